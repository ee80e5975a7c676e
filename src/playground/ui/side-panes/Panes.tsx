import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import type { Signal } from "../../../app/runtime/signal.ts";
import type { PlaygroundData } from "../../model/playground-data.ts";
import { listPanes, type PaneName, type PlaygroundState } from "../../model/state.ts";
import { AGAIN_COMPARISON, CHANGES, type Run } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";
import { DiffPane } from "./DiffPane.tsx";
import { HistoryPane } from "./HistoryPane.tsx";
import { ReportPane, TextPane } from "./text-panes.tsx";
import { TreePane } from "./TreePane.tsx";

interface PanesProps {
  data: PlaygroundData;
  state: PlaygroundState;
  run: Run;
  session: Session;
  /** The position of the caret in the input. */
  caret: Signal<number>;
}

/** The panes that are switched on, as tabs: beside each other, none of them would have the room that it needs. */
export function Panes({ data, state, run, session, caret }: PanesProps) {
  const { results } = run;
  const { parser } = state;
  const contents: Record<PaneName, () => ReactNode> = {
    ast: () => <TreePane pane="ast" result={results["ast"]} parser={parser} caret={caret} />,
    preprocessed: () => <TreePane pane="preprocessed" result={results["preprocessed"]} parser={parser} caret={caret} />,
    doc: () => <TextPane pane="doc" result={results["doc"]} parser="babel" />,
    comments: () => <TreePane pane="comments" result={results["comments"]} parser={parser} />,
    changes: () => <DiffPane pane="changes" result={results[CHANGES]} parser={parser} />,
    second: () => <DiffPane pane="second" result={results[AGAIN_COMPARISON]} parser={parser} />,
    report: () => <ReportPane state={state} run={run} session={session} />,
    history: () => <HistoryPane data={data} state={state} session={session} />,
  };
  const panes = state.panes.filter((pane) => listPanes(parser).includes(pane));
  const [active, setActive] = useActivePane(panes);
  const id = useId();
  if (!active) return null;
  return (
    <div className="panes">
      <PaneTabs id={id} panes={panes} active={active} onChange={setActive} onClose={session.togglePane} />
      <section
        className="side-pane"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        key={active}
      >
        {contents[active]()}
      </section>
    </div>
  );
}

/** The pane that was switched on last, or the one that the reader has chosen since. */
function useActivePane(panes: PaneName[]): [active: PaneName | undefined, choose: (pane: PaneName) => void] {
  const [known, setKnown] = useState(panes);
  const [chosen, setChosen] = useState<PaneName>();
  if (known !== panes && known.join() !== panes.join()) {
    setKnown(panes);
    setChosen(panes.find((pane) => !known.includes(pane)) ?? chosen);
  }
  return [chosen && panes.includes(chosen) ? chosen : panes.at(-1), setChosen];
}

interface PaneTabsProps {
  id: string;
  panes: PaneName[];
  active: PaneName;
  onChange(pane: PaneName): void;
  onClose(pane: PaneName): void;
}

/** Arrow keys move between the tabs, and Delete closes one. */
function PaneTabs({ id, panes, active, onChange, onClose }: PaneTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (event.key === "Delete") return onClose(active);
    if (step === undefined) return;
    event.preventDefault();
    const next = panes.at((panes.indexOf(active) + step) % panes.length) ?? active;
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const title = WORDS.panes[active];
  return (
    <div className="pane-tabs">
      <div className="tab-list" role="tablist" aria-label={WORDS.paneBar}>
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            id={`${id}-${pane}`}
            aria-selected={pane === active}
            aria-controls={`${id}-panel`}
            tabIndex={pane === active ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChange(pane)}
          >
            {WORDS.panes[pane]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={WORDS.close(title)}
        title={WORDS.close(title)}
        onClick={() => onClose(active)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
