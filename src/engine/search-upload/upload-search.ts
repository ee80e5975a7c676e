/** `npm run search:upload`: prints what it would send to the hosted search service. With `--confirm` it sends it. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { describeHosts, type ServiceAddress } from "../../shared/search/hosts.ts";
import type { HostedRecord, SearchFile, SearchPage } from "../../shared/search/records.ts";
import type { SiteConfig } from "../config/schema.ts";
import { createRecords, INDEX_SETTINGS } from "./create-records.ts";

interface UploadInput {
  files: SearchFile[];
  config: Pick<SiteConfig, "url" | "search">;
  isConfirmed: boolean;
  /** Must never be in a file of the project, because it allows to change the index. */
  adminKey: string | undefined;
  log(line: string): void;
}

const SHOWN_RECORDS = 3;

export async function uploadSearch({ files, config, isConfirmed, adminKey, log }: UploadInput): Promise<void> {
  const { hosted, indexName } = config.search;
  const records = createRecords(files, config.url);
  for (const line of describeRecords(records)) log(line);
  if (!isConfirmed) {
    for (const record of records.slice(0, SHOWN_RECORDS)) log(JSON.stringify(record, null, 2));
    log(`Settings: ${JSON.stringify(INDEX_SETTINGS, null, 2)}`);
    log(
      hosted
        ? `Would fill "${getDraftName(indexName)}" of application ${hosted.appId} with these settings and records, then move it to "${indexName}".`
        : "`search.hosted` is not configured, so there is nowhere to send them.",
    );
    log("Nothing was sent. With SEARCH_ADMIN_KEY set, `npm run search:upload -- --confirm` does it.");
    return;
  }
  if (!hosted) throw new Error("site.config.ts: `search.hosted` names the application to upload to; there is none.");
  if (!adminKey) throw new Error("SEARCH_ADMIN_KEY is not set: a key that may change the index.");
  await replaceIndex({ ...hosted, indexName, adminKey }, records);
  log(`"${indexName}" of application ${hosted.appId} has been replaced.`);
}

/** The records of a built site, so that the service gets what readers of the embedded index get. */
export async function loadSearchFiles(outDir: string): Promise<SearchFile[]> {
  const dir = path.join(outDir, "search");
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  if (names.length === 0) throw new Error("dist/search/ has no records: run `npm run build` first.");
  const readJson = async <Value>(file: string) => JSON.parse(await readFile(file, "utf8")) as Value;
  return Promise.all(
    names.map(async (name) => {
      const file = await readJson<SearchFile>(path.join(dir, name));
      if (!file.split) return file;
      const folder = path.join(dir, file.tag);
      const parts = (await readdir(folder)).filter((part) => /^pages-\d+\.json$/.test(part));
      const pages = await Promise.all(parts.map((part) => readJson<SearchPage[]>(path.join(folder, part))));
      return { ...file, pages: pages.flat() };
    }),
  );
}

function describeRecords(records: HostedRecord[]): string[] {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const largest = sizes.indexOf(Math.max(...sizes));
  const tags = [...new Set(records.map((record) => record.docusaurus_tag))];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} ${records.length === 1 ? "record" : "records"}, ${showSize(total)}; the largest has ${showSize(sizes[largest] ?? 0)}: ${records[largest]?.objectID}`,
    ...tags.map((tag) => `  ${tag}: ${records.filter((record) => record.docusaurus_tag === tag).length}`),
  ];
}

function showSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

interface IndexTarget extends ServiceAddress {
  adminKey: string;
  indexName: string;
}

/** Replaces all records of an index in one step: readers search the old ones until the new ones are complete. */
async function replaceIndex(target: IndexTarget, records: HostedRecord[]): Promise<void> {
  const { appId, adminKey, indexName } = target;
  const client = algoliasearch(appId, adminKey, describeHosts(target));
  const draft = getDraftName(indexName);
  const finish = (name: string, { taskID }: { taskID: number }) => client.waitForTask({ indexName: name, taskID });
  const removeDraft = async () => {
    if (await client.indexExists({ indexName: draft }))
      await finish(draft, await client.deleteIndex({ indexName: draft }));
  };

  /** Rules and synonyms that somebody has written for the old index. */
  const copyTuning = async () => {
    if (!(await client.indexExists({ indexName }))) return;
    const copy = { operation: "copy" as const, destination: draft, scope: ["rules" as const, "synonyms" as const] };
    await finish(draft, await client.operationIndex({ indexName, operationIndexParams: copy }));
  };

  // An upload that was interrupted may have left its draft.
  await removeDraft();
  try {
    await copyTuning();
    await finish(draft, await client.setSettings({ indexName: draft, indexSettings: INDEX_SETTINGS }));
    await client.saveObjects({
      indexName: draft,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
    });
    const move = { operation: "move" as const, destination: indexName };
    await finish(draft, await client.operationIndex({ indexName: draft, operationIndexParams: move }));
  } catch (error) {
    // The first error is the one to report, even if the draft cannot be removed either.
    await removeDraft().catch(() => {});
    throw error;
  }
}

function getDraftName(indexName: string): string {
  return `${indexName}_tmp`;
}
