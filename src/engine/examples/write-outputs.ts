/** Writes into a post what the versions printed: the two code blocks below each input. */
import { renderFence } from "../markdown/render-fence.ts";
import type { Comparison, SideName } from "../directives/comparison/comparison.ts";
import type { Post } from "./find-comparisons.ts";
import { toCode, type Outcomes } from "./outcomes.ts";

/** The text of the post; `outcomes` in the order of its comparisons. */
export function writeOutputs({ text, comparisons }: Post, outcomes: Outcomes[]): string {
  let result = text;
  // From the end, so that earlier places stay true.
  for (const [index, comparison] of [...comparisons.entries()].reverse()) {
    const start = comparison.input.position!.end.offset!;
    const end = comparison.node.children.at(-1)!.position!.end.offset!;
    result = result.slice(0, start) + renderOutputs(comparison, outcomes[index]!) + result.slice(end);
  }
  return result;
}

function renderOutputs({ input }: Comparison, outcomes: Outcomes): string {
  const render = (side: SideName) => `\n\n${renderFence(toCode(outcomes[side], input), side)}`;
  return render("before") + render("after");
}
