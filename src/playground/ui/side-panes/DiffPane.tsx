import type { TaskResult } from "../../model/tasks.ts";
import { CodeView } from "../code/CodeView.tsx";
import { DiffTools, DiffView } from "../code/DiffView.tsx";
import { WORDS } from "../words.ts";

interface DiffPaneProps {
  pane: "changes" | "second";
  result: TaskResult | undefined;
  parser: string;
}

/** A second pass should change nothing. What the first pass changes is no fault. */
const PANES = {
  changes: {
    labels: { left: WORDS.views.input, right: WORDS.views.output },
    same: WORDS.noChanges,
    describe: WORDS.differences,
    isFault: false,
  },
  second: {
    labels: { left: `${WORDS.views.output} 1`, right: `${WORDS.views.output} 2` },
    same: WORDS.secondSame,
    describe: () => WORDS.secondDiffers,
    isFault: true,
  },
};

/** Shows how the output differs from the input, or a second output from the first. */
export function DiffPane({ pane, result, parser }: DiffPaneProps) {
  const { labels, same, describe, isFault } = PANES[pane];
  const comparison = result?.comparison;
  const isSame = comparison?.hunks.length === 0;
  return (
    <>
      <div className="pane-line">
        <p className="verdict" aria-live="polite" data-good={isSame || !isFault}>
          {comparison && (isSame ? same : describe(comparison.hunks.length))}
        </p>
        {comparison && !isSame && (
          <span className="pane-tools">
            <DiffTools comparison={comparison} labels={labels} />
          </span>
        )}
      </div>
      <div className="pane-body" data-outdated={result?.isForeign || result?.failure !== undefined}>
        {comparison &&
          (isSame ? (
            <CodeView label={WORDS.panes[pane]} text={comparison.right} parser={parser} />
          ) : (
            <DiffView comparison={comparison} labels={labels} parser={parser} rulers={[undefined, undefined]} />
          ))}
      </div>
    </>
  );
}
