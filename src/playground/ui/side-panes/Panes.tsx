import { useId, type ReactNode } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import type { PlaygroundData } from "../../model/playground-data.ts";
import { listPanes, type PaneName, type PlaygroundState } from "../../model/state.ts";
import { AGAIN_COMPARISON, type Run } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";
import { HistoryPane } from "./HistoryPane.tsx";
import { ReportPane, SecondPane, TextPane } from "./text-panes.tsx";

interface PanesProps {
  data: PlaygroundData;
  state: PlaygroundState;
  run: Run;
  session: Session;
}

/** The languages of the plain texts, for their colors. */
const PARSERS = { ast: "json", preprocessed: "json", comments: "json", doc: "babel" };

/** The panes that are switched on, side by side below input and output. */
export function Panes({ data, state, run, session }: PanesProps) {
  const contents: Record<PaneName, () => ReactNode> = {
    ast: () => <TextPane pane="ast" result={run.results["ast"]} parser={PARSERS.ast} />,
    preprocessed: () => (
      <TextPane pane="preprocessed" result={run.results["preprocessed"]} parser={PARSERS.preprocessed} />
    ),
    doc: () => <TextPane pane="doc" result={run.results["doc"]} parser={PARSERS.doc} />,
    comments: () => <TextPane pane="comments" result={run.results["comments"]} parser={PARSERS.comments} />,
    second: () => <SecondPane result={run.results[AGAIN_COMPARISON]} parser={state.parser} />,
    report: () => <ReportPane state={state} run={run} session={session} />,
    history: () => <HistoryPane data={data} run={run} session={session} />,
  };
  const offered = listPanes(state.parser);
  return (
    <div className="panes">
      {state.panes
        .filter((pane) => offered.includes(pane))
        .map((pane) => (
          <SidePane key={pane} pane={pane} onClose={() => session.togglePane(pane)}>
            {contents[pane]()}
          </SidePane>
        ))}
    </div>
  );
}

interface SidePaneProps {
  pane: PaneName;
  onClose(): void;
  children: ReactNode;
}

function SidePane({ pane, onClose, children }: SidePaneProps) {
  const id = useId();
  const title = WORDS.panes[pane];
  return (
    <section className="side-pane" aria-labelledby={id}>
      <div className="side-pane-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={WORDS.close(title)}
          title={WORDS.close(title)}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
