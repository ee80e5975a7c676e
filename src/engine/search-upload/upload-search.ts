/** `npm run search:upload`: tells what it would send to the hosted service; with `--confirm` it sends it. */
import type { HostedRecord } from "../../shared/search-records.ts";
import type { SearchFile } from "../../shared/search.ts";
import type { SiteConfig } from "../config/schema.ts";
import { createRecords } from "./create-records.ts";
import { INDEX_SETTINGS } from "./index-settings.ts";
import { getDraftName, replaceIndex } from "./replace-index.ts";

export interface UploadInput {
  files: SearchFile[];
  config: Pick<SiteConfig, "url" | "search">;
  isConfirmed: boolean;
  /** Never in a file of the project: it may change the index. */
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
