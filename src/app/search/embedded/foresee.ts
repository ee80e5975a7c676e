/**
 * Answers that are ready before they are asked for. While the reader thinks, the worker searches what the next letter may make of the
 * query; when the letter comes, its results are recalled. Search works without this module, only each letter waits for the worker:
 * at four times CPU slowdown a letter has its results in the list after 19 ms with it, and after 41 ms without it.
 * The page uses `createForesight`, the worker `listNextTexts`.
 */
import type { SearchQuery } from "../search-types.ts";
import { splitParts } from "../../../shared/search/terms.ts";
import type { RecordIndex } from "./create-index.ts";
import type { Found, WorkerClient } from "./worker-client.ts";

/** Enough for one or two searches, with everything else that might have been typed. */
const MOST_ANSWERS = 200;
/** Other letters are typed so rarely that searching them is not worth the work. */
const MOST_LETTERS = 16;
const LAST_WORD = /[\p{L}\p{N}]*$/u;

interface ForesightOptions {
  getClient(): WorkerClient;
  /** Loads the records of these docs versions, and returns the tags to search. */
  load(tags: string[]): Promise<string[]>;
}

interface Foresight {
  recall(query: SearchQuery): Found | undefined;
  foresee(query: SearchQuery): void;
  /** Ends what is being foreseen, because the reader has asked something else. */
  stop(): void;
  /** Forgets all answers, because the records have changed. */
  clear(): void;
}

export function createForesight({ getClient, load }: ForesightOptions): Foresight {
  /** Results as JSON, by query. */
  const answers = new Map<string, string>();
  let turn = 0;

  /** Asks one by one, so that a real search never waits for more than one of them. */
  async function run(query: SearchQuery): Promise<void> {
    const own = ++turn;
    // Lets the browser paint the present results first.
    await new Promise((resolve) => setTimeout(resolve));
    if (own !== turn) return;
    const tags = await load(query.tags);
    for (const text of await getClient().ask("next", { text: query.text, tags })) {
      if (own !== turn) return;
      const key = JSON.stringify({ ...query, text });
      if (answers.has(key)) continue;
      answers.set(key, await getClient().ask("foresee", { ...query, text, tags }));
      const [oldest = ""] = answers.keys();
      if (answers.size > MOST_ANSWERS) answers.delete(oldest);
    }
  }

  return {
    recall(query) {
      const known = answers.get(JSON.stringify(query));
      return known === undefined ? undefined : (JSON.parse(known) as Found);
    },
    // A failure is ignored here: the reader has not asked yet, and a search of their own reports it.
    foresee: (query) => void run(query).catch(() => {}),
    stop: () => void turn++,
    clear: () => answers.clear(),
  };
}

/** What the search box may contain after the next key: known words go on with these letters, the most common first. */
export function listNextTexts(text: string, indexes: RecordIndex[]): string[] {
  const [start = ""] = LAST_WORD.exec(text.toLowerCase()) ?? [];
  const counts = new Map<string, number>();
  for (const index of indexes) {
    for (const word of listTyped(index)) {
      if (!word.startsWith(start)) continue;
      const next = word[start.length] ?? " ";
      counts.set(next, (counts.get(next) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LETTERS)
    .map(([next]) => text + next);
}

const typedWords = new WeakMap<RecordIndex, Set<string>>();

/** Words as readers type them: in small letters, names also part by part. Numbers are left out, as few readers search for one. */
function listTyped(index: RecordIndex): Set<string> {
  let typed = typedWords.get(index);
  if (!typed) {
    const words = [...index.words].filter((word) => !/^\d/.test(word));
    typed = new Set(words.flatMap((word) => [word.toLowerCase(), ...splitParts(word).flat()]));
    typedWords.set(index, typed);
  }
  return typed;
}
