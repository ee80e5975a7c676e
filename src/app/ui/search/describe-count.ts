import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import type { SearchResults } from "../../search/search-types.ts";

/** A number that will grow is called a number so far, because readers take a count for the end of the search. */
export function describeCount({ total, records }: SearchResults, describe: (count: number) => string): string {
  return records === "arriving" ? SEARCH_WORDS.soFar(total) : describe(total);
}
