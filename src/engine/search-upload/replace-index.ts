/** Puts all records of an index in place at once: readers search the old ones until the new ones are complete. */
import { algoliasearch } from "algoliasearch";
import { describeHosts, type ServiceAddress } from "../../shared/search-hosts.ts";
import type { HostedRecord } from "../../shared/search-records.ts";
import { INDEX_SETTINGS } from "./index-settings.ts";

export interface IndexTarget extends ServiceAddress {
  adminKey: string;
  indexName: string;
}

export function getDraftName(indexName: string): string {
  return `${indexName}_tmp`;
}

export async function replaceIndex(target: IndexTarget, records: HostedRecord[]): Promise<void> {
  const { appId, adminKey, indexName } = target;
  const client = algoliasearch(appId, adminKey, describeHosts(target));
  const draft = getDraftName(indexName);
  const finish = (name: string, { taskID }: { taskID: number }) => client.waitForTask({ indexName: name, taskID });
  const remove = async () => {
    if (await client.indexExists({ indexName: draft }))
      await finish(draft, await client.deleteIndex({ indexName: draft }));
  };

  /** Rules and synonyms that somebody has written for the old index. */
  const copyTuning = async () => {
    if (!(await client.indexExists({ indexName }))) return;
    const copy = { operation: "copy" as const, destination: draft, scope: ["rules" as const, "synonyms" as const] };
    await finish(draft, await client.operationIndex({ indexName, operationIndexParams: copy }));
  };

  // What an upload that broke off has left.
  await remove();
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
    // The failure is what counts, not whether its traces could be removed.
    await remove().catch(() => {});
    throw error;
  }
}
