import type { TaskResult } from "../model/run.ts";
import type { PaneName } from "../model/state.ts";
import { CodeView } from "./CodeView.tsx";
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
      <div className="pane-body" data-outdated={result?.failure !== undefined}>
        <CodeView label={WORDS.panes[pane]} text={result?.text ?? ""} parser={parser} hasFolding />
      </div>
    </>
  );
}
