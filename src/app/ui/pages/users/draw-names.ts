/** The drawing of the users page: all names, seen from afar. */
import type { ShowcaseUser } from "../../../../shared/page.ts";

/** The width of a row and the space between two bars, in the units of `Bars`. */
const ROW_WIDTH = 52;
const SPACE = 1.2;
const LONGEST = 26;

/** Colors of `Bars`. */
export const QUIET = 0;
export const FOUND = 5;
const PINNED = [4, 1, 2, 3];

/** Rows of `Bars`, each bar as long as its name. Those of pinned names are colored. */
export function drawNames(users: ShowcaseUser[]): string[] {
  const rows = [""];
  let width = 0;
  let pinned = 0;
  for (const user of users) {
    const units = Math.min(LONGEST, Math.ceil(user.caption.length * 0.8));
    if (width + units > ROW_WIDTH) {
      rows.push("");
      width = 0;
    }
    const color = user.pinned ? PINNED[pinned++ % PINNED.length] : QUIET;
    rows[rows.length - 1] += `${color}${String.fromCharCode(96 + units)}`;
    width += units + SPACE;
  }
  return rows;
}
