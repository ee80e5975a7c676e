/** What the users page shows for a query: the matching users, and all names as a drawing. */
import type { ShowcaseUser } from "../../../../shared/page.ts";

/** Those whose name or host contains the query, ignoring case and accents. */
export function filterUsers(users: ShowcaseUser[], query: string): ShowcaseUser[] {
  const wanted = simplify(query.trim());
  return users.filter(({ caption, infoLink }) => simplify(`${caption} ${new URL(infoLink).host}`).includes(wanted));
}

function simplify(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The width of a row and the space between two bars, in the units of `Bars`. */
const ROW_WIDTH = 52;
const SPACE = 1.2;
const LONGEST = 26;

const QUIET = 0;
const FOUND = 5;
const PINNED = [4, 1, 2, 3];

/** All names as rows of `Bars`, each bar as long as its name. Pinned names are colored or, with a query, those that match it. */
export function drawNames(users: ShowcaseUser[], found: ShowcaseUser[]): string[] {
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
