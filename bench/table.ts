/** What a measurement gives: rows of numbers, shown as a Markdown table here, in the results and in the terminal. */
export interface Table {
  title: string;
  /** What was measured how, in a sentence. */
  note?: string;
  columns: string[];
  rows: Row[];
}

export interface Row {
  label: string;
  /** Nothing where a row has no such number. */
  values: (number | null)[];
}

export function showTable({ title, note, columns, rows }: Table): string {
  const head = [title, ...columns];
  const body = rows.map(({ label, values }) => [label, ...values.map(showNumber)]);
  const widths = head.map((_, index) => Math.max(3, ...[head, ...body].map((line) => (line[index] ?? "").length)));
  const align = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!);
  const showLine = (line: string[]) => `| ${head.map((_, index) => align(line[index] ?? "", index)).join(" | ")} |`;
  const rule = widths.map((width, index) => (index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const lines = [showLine(head), `| ${rule.join(" | ")} |`, ...body.map(showLine)];
  return (note ? `${note}\n\n` : "") + lines.join("\n");
}

/** Three digits that count are enough for everything measured here. */
export function showNumber(value: number | null): string {
  if (value === null) return "–";
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString("en");
  return value < 1 ? value.toFixed(3).replace(/0+$/, "") : value.toFixed(1);
}

export function takeMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

export function takePercentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}

/** Each number by itself, for a reading is not a person who had one bad day. */
export function takeMedians<Name extends string>(readings: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(readings[0]!) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, takeMedian(readings.map((reading) => reading[name]))]),
  ) as Record<Name, number>;
}
