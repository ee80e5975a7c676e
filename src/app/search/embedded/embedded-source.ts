/**
 * Search without a server: the page fetches the records, and a worker indexes and searches them. The docs are searched as soon as they
 * are there; the posts follow in the background. Only a question about releases waits for them.
 */
import { POSTS_TAG } from "../../../shared/search/files.ts";
import type { Answer, AnswerQuery, SearchResults, SearchSource } from "../search-types.ts";
import { createForesight } from "./foresee.ts";
import { createWorkerClient, type WorkerClient } from "./worker-client.ts";

interface EmbeddedOptions {
  /** The build of the running code. Records of another build may have another shape. */
  buildId: string;
  createWorker(): Worker;
  fetchRecords(tag: string): Promise<string>;
}

export interface EmbeddedSource extends SearchSource {
  /** Loads what a search in these versions will need. */
  warmUp(tags: string[]): void;
  answer(query: AnswerQuery): Promise<Answer>;
}

/** The site has been built again since the page was loaded. Only a page load brings code and records together again. */
export class OtherBuildError extends Error {}

export function createEmbeddedSource({ buildId, createWorker, fetchRecords }: EmbeddedOptions): EmbeddedSource {
  const listeners = new Set<() => void>();
  let client: WorkerClient | undefined;
  let files = new Map<string, Promise<void>>();
  let records: SearchResults["records"] = "arriving";
  const foresight = createForesight({ getClient, load });

  function getClient(): WorkerClient {
    client ??= createWorkerClient(createWorker(), () => {
      client = undefined;
      files = new Map();
      records = "arriving";
      foresight.clear();
    });
    return client;
  }

  async function addFile(tag: string): Promise<void> {
    const worker = getClient();
    const added = await worker.ask("add", await fetchRecords(tag));
    if (added.buildId !== buildId) throw new OtherBuildError("The search records belong to another build of the site.");
  }

  /** Each file is added once. After a failure, the next call tries again. */
  function ensure(tag: string): Promise<void> {
    const known = files.get(tag);
    if (known) return known;
    const file = addFile(tag);
    files.set(tag, file);
    file.catch(() => files.get(tag) === file && files.delete(tag));
    return file;
  }

  /** A failure is no error, because the docs can be searched without the posts. The next search asks for them again. */
  function followWithPosts(): void {
    if (files.has(POSTS_TAG)) return;
    ensure(POSTS_TAG).then(
      () => settle("all"),
      () => settle("missing"),
    );
  }

  function settle(now: typeof records): void {
    if (records === now) return;
    records = now;
    foresight.clear();
    for (const listener of listeners) listener();
  }

  async function load(tags: string[]): Promise<string[]> {
    getClient();
    await Promise.all(tags.map(ensure));
    followWithPosts();
    return [...tags, POSTS_TAG];
  }

  return {
    warmUp: (tags) => void load(tags).catch(() => {}),
    async search(query, signal) {
      foresight.stop();
      const tags = await load(query.tags);
      const find = () => {
        signal.throwIfAborted();
        return getClient().ask("search", { ...query, tags });
      };
      let found = await find();
      if (found.isAboutReleases && records === "arriving") {
        await ensure(POSTS_TAG).catch(() => {});
        found = await find();
      }
      return { ...found, records };
    },
    recall(query) {
      const known = foresight.recall(query);
      return known && !(known.isAboutReleases && records === "arriving") ? { ...known, records } : undefined;
    },
    foresee: foresight.foresee,
    async answer(query) {
      return getClient().ask("answer", { ...query, tags: await load(query.tags) });
    },
    loadPreview: (hit) => getClient().ask("preview", { url: hit.url, title: hit.title.join("") }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
