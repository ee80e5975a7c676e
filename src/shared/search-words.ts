/** Every word of search that a reader can see or hear, apart from `labels.ts`: only who searches loads them. */
import type { SearchKind } from "./search.ts";

export const SEARCH_WORDS = {
  docs: "Docs",
  playground: "Playground",
  playgroundDescription: "Format your own code in the browser, with any option and version.",
  kinds: {
    option: "Option",
    flag: "CLI flag",
    api: "API",
    guide: "Guide",
    note: "Release note",
    page: "Page",
  } satisfies Record<SearchKind, string>,
};
