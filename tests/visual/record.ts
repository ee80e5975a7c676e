/** What is kept of a page, as a text file: its parts by width, and its colors by width and mode. */
import { compareGrids, formatGrid, parseGrid, type Grid } from "./grid.ts";
import { compareBoxes, formatBoxes, parseBoxes, type Boxes } from "./take-boxes.ts";

export interface Look {
  /** Width and mode. */
  name: string;
  boxes: Boxes;
  grid: Grid;
}

/** In another font up to 16 % of a phone's cells differ; without styles more, in the other mode nearly all. */
const TOLERATED_SHARE = 0.25;

export function formatLooks(looks: Look[]): string {
  return looks.map(({ name, boxes, grid }) => `# ${name}\n\n${formatBoxes(boxes)}\n\n${formatGrid(grid)}\n`).join("\n");
}

export function parseLooks(text: string): Look[] {
  const parts = text.trim().split(/\n\n/);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [name, boxes, grid] = parts.slice(index * 3);
    return { name: name!.slice(2), boxes: parseBoxes(boxes!), grid: parseGrid(grid!) };
  });
}

export function compareLooks(kept: Look[], taken: Look[]): string[] {
  const knownNames = kept.map(({ name }) => name).join(", ");
  if (knownNames !== taken.map(({ name }) => name).join(", ")) return [`only these are kept: ${knownNames}`];
  return taken.flatMap(({ name, boxes, grid }, index) => {
    // As they are read back: rounded.
    const share = compareGrids(kept[index]!.grid, parseGrid(formatGrid(grid)));
    const colors = share > TOLERATED_SHARE ? [`${Math.round(share * 100)} % of the colors differ`] : [];
    return [...compareBoxes(kept[index]!.boxes, boxes), ...colors].map((problem) => `${name}: ${problem}`);
  });
}
