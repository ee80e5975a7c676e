import { listReleases, type PlaygroundData, type Release } from "../../model/playground-data.ts";
import { getReleaseKey, type Run, type TaskResult } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";

interface HistoryPaneProps {
  data: PlaygroundData;
  run: Run;
  session: Session;
}

/** Answers "When did this output change?" with the outputs of all versions. */
export function HistoryPane({ data, run, session }: HistoryPaneProps) {
  const entries = listHistory(data, run);
  const first = findFirstChange(entries);
  const isDone = run.phase === "done";
  return (
    <>
      <p className="verdict" aria-live="polite" data-good={isDone && !first}>
        {isDone && (first ? WORDS.firstChange(first.version) : WORDS.neverChanged)}
      </p>
      <ol className="history">
        {entries.map((entry, index) => (
          <li key={entry.release.name} data-change={entry.change}>
            <strong>{entry.release.version}</strong>
            <span>{WORDS.changes[entry.change]}</span>
            <span className="pane-note">{describeTime(entry)}</span>
            {/* An entry that changed is never the first one, so there is one before it. */}
            {entry.change === "changed" && (
              <button
                type="button"
                className="quiet-tool"
                onClick={() => session.compareReleases(entries[index - 1]!.release.name, entry.release.name)}
              >
                {WORDS.showDifference}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function describeTime({ result, change }: HistoryEntry): string {
  return result?.milliseconds === undefined || change === "failed" ? "" : WORDS.formattedIn(result.milliseconds);
}

export interface HistoryEntry {
  release: Release;
  result: TaskResult | undefined;
  /** Compared with the last version before it that printed anything. */
  change: keyof typeof WORDS.changes;
}

/** The results of all versions for the same input, oldest first. */
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

/** The first version whose output differs from the one before it. */
export function findFirstChange(entries: HistoryEntry[]): Release | undefined {
  return entries.find((entry) => entry.change === "changed")?.release;
}
