/** A search service for tests, which speaks the protocol of the real one on a real port and searches well enough for them. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHierarchy, LEVELS, type HostedRecord } from "../../../shared/search/records.ts";

interface SearchRequest {
  query: string;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  highlightPreTag: string;
  highlightPostTag: string;
}

type ServedRecord = Partial<HostedRecord> & Pick<HostedRecord, "objectID" | "hierarchy">;

export interface SearchService {
  url: string;
  /** The requests so far, oldest first. */
  asked: { address: URL; request: SearchRequest & { indexName: string } }[];
  records: ServedRecord[];
  /** Sent instead of the answer; `hang` sends nothing at all. */
  failure: { status: number; body: string } | "hang" | undefined;
  close(): void;
}

export async function startSearchService(records: ServedRecord[], apiKey = "search-only"): Promise<SearchService> {
  const service: Omit<SearchService, "url"> = { asked: [], records, failure: undefined, close };
  const server = createServer(async (req, res) => {
    res.setHeader("Access-Control-Allow-Origin", "*").setHeader("Content-Type", "application/json");
    const address = new URL(req.url ?? "/", "http://localhost");
    const { requests } = JSON.parse(await readBody(req)) as { requests: SearchService["asked"][number]["request"][] };
    const [request] = requests;
    if (request) service.asked.push({ address, request });
    if (service.failure === "hang") return;
    if (service.failure) return reply(res, service.failure.status, service.failure.body);
    const key = address.searchParams.get("x-algolia-api-key") ?? req.headers["x-algolia-api-key"];
    if (key !== apiKey) return reply(res, 403, '{"message":"Invalid Application-ID or API key","status":403}');
    reply(res, 200, JSON.stringify({ results: requests.map((request) => answer(request, service.records)) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return Object.assign(service, { url: `http://localhost:${(server.address() as AddressInfo).port}` });

  function close(): void {
    server.closeAllConnections();
    server.close();
  }
}

/** A record of a section below these names. */
export function createRecord(names: string[], overrides: Partial<HostedRecord> = {}): ServedRecord {
  return {
    objectID: names.join("/"),
    url: "https://example.org/docs/options#semicolons",
    // No test has more names than there are levels.
    type: LEVELS[names.length - 1]!,
    content: null,
    language: "en",
    docusaurus_tag: "docs-default-stable",
    hierarchy: createHierarchy(names),
    ...overrides,
  };
}

function reply(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status).end(body);
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Finds the records that contain every word and meet every filter. */
function answer({ query, hitsPerPage, facetFilters, ...tags }: SearchRequest, records: ServedRecord[]) {
  const words = query.toLowerCase().split(/\s+/);
  const textOf = ({ hierarchy, content }: ServedRecord) => JSON.stringify([hierarchy, content]).toLowerCase();
  const isMet = (record: ServedRecord) => (filter: string | string[]) =>
    [filter].flat().some((each) => {
      const [name, value] = each.split(":");
      return record[name as keyof ServedRecord] === value;
    });
  const found = records.filter(
    (record) => words.every((word) => textOf(record).includes(word)) && facetFilters.every(isMet(record)),
  );
  const mark = (text: string | null) => ({
    value: words.reduce(
      (marked, word) =>
        marked.replaceAll(new RegExp(`\\b${word}`, "gi"), `${tags.highlightPreTag}$&${tags.highlightPostTag}`),
      text ?? "",
    ),
  });
  const hits = found.slice(0, hitsPerPage).map((record) => ({
    _highlightResult: { hierarchy: Object.fromEntries(LEVELS.map((level) => [level, mark(record.hierarchy[level])])) },
    _snippetResult: { content: mark(record.content ?? null) },
    ...record,
  }));
  return { hits, nbHits: found.length };
}
