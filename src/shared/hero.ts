/** The widths at which the home page shows its code: what a screen can hold, and how many lines it keeps room for. */
import type { Reflow } from "./page.ts";

export interface HeroRange {
  /** Styles show one of them, by the width of the screen. */
  name: "wide" | "narrow";
  from: number;
  to: number;
  start: number;
  rows: number;
}

export const HERO_RANGES: HeroRange[] = [
  { name: "wide", from: 55, to: 96, start: 80, rows: 22 },
  { name: "narrow", from: 32, to: 48, start: 40, rows: 33 },
];

export const HERO_FROM = Math.min(...HERO_RANGES.map(({ from }) => from));
export const HERO_TO = Math.max(...HERO_RANGES.map(({ to }) => to));

/** The lines that the formatter prints at this width. */
export function findLines({ steps, outputs, lines }: Reflow, width: number): Reflow["lines"] {
  const step = steps.findLast(([from]) => from <= width) ?? steps[0]!;
  return outputs[step[1]]!.map((index) => lines[index]!);
}
