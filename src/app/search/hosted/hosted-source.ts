/** Search by a hosted service, through its own client. Loaded only where one is configured. */
import { liteClient } from "algoliasearch/lite";
import { POSTS_TAG } from "../../../shared/search/files.ts";
import { describeHosts, type ServiceAddress } from "../../../shared/search/hosts.ts";
import { arrangeByPage } from "../group-hits.ts";
import type { SearchHit, SearchQuery, SearchResults, SearchSource } from "../search-types.ts";
import { splitTerms } from "../../../shared/search/terms.ts";
import { POST_TAG, PRE_TAG, readHit, type HitRules } from "./read-hit.ts";

interface RequestRules {
  indexName: string;
  language: string;
  /** Whether only the docs versions of the query are searched, besides what belongs to no version. */
  contextualSearch: boolean;
}

interface HostedOptions {
  service: ServiceAddress & { apiKey: string };
  request: RequestRules;
  hit: HitRules;
  /** Milliseconds until another host is tried. When none is left, the search fails. */
  timeouts?: { connect: number; read: number; write: number };
}

/**
 * In browsers the first is the time until the answer begins. The client's default of one second is too short for slow mobile
 * connections.
 */
const TIMEOUTS = { connect: 2500, read: 5000, write: 5000 };

export function createHostedSource({ service, request, hit, timeouts = TIMEOUTS }: HostedOptions): SearchSource {
  const client = liteClient(service.appId, service.apiKey, { timeouts, ...describeHosts(service) });
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const answer: unknown = await client.search({ requests: [createRequest(query, request)] });
      const results = readResults(answer, query, hit);
      if (results) return results;
      // The client has cached this answer, and would return it to the next attempt.
      await client.clearCache();
      throw new Error("The search service gave an answer that cannot be read.");
    },
  };
}

const EXCERPT_WORDS = 24;

/** Of `facetFilters` all have to match; of a list inside, one is enough. */
function createRequest({ text, tags, kinds, limit }: SearchQuery, rules: RequestRules) {
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

function readResults(answer: unknown, { isByPage }: SearchQuery, rules: HitRules): SearchResults | undefined {
  const { hits, nbHits } = (answer as { results?: { hits?: unknown; nbHits?: unknown }[] } | null)?.results?.[0] ?? {};
  if (!Array.isArray(hits) || typeof nbHits !== "number") return undefined;
  const read = hits.flatMap((each) => readHit(each, rules) ?? []);
  if (hits.length > 0 && read.length === 0) return undefined;
  const found = keepFirst(read).map((each, index) => ({ ...each, rank: -index }));
  return {
    hits: isByPage ? arrangeByPage(found, ({ pageUrl }) => pageUrl) : found,
    total: Math.max(nbHits, found.length),
    terms: listMarkedTerms(found),
    near: [],
    records: "all",
  };
}

/** Crawlers make a record of each paragraph, but a section should be one result. */
function keepFirst<H extends { url: string }>(hits: H[]): H[] {
  const known = new Set<string>();
  return hits.filter(({ url }) => !known.has(url) && known.add(url));
}

function listMarkedTerms(hits: SearchHit[]): string[] {
  const marked = hits
    .flatMap(({ title, excerpt }) => [title, excerpt])
    .flatMap((text) => text.filter((_, at) => at % 2));
  return [...new Set(marked.flatMap(splitTerms))];
}
