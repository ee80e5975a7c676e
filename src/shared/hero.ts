/** The code samples of the home page: what the formatter prints for them at every width, and the widths a reader can drag to. */

/** A piece of code with its color (a class of `code.css`), or plain. */
export type CodeToken = string | [color: string, text: string];

/** Code, and what the formatter prints for it at every width. Input and outputs name their lines by index. */
export interface Reflow {
  /** As it was typed. */
  code: string;
  /** The parser and all other options besides the width. */
  options: Record<string, unknown>;
  lines: CodeToken[][];
  input: number[];
  outputs: number[][];
  /** The output that is printed from each width on, narrowest first. There is at least one. */
  steps: [width: number, output: number][];
}

export interface HeroSample extends Reflow {
  /** The name of the language. */
  name: string;
}

/** The widths for one size of screen, and how many lines the page reserves for the code. */
export interface HeroRange {
  /** The styles show one of the ranges, depending on the width of the screen. */
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
  // `!`: a reflow has at least one step.
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

export function getOutputLines(reflow: Reflow, output: number): Reflow["lines"] {
  return getLines(reflow, reflow.outputs[output] ?? []);
}

/** The lines with these indices. */
export function getLines({ lines }: Reflow, indices: number[]): Reflow["lines"] {
  // `!`: input and outputs only name lines of their own reflow.
  return indices.map((index) => lines[index]!);
}
