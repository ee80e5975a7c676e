/** Values of an option that give the same output share it. */
import type { Explored } from "./explore-option.ts";
import { showValue } from "./render-pane.ts";

interface Group {
  output: string;
  /** Positions of the values, from 1 as `:nth-child()` counts. */
  positions: number[];
}

export function groupByOutput(results: Explored["results"]): Group[] {
  const groups = new Map<string, number[]>();
  for (const [index, { output }] of results.entries()) groups.set(output, [...(groups.get(output) ?? []), index + 1]);
  return [...groups].map(([output, positions]) => ({ output, positions }));
}

export function showSettingsOf({ option, results }: Explored, positions: number[]): string {
  return `${option.name}: ${positions.map((position) => showValue(results[position - 1]!.value)).join(", ")}`;
}
