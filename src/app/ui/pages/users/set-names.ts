import type { ShowcaseUser } from "../../../../shared/page.ts";

/** Units of a bar's row, as of a line of code. */
const ROW_WIDTH = 52;
/** What stands between two bars, in the same units. */
const SPACE = 1.2;
const LONGEST = 26;

const QUIET = 0;
const FOUND = 5;
const PINNED = [4, 1, 2, 3];

/** All names as lines of bars (`Bars` tells how): a bar as long as its name, in color if it was found or, before, if it is pinned. */
export function setNames(users: ShowcaseUser[], found: ShowcaseUser[]): string[] {
  const isFiltered = found.length < users.length;
  const wanted = new Set(found);
  const rows = [""];
  let width = 0;
  let pinned = 0;
  for (const user of users) {
    const units = Math.min(LONGEST, Math.ceil(user.caption.length * 0.8));
    if (width + units > ROW_WIDTH) {
      rows.push("");
      width = 0;
    }
    const color = isFiltered
      ? wanted.has(user)
        ? FOUND
        : QUIET
      : user.pinned
        ? PINNED[pinned++ % PINNED.length]
        : QUIET;
    rows[rows.length - 1] += `${color}${String.fromCharCode(96 + units)}`;
    width += units + SPACE;
  }
  return rows;
}
