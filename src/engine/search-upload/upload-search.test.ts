// The real client, asking over a real port.
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { SearchFile } from "../../shared/search/records.ts";
import { createConfig } from "../testing/values.ts";
import { startIndexService, type IndexService } from "./testing.ts";
import { uploadSearch } from "./upload-search.ts";

const files: SearchFile[] = [
  {
    buildId: "b",
    subject: "prettier",
    language: "en",
    tag: "docs-default-stable",
    version: "stable",
    pages: [{ path: "/docs/a", title: "A", kind: "guide", area: "Docs", sections: [{ text: "x" }] }],
  },
];

let service: IndexService;
beforeEach(async () => {
  service = await startIndexService("admin");
  onTestFinished(service.close);
  service.indexes.set("site", { records: [{ objectID: "old" }], settings: { old: true }, rules: ["kept"] });
});

async function upload(overrides: { isConfirmed?: boolean; adminKey?: string | undefined; hosted?: undefined } = {}) {
  const lines: string[] = [];
  const hosted = { appId: "APP", apiKey: "search-only", contextualSearch: true, host: service.url };
  const config = createConfig({ search: { ...("hosted" in overrides ? {} : { hosted }) } });
  const { isConfirmed = true, adminKey } = { adminKey: "admin", ...overrides };
  await uploadSearch({ files, config, isConfirmed, adminKey, log: (line) => lines.push(line) });
  return lines.join("\n");
}

test("without a confirmation nothing is sent, and all of it is told", async () => {
  const told = await upload({ isConfirmed: false });
  expect(service.asked).toEqual([]);
  expect(told).toContain("1 record,");
  expect(told).toContain("docs-default-stable: 1");
  expect(told).toContain('"url": "https://example.org/docs/a"');
  expect(told).toContain('"customRanking"');
  expect(told).toContain('Would fill "site_tmp" of application APP');
  expect(told).not.toContain("admin");
  expect(await upload({ isConfirmed: false, hosted: undefined })).toContain("nowhere to send them");
});

test("the index is replaced at once, with settings, and keeps its rules", async () => {
  // Left by an upload that broke off.
  service.indexes.set("site_tmp", { records: [{ objectID: "stale" }], settings: {}, rules: [] });
  expect(await upload()).toContain('"site" of application APP has been replaced.');
  expect([...service.indexes.keys()]).toEqual(["site"]);
  const { records, settings, rules } = service.indexes.get("site")!;
  expect(records.map((record) => record.objectID)).toEqual(["/docs/a"]);
  expect(settings).toMatchObject({ attributeForDistinct: "url" });
  expect(rules).toEqual(["kept"]);
  // Until the last step, everything happened beside it.
  const changes = service.asked.filter((request) => !request.startsWith("GET"));
  expect(changes.filter((request) => request.includes("/site/"))).toEqual(["POST /1/indexes/site/operation"]);
  expect(changes.at(-1)).toBe("POST /1/indexes/site_tmp/operation");
});

test("an index that is not there yet is made", async () => {
  service.indexes.clear();
  await upload();
  expect(service.indexes.get("site")!.records).toHaveLength(1);
});

test("an upload that fails leaves the index as it was, and nothing beside it", async () => {
  service.refuses = (request) => request.endsWith("/batch");
  await expect(upload()).rejects.toThrow("refused");
  expect([...service.indexes.keys()]).toEqual(["site"]);
  expect(service.indexes.get("site")!.records).toEqual([{ objectID: "old" }]);
});

test("a confirmation needs a service and a key", async () => {
  await expect(upload({ adminKey: undefined })).rejects.toThrow("SEARCH_ADMIN_KEY");
  await expect(upload({ hosted: undefined })).rejects.toThrow("search.hosted");
  await expect(upload({ adminKey: "search-only" })).rejects.toThrow("refused");
  expect(service.indexes.get("site")!.records).toEqual([{ objectID: "old" }]);
});
