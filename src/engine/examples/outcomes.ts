/** From comparisons to runs of the formatter, and from what they gave to code blocks. */
import type { Code } from "mdast";
import { toSource } from "../directives/format-sample.ts";
import { SIDES, type Comparison, type SideName } from "../directives/comparison/comparison.ts";
import { completeOptions } from "./complete-options.ts";
import { hideInvisibles, showInvisibles } from "../directives/comparison/invisibles.ts";
import type { Job, Outcome } from "./run-releases.ts";

export type Outcomes = Record<SideName, Outcome>;

/** Two for each comparison, before and after. */
export function listJobs(comparisons: Comparison[]): Job[] {
  return comparisons.flatMap((comparison) =>
    SIDES.map((side) => {
      const { version, options } = comparison[side];
      const language = comparison.input.lang ?? "";
      return {
        version,
        source: hideInvisibles(toSource(comparison.input.value)),
        options: completeOptions({ version, options, language }),
      };
    }),
  );
}

export function pairOutcomes(outcomes: Outcome[]): Outcomes[] {
  return Array.from({ length: outcomes.length / 2 }, (_, index) => ({
    before: outcomes[2 * index]!,
    after: outcomes[2 * index + 1]!,
  }));
}

/** What stands in the post: the output without the line break at its end, or the error as text. */
export function toCode({ output, error }: Outcome, input: Pick<Code, "lang">): Pick<Code, "lang" | "value"> {
  if (output === undefined) return { lang: "text", value: error };
  return { lang: input.lang ?? null, value: showInvisibles(output.replace(/\n$/, "")) };
}
