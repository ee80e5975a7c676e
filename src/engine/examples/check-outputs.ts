/** Holds what a post says against what the versions print. */
import { structuredPatch } from "diff";
import type { Problem } from "../base/problems.ts";
import { SIDES } from "../directives/comparison/comparison.ts";
import type { Post } from "./find-comparisons.ts";
import { toCode, type Outcomes } from "./outcomes.ts";

/** `outcomes` in the order of the post's comparisons. */
export function checkOutputs({ file, comparisons }: Post, outcomes: Outcomes[]): Problem[] {
  return comparisons.flatMap((comparison, index) =>
    SIDES.flatMap((side): Problem[] => {
      const { version, output: written } = comparison[side];
      const printed = toCode(outcomes[index]![side], comparison.input);
      const line = (written ?? comparison.node).position!.start.line;
      if (!written) return [{ file, line, message: `the output of ${version} (${side}) is missing` }];
      const diff = showDifference(written.value, printed.value);
      const wrongLanguage = (written.lang ?? null) !== printed.lang;
      if (!diff && !wrongLanguage) return [];
      const what = diff ? `:\n${diff}` : `, as a code block of "${printed.lang}", not "${written.lang}"`;
      return [{ file, line, message: `${version} prints something else than stands here (${side})${what}` }];
    }),
  );
}

/** Lines that are written but not printed (-), and printed but not written (+). */
function showDifference(written: string, printed: string): string {
  const { hunks } = structuredPatch("", "", `${written}\n`, `${printed}\n`, "", "", { context: 1 });
  return hunks.flatMap((hunk) => hunk.lines.map((line) => `    ${line}`)).join("\n");
}
