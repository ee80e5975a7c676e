/** Shows those of the listed users that the reader looks for: see `UserList.tsx`. */
import { FOUND, QUIET } from "./draw-names.ts";

export function countUsers(shown: number, all: number): string {
  return shown === all ? `${all} in the list` : `${shown} of ${all}`;
}

/** Goes by the names and hosts in the list, and colors the bars that stand for them in the banner. */
export function filterList(container: Element): void {
  const find = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const query = simplify(container.querySelector("input")!.value.trim());
  const items = find(".logos > li");
  for (const item of items) item.hidden = !simplify(readName(item)).includes(query);

  const isShown = (item: HTMLElement) => !item.hidden;
  const count = items.filter(isShown).length;
  for (const [index, bar] of find(".banner .bars rect").entries()) {
    const { dataset } = bar;
    dataset["unfiltered"] ??= bar.getAttribute("class")!;
    const color = isShown(items[index]!) ? FOUND : QUIET;
    bar.setAttribute("class", count === items.length ? dataset["unfiltered"] : `b${color}`);
  }
  for (const section of find(".pinned, .others")) section.hidden = !section.querySelector("li:not([hidden])");
  for (const sentence of find(".nobody")) sentence.hidden = count > 0;
  for (const output of find("output")) output.textContent = countUsers(count, items.length);
}

function readName(item: Element): string {
  const link = item.querySelector("a")!;
  return `${link.querySelector(":scope > span")!.textContent} ${link.host}`;
}

/** Without case and accents. */
function simplify(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
