/** Search by a hosted service, through its own client. Loaded only where one is configured. */
import { liteClient } from "algoliasearch/lite";
import { describeHosts, type ServiceAddress } from "../../../shared/search-hosts.ts";
import { arrangeByPage } from "../group-hits.ts";
import type { SearchHit, SearchQuery, SearchResults, SearchSource } from "../search-types.ts";
import { splitTerms } from "../words.ts";
import { createRequest, type RequestRules } from "./create-request.ts";
import { readHit, type HitRules } from "./read-hit.ts";

export interface HostedOptions {
  service: ServiceAddress & { apiKey: string };
  request: RequestRules;
  hit: HitRules;
  /** Milliseconds until another host is tried, and in the end the search fails. */
  timeouts?: { connect: number; read: number; write: number };
}

/** In browsers the first is the time until the answer begins; the client's own second is short for a phone in a train. */
const TIMEOUTS = { connect: 2500, read: 5000, write: 5000 };

export function createHostedSource({ service, request, hit, timeouts = TIMEOUTS }: HostedOptions): SearchSource {
  const client = liteClient(service.appId, service.apiKey, { timeouts, ...describeHosts(service) });
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const answer: unknown = await client.search({ requests: [createRequest(query, request)] });
      const results = readResults(answer, query, hit);
      if (results) return results;
      // It is kept as an answer like any other, and trying again would only bring it back.
      await client.clearCache();
      throw new Error("The search service gave an answer that cannot be read.");
    },
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
    isPartial: false,
  };
}

/** Crawlers make a record of each paragraph: a section is one result all the same. */
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
