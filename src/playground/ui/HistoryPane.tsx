import { findFirstChange, listHistory, type HistoryEntry } from "../model/history.ts";
import type { PlaygroundData } from "../model/playground-data.ts";
import type { Run } from "../model/run.ts";
import type { Session } from "../session.ts";
import { WORDS } from "./words.ts";

interface HistoryPaneProps {
  data: PlaygroundData;
  run: Run;
  session: Session;
}

/** "When did this output change?": the input through every version there is. */
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
