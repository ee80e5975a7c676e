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

/** Which of the outputs the formatter prints at this width. */
export function findOutput({ steps }: Reflow, width: number): number {
  const step = steps.findLast(([from]) => from <= width) ?? steps[0]!;
  return step[1];
}

/** All outputs that a reader can drag to. */
export function listOutputs(reflow: Reflow, { from, to }: Pick<HeroRange, "from" | "to">): number[] {
  const widths = [from, ...reflow.steps.map(([width]) => width).filter((width) => width > from && width <= to)];
  return [...new Set(widths.map((width) => findOutput(reflow, width)))];
}

/** The lines that the formatter prints at this width. */
export function findLines(reflow: Reflow, width: number): Reflow["lines"] {
  return getOutputLines(reflow, findOutput(reflow, width));
}

export function getOutputLines({ outputs, lines }: Reflow, output: number): Reflow["lines"] {
  return outputs[output]!.map((index) => lines[index]!);
}
