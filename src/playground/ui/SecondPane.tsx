import type { TaskResult } from "../model/run.ts";
import { CodeView } from "./CodeView.tsx";
import { TwoTexts } from "./TwoTexts.tsx";
import { WORDS } from "./words.ts";

const LABELS = { left: `${WORDS.views.output} 1`, right: `${WORDS.views.output} 2` };

/** Formatting what is formatted should change nothing. */
export function SecondPane({ result, parser }: { result: TaskResult | undefined; parser: string }) {
  const comparison = result?.comparison;
  const isSame = comparison?.hunks.length === 0;
  return (
    <>
      <p className="verdict" aria-live="polite" data-good={isSame}>
        {comparison && (isSame ? WORDS.secondSame : WORDS.secondDiffers)}
      </p>
      <div className="pane-body">
        {comparison &&
          (isSame ? (
            <CodeView label={WORDS.panes.second} text={comparison.right} parser={parser} />
          ) : (
            <TwoTexts comparison={comparison} labels={LABELS} parser={parser} rulers={[undefined, undefined]} />
          ))}
      </div>
    </>
  );
}
