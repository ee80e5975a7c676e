/** A query as the search service understands it. */
import { POSTS_TAG } from "../../../shared/search-files.ts";
import type { SearchQuery } from "../search-types.ts";
import { POST_TAG, PRE_TAG } from "./parse-highlight.ts";

export interface RequestRules {
  indexName: string;
  language: string;
  /** Only the docs versions that the query names, besides what belongs to none. */
  contextualSearch: boolean;
}

const EXCERPT_WORDS = 24;

/** All of the outer list must hold, and of each inner list one. */
export function createRequest({ text, tags, kinds, limit }: SearchQuery, rules: RequestRules) {
  const { indexName, language, contextualSearch } = rules;
  const facetFilters: (string | string[])[] = [`language:${language}`];
  if (contextualSearch) facetFilters.push([POSTS_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`));
  if (kinds) facetFilters.push(kinds.map((kind) => `kind:${kind}`));
  return {
    indexName,
    query: text,
    hitsPerPage: limit,
    facetFilters,
    attributesToRetrieve: ["hierarchy", "type", "url", "docusaurus_tag", "kind", "date", "facts"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: [`content:${EXCERPT_WORDS}`],
    snippetEllipsisText: "…",
    highlightPreTag: PRE_TAG,
    highlightPostTag: POST_TAG,
  };
}
