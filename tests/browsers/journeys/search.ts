/** Search: the dialog and the page. */
import type { Reader } from "../reader.ts";

const FIELD = ".search-box input";
const OPTION = '.search-dialog [role="option"]';

async function openDialog(reader: Reader): Promise<void> {
  await reader.tab.press("/");
  await reader.see((css) => document.activeElement?.matches(css) === true, FIELD);
}

/** Whether it can be read: a box without height would hide it. */
const isInside = (css: string) => {
  const body = document.querySelector(".search-body")?.getBoundingClientRect();
  const [element] = window.findVisible(css);
  const box = element?.getBoundingClientRect();
  return body !== undefined && box !== undefined && box.top >= body.top && box.bottom <= body.bottom + 1;
};

export const SEARCH_JOURNEYS = {
  async "search by keyboard, from an empty dialog to a place on a page"(reader: Reader) {
    await reader.enter("/docs/");
    await openDialog(reader);
    await reader.see(isInside, `.search-column > *`);
    await reader.tab.type("trailing comma");
    await reader.seeText(".search-count", /^\d+ results$/);
    await reader.seeText(OPTION, /Trailing commas/i);
    await reader.see(isInside, OPTION);
    await reader.tab.press("ArrowDown");
    await reader.see(() => document.querySelector(`[role="option"][aria-selected="true"]`) !== null);
    await reader.tab.press("Enter");
    await reader.seeAddress("/docs/options#trailing-commas");
    await reader.seeNothing(".search-dialog");
    await reader.goBack();
    await reader.seeAddress("/docs/");
    await reader.seeText("h1", /./);
    await reader.seeNothing(".search-dialog");
    // What was found is offered again.
    await reader.wake();
    await openDialog(reader);
    await reader.see(isInside, OPTION);
    await reader.seeText(OPTION, /Trailing commas/i);
    await reader.tab.press("Escape");
    await reader.seeNothing(".search-dialog");
  },

  async "search that finds nothing says so"(reader: Reader) {
    await reader.open("/");
    await reader.click(".search-button");
    await reader.fill(FIELD, "qqqqqqqqqq");
    await reader.seeText(".search-dialog", /No results found for/);
    await reader.see(isInside, ".search-message");
    // One button clears the field: in a field of type "search", the browser's own would be a second.
    await reader.see((css) => document.querySelector<HTMLInputElement>(css)?.type === "text", FIELD);
    await reader.click(".search-clear");
    await reader.see((css) => document.querySelector<HTMLInputElement>(css)?.value === "", FIELD);
  },

  async "the search page: its address tells all, and Back undoes a filter"(reader: Reader) {
    await reader.open("/search?q=comma");
    await reader.seeText(".search-item h2", /commas/i);
    await reader.click(".search-filters span", "Release notes");
    await reader.seeAddress("/search?q=comma&kind=note");
    await reader.see(
      () => document.querySelector(".search-item h2 a")?.getAttribute("href")?.startsWith("/blog/") === true,
    );
    await reader.goBack();
    await reader.seeAddress("/search?q=comma");
    await reader.see(
      () => document.querySelector(".search-item h2 a")?.getAttribute("href")?.startsWith("/docs/") === true,
    );
    await reader.click(".search-item h2 a");
    await reader.seeAddress(/^\/docs\//);
    await reader.goBack();
    await reader.seeText(".search-item h2", /commas/i);
    await reader.see(() => document.querySelector<HTMLInputElement>(".search-form input")?.value === "comma");
  },
};
