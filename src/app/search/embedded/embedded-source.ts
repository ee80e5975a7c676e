/**
 * Search without a server: records are fetched, a worker indexes and searches them. Docs first; posts follow by themselves. What the
 * reader may type next is looked up before it is typed: the answer is there with the letter.
 */
import { POSTS_TAG } from "../../../shared/search-files.ts";
import type { AnswerQuery, Answer } from "../answers/answer-types.ts";
import type { SearchHit, SearchQuery, SearchResults, SearchSource } from "../search-types.ts";
import type { Found } from "./messages.ts";
import { createWorkerClient, type WorkerClient } from "./worker-client.ts";

export interface EmbeddedOptions {
  /** Of the code that is running: records of another build may be of another shape. */
  buildId: string;
  createWorker(): Worker;
  fetchRecords(tag: string): Promise<string>;
}

export interface EmbeddedSource extends SearchSource {
  /** Loads what a search in these versions will need. */
  warmUp(tags: string[]): void;
  answer(query: AnswerQuery): Promise<Answer>;
}

/** As many as are typed in a search or two, with what else might have been typed. */
const MOST_ANSWERS = 200;

/** The site was built anew meanwhile: only a page load brings code and records together again. */
export class OtherBuildError extends Error {}

export function createEmbeddedSource(options: EmbeddedOptions): EmbeddedSource {
  const { buildId, createWorker, fetchRecords } = options;
  const listeners = new Set<() => void>();
  let client: WorkerClient | undefined;
  let files = new Map<string, Promise<void>>();
  let arePostsIn = false;
  /** What was foreseen, by query; of the records that are here now. */
  const answers = new Map<string, string>();
  let turn = 0;

  function getClient(): WorkerClient {
    client ??= createWorkerClient(createWorker(), () => {
      client = undefined;
      files = new Map();
      arePostsIn = false;
      answers.clear();
    });
    return client;
  }

  async function addFile(tag: string): Promise<void> {
    const worker = getClient();
    const added = await worker.ask("add", await fetchRecords(tag));
    if (added.buildId !== buildId) throw new OtherBuildError("The search records belong to another build of the site.");
  }

  function ensure(tag: string): Promise<void> {
    const known = files.get(tag);
    if (known) return known;
    const file = addFile(tag);
    files.set(tag, file);
    file.catch(() => files.get(tag) === file && files.delete(tag));
    return file;
  }

  /** Nobody waits for them; without them search still finds the docs. */
  function followWithPosts(): void {
    if (files.has(POSTS_TAG)) return;
    ensure(POSTS_TAG).then(
      () => {
        arePostsIn = true;
        answers.clear();
        for (const listener of listeners) listener();
      },
      () => {},
    );
  }

  async function load(tags: string[]): Promise<string[]> {
    getClient();
    await Promise.all(tags.map(ensure));
    followWithPosts();
    return [...tags, POSTS_TAG];
  }

  function recall(query: SearchQuery): SearchResults | undefined {
    const known = answers.get(JSON.stringify(query));
    return known === undefined ? undefined : { ...(JSON.parse(known) as Found), isPartial: !arePostsIn };
  }

  /** One by one, so that whatever is asked meanwhile comes next; then this is over. */
  async function foresee(query: SearchQuery): Promise<void> {
    const own = ++turn;
    // What was just found is shown first.
    await new Promise((resolve) => setTimeout(resolve));
    if (own !== turn) return;
    const tags = await load(query.tags);
    for (const text of await getClient().ask("next", { text: query.text, tags })) {
      if (own !== turn) return;
      const key = JSON.stringify({ ...query, text });
      if (answers.has(key)) continue;
      const answer = await getClient().ask("foresee", { ...query, text, tags });
      answers.set(key, answer);
      // The oldest.
      if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
    }
  }

  return {
    warmUp: (tags) => void load(tags).catch(() => {}),
    async search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
      turn++;
      const tags = await load(query.tags);
      signal.throwIfAborted();
      return { ...(await getClient().ask("search", { ...query, tags })), isPartial: !arePostsIn };
    },
    recall,
    // Nobody asked for it.
    foresee: (query) => void foresee(query).catch(() => {}),
    async answer(query) {
      return getClient().ask("answer", { ...query, tags: await load(query.tags) });
    },
    loadPreview: (hit: SearchHit) => getClient().ask("preview", { url: hit.url, title: hit.title.join("") }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
