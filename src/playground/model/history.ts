/** The same input in every version, oldest first: where the output changed. */
import { listReleases, type PlaygroundData, type Release } from "./playground-data.ts";
import type { Run, TaskResult } from "./run.ts";
import { getReleaseKey } from "./tasks.ts";

export interface HistoryEntry {
  release: Release;
  result: TaskResult | undefined;
  /** Seen from the last version before it that printed anything. */
  change: "first" | "same" | "changed" | "failed" | "missing";
}

export function listHistory(data: PlaygroundData, run: Run): HistoryEntry[] {
  let last: string | undefined;
  return listReleases(data).map((release) => {
    const result = run.results[getReleaseKey(release.name)];
    const change = describeChange(result, last);
    if (result?.text !== undefined && !result.failure) last = result.text;
    return { release, result, change };
  });
}

function describeChange(result: TaskResult | undefined, last: string | undefined): HistoryEntry["change"] {
  if (result?.failure) return "failed";
  if (result?.text === undefined) return "missing";
  if (last === undefined) return "first";
  return result.text === last ? "same" : "changed";
}

/** The first version that prints something else than the one before it. */
export function findFirstChange(entries: HistoryEntry[]): Release | undefined {
  return entries.find((entry) => entry.change === "changed")?.release;
}
