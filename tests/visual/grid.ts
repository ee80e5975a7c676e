/**
 * A picture as a coarse grid of average colors, which is what remains the same from machine to machine: fonts, hinting and the
 * place where a line breaks differ, where things stand and what color they have does not.
 */

/** Rows of cells; a cell is red, green and blue from 0 to 255. */
export type Grid = number[][][];

/** Side of a cell in pixels. */
export const CELL = 48;
/** Cells further apart than this are different. Text in another font changes a blurred cell by less. */
const THRESHOLD = 24;

/** One hexadecimal digit a channel, three a cell: a picture is a few lines of text, and a change of it can be read. */
export function formatGrid(grid: Grid): string {
  const formatCell = (cell: number[]) => cell.map((value) => Math.round(value / 17).toString(16)).join("");
  return grid.map((row) => row.map(formatCell).join(" ")).join("\n");
}

export function parseGrid(text: string): Grid {
  return text
    .split("\n")
    .map((row) => row.split(" ").map((cell) => [...cell].map((digit) => parseInt(digit, 16) * 17)));
}

/** The share of cells that differ, between 0 and 1; all of them when the sizes do. */
export function compareGrids(a: Grid, b: Grid): number {
  if (a.length !== b.length || a[0]!.length !== b[0]!.length) return 1;
  const [first, second] = [blur(a), blur(b)];
  const differences = first.flatMap((row, y) =>
    row.map((cell, x) => Math.max(...cell.map((value, channel) => Math.abs(value - second[y]![x]![channel]!)))),
  );
  return differences.filter((difference) => difference > THRESHOLD).length / differences.length;
}

/** Each cell with its neighbours: what has moved by some pixels stays alike. */
function blur(grid: Grid): Grid {
  return grid.map((row, y) =>
    row.map((cell, x) => {
      const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => grid[y + dy]?.[x + dx] ?? cell));
      return cell.map((_, channel) => around.reduce((sum, each) => sum + each[channel]!, 0) / around.length);
    }),
  );
}
