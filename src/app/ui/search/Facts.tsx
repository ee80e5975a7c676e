import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { SearchFacts } from "../../../shared/search.ts";

/** What many readers came for: the default, and since when. */
export function Facts({ facts }: { facts: SearchFacts | undefined }) {
  if (!facts?.default && !facts?.since) return null;
  return (
    <span className="search-facts">
      {facts.default && (
        <span>
          {SEARCH_WORDS.default} <code>{facts.default}</code>
        </span>
      )}
      {facts.since && (
        <span>
          {SEARCH_WORDS.since} {facts.since}
        </span>
      )}
      {facts.flag && <code>{facts.flag.split(" ")[0]}</code>}
    </span>
  );
}
