import type { TaskResult } from "../model/run.ts";
import type { PaneName } from "../model/state.ts";
import { fence } from "../model/report.ts";
import { CodeView } from "./CodeView.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { WORDS } from "./words.ts";

interface TextPaneProps {
  pane: PaneName;
  result: TaskResult | undefined;
  parser: string;
}

/** A failure here says so and leaves everything else as it is. */
export function TextPane({ pane, result, parser }: TextPaneProps) {
  return (
    <>
      {result?.failure && <p className="pane-failure">{WORDS.failures[result.failure.kind]}</p>}
      {pane === "doc" && (
        <p className="verdict">
          <CopyButton className="quiet-tool" label={WORDS.copyDoc} getText={() => fence("js", result?.text ?? "")} />
        </p>
      )}
      <div className="pane-body" data-outdated={result?.failure !== undefined}>
        <CodeView label={WORDS.panes[pane]} text={result?.text ?? ""} parser={parser} hasFolding />
      </div>
    </>
  );
}
