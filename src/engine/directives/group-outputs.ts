/** Values of an option that give the same output, with the cursor in the same place, share it. */
import type { Explored } from "./explore-option.ts";
import { showValue } from "./render-pane.ts";

interface Group {
  output: string;
  cursor: number | undefined;
  /** Positions of the values, from 1 as `:nth-child()` counts. */
  positions: number[];
}

export function groupByOutput(results: Explored["results"]): Group[] {
  const groups: Group[] = [];
  for (const [index, { output, cursor }] of results.entries()) {
    const group = groups.find((each) => each.output === output && each.cursor === cursor);
    if (group) group.positions.push(index + 1);
    else groups.push({ output, cursor, positions: [index + 1] });
  }
  return groups;
}

export function showSettingsOf({ option, results }: Explored, positions: number[]): string {
  return `${option.name}: ${positions.map((position) => showValue(results[position - 1]!.value)).join(", ")}`;
}
