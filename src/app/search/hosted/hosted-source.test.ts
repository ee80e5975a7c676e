// The real client, asking over a real port.
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { SearchQuery } from "../search-types.ts";
import { createHostedSource } from "./hosted-source.ts";
import { createRecord, startSearchService, type SearchService } from "./testing.ts";

/** So that a busy machine answers within them; only a test of silence waits for their end. */
const TIMEOUTS = { connect: 60_000, read: 60_000, write: 60_000 };
const SHORT = { connect: 2000, read: 2000, write: 2000 };
const query: SearchQuery = { text: "semi", tags: ["docs-default-stable"], readTags: [], limit: 20 };
const signal = new AbortController().signal;

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService([
    createRecord(["Configuring", "Options", "JavaScript", "Semicolons"], {
      content: "Print semicolons.",
      kind: "option",
      facts: { default: "true" },
    }),
    createRecord(["Configuring", "Options", "Semicolons"], {
      objectID: "next",
      url: "https://example.org/docs/next/options#semicolons",
      docusaurus_tag: "docs-default-current",
      kind: "option",
    }),
    createRecord(["Blog", "Semi"], { url: "https://example.org/blog/semi", docusaurus_tag: "default", kind: "note" }),
    createRecord(["Konfiguration", "Semikolon"], { language: "de" }),
  ]);
  onTestFinished(service.close);
});

function createSource({ apiKey = "search-only", contextualSearch = true, baseUrl = "/", timeouts = TIMEOUTS } = {}) {
  return createHostedSource({
    service: { appId: "APP", apiKey, host: service.url },
    request: { indexName: "docs", language: "en", contextualSearch },
    hit: { url: "https://example.org", baseUrl, versionLabels: new Map([["docs-default-stable", "stable"]]) },
    timeouts,
  });
}

test("a search names application, key and index, and finds what is of its language and version", async () => {
  const { hits, total, terms } = await createSource().search(query, signal);
  const { address, request } = service.asked[0]!;
  expect(address.pathname).toBe("/1/indexes/*/queries");
  expect(request).toMatchObject({ indexName: "docs", query: "semi", hitsPerPage: 20 });
  expect(hits.map((hit) => hit.url)).toEqual(["/docs/options#semicolons", "/blog/semi"]);
  expect(hits[0]).toMatchObject({
    kind: "option",
    version: "stable",
    area: "Configuring",
    pageTitle: "Options",
    pageUrl: "/docs/options",
    path: ["JavaScript"],
    title: ["", "Semi", "colons"],
    excerpt: ["Print ", "semi", "colons."],
    facts: { default: "true" },
  });
  expect(hits[1]).toMatchObject({ kind: "note", area: "Blog", pageTitle: "Semi", path: [] });
  expect(hits[1]!.version).toBeUndefined();
  expect(total).toBe(2);
  expect(terms).toEqual(["semi"]);
});

test("without context all versions count, with kinds only those", async () => {
  const { hits } = await createSource({ contextualSearch: false }).search({ ...query, kinds: ["option"] }, signal);
  expect(hits.map((hit) => hit.url)).toEqual(["/docs/options#semicolons", "/docs/next/options#semicolons"]);
});

test("a section is one result, and for a short list pages stay together", async () => {
  const at = (path: string, name: string) =>
    createRecord(["Docs", path, name], { objectID: name, url: `https://example.org/${path}#${name}` });
  service.records = [at("a", "semi1"), at("b", "semi2"), at("a", "semi3")];
  service.records.push({ ...service.records[0]!, objectID: "again", content: "semi, once more" });
  const { hits } = await createSource({ baseUrl: "/site/" }).search({ ...query, isByPage: true }, signal);
  expect(hits.map((hit) => hit.url)).toEqual(["/site/a#semi1", "/site/a#semi3", "/site/b#semi2"]);
});

test.each([
  ["a key that is refused", undefined, "no-key"],
  ["a refusal", { status: 403, body: '{"message":"no","status":403}' }],
  ["a failure of the service", { status: 500, body: "down" }],
  ["an answer that is no JSON", { status: 200, body: "<html>" }],
  ["an empty answer", { status: 200, body: "" }],
  ["an answer of another shape", { status: 200, body: '{"results":[{"hits":"many"}]}' }],
  ["hits that are none", { status: 200, body: '{"results":[{"hits":[null,{"url":1},[]],"nbHits":3}]}' }],
  ["no answer at all", "hang" as const],
])("%s is a failure, and the next attempt asks again", async (_name, failure, apiKey?: string) => {
  const source = createSource({ ...(apiKey && { apiKey }), ...(failure === "hang" && { timeouts: SHORT }) });
  service.failure = failure;
  await expect(source.search(query, signal)).rejects.toThrow();
  const { length } = service.asked;
  if (apiKey) return;
  service.failure = undefined;
  expect((await source.search(query, signal)).total).toBe(2);
  expect(service.asked.length).toBeGreaterThan(length);
});

test("a search that was overtaken before it began asks nothing", async () => {
  await expect(createSource().search(query, AbortSignal.abort())).rejects.toThrow();
  expect(service.asked).toEqual([]);
});
