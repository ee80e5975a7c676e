/** Runs the search for a change in a worker of its own, so that formatting goes on meanwhile. */
import type { FormatterStore } from "../formatter-store.ts";
import { listReleases, type PlaygroundData } from "../model/playground-data.ts";
import type { PlaygroundState } from "../model/state.ts";
import { AGAIN, createSettings, OUTPUT } from "../model/tasks.ts";
import type { Comparison } from "../worker/diff.ts";
import { createFormatClient, type WorkerLike } from "../worker/format-client.ts";
import type { Report } from "../worker/messages.ts";
import { countRuns, findChange, type Change, type Sight } from "./find-change.ts";

export interface Search {
  phase: "waiting" | "running" | "done" | "stopped" | "failed";
  /** The releases that have been run, in this order. */
  sights: Sight[];
  /** The release that is run now. */
  current?: string | undefined;
  /** How many are run at most. */
  runs: number;
  change?: Change | undefined;
  /** Of the outputs before and after the change, where there are two. */
  comparison?: Comparison | undefined;
}

export const NO_SEARCH: Search = { phase: "waiting", sights: [], runs: 0 };

interface SearcherOptions {
  data: PlaygroundData;
  store: FormatterStore;
  createWorker(): WorkerLike;
}

export type Searcher = (
  state: PlaygroundState,
  onChange: (search: Search) => void,
  signal: AbortSignal,
) => Promise<void>;

export function createSearcher({ data, store, createWorker }: SearcherOptions): Searcher {
  let listen: (report: Report) => void = () => {};
  const client = createFormatClient({
    createWorker,
    // It has been loaded before the job begins.
    findFormatter: (name) => store.find(name)!,
    onReport: (report) => listen(report),
  });

  async function look(name: string, state: PlaygroundState, signal: AbortSignal): Promise<Sight> {
    await store.load(name, state.plugins);
    signal.throwIfAborted();
    const settings = createSettings(state, data)({ formatter: name, options: state.options });
    const sight: Sight = { name };
    return new Promise((resolve, reject) => {
      listen = (report) => {
        if (report.type === "outcome") sight[report.key === OUTPUT ? "text" : "again"] = report.outcome.text;
        if (report.type === "done") resolve(sight);
        if (report.type !== "failed") return;
        const { kind, message } = report.failure;
        if (report.key !== AGAIN) sight.failure = report.failure;
        if (kind === "load" || kind === "stopped") reject(new Error(message));
        // After these, the worker has nothing more to say.
        if (kind === "timeout" || kind === "crash") resolve(sight);
      };
      client.run({
        content: state.content,
        tasks: [
          { key: OUTPUT, kind: "format", settings },
          { key: AGAIN, kind: "again", settings, of: OUTPUT },
        ],
      });
    });
  }

  return async (state, onChange, signal) => {
    const names = listReleases(data).map(({ name }) => name);
    let search: Search = { ...NO_SEARCH, phase: "running", runs: countRuns(names.length) };
    const update = (next: Partial<Search>) => {
      search = { ...search, ...next };
      onChange(search);
    };
    signal.addEventListener("abort", client.stop, { once: true });
    try {
      const change = await findChange(names, async (name) => {
        signal.throwIfAborted();
        update({ current: name });
        const sight = await look(name, state, signal);
        update({ sights: [...search.sights, sight], current: undefined });
        return sight;
      });
      signal.throwIfAborted();
      update({ phase: "done", change, comparison: change && (await compare(change)) });
    } catch {
      update({ phase: signal.aborted ? "stopped" : "failed", current: undefined });
    } finally {
      signal.removeEventListener("abort", client.stop);
    }
  };
}

/** For outputs that are the same, of what a second pass makes of them. */
async function compare({ before, after, kind }: Change): Promise<Comparison | undefined> {
  const [left, right] = kind === "second" ? [before.again, after.again] : [before.text, after.text];
  if (kind === "reads" || kind === "fails" || left === undefined || right === undefined) return undefined;
  const { compareTexts } = await import("../worker/diff.ts");
  return compareTexts(left, right);
}
