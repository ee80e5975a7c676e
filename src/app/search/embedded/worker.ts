/** The search worker: indexes and searches in its own thread, so that typing stays smooth. It only passes messages on. */
import type { SearchFile } from "../../../shared/search/records.ts";
import type { SearchQuery } from "../search-types.ts";
import { createIndex, type RecordIndex } from "./create-index.ts";
import { listNextTexts } from "./foresee.ts";
import { searchIndexes } from "./search-indexes.ts";
import type { Found, ReplyMessage, RequestMessage, Requests, RequestType } from "./worker-client.ts";

const indexes = new Map<string, RecordIndex>();

type Handlers = {
  [Type in RequestType]: (
    input: Requests[Type]["input"],
  ) => Requests[Type]["output"] | Promise<Requests[Type]["output"]>;
};

const HANDLERS: Handlers = {
  async add(text) {
    const file = JSON.parse(text) as SearchFile;
    const create = file.split ? (await import("./split-index.ts")).createSplitIndex : createIndex;
    indexes.set(file.tag, await create(file));
    return { tag: file.tag, buildId: file.buildId };
  },
  search,
  foresee: async (query) => JSON.stringify(await search(query)),
  next: ({ text, tags }) => listNextTexts(text, [...selectIndexes(tags).values()]),
  async answer(query) {
    // Most readers never ask, so the first question loads what answers it.
    const { quoteAnswer } = await import("./quote-answer.ts");
    return quoteAnswer(await narrowIndexes(query.tags, query.question), query, new Date());
  },
  preview({ url, title }) {
    const all = [...indexes.values()].flatMap(({ records }) => records);
    return all.find((record) => record.url === url && record.title === title)?.text;
  },
};

async function search(query: SearchQuery): Promise<Found> {
  return searchIndexes(await narrowIndexes(query.tags, query.text), query, new Date());
}

async function narrowIndexes(tags: string[], text: string): Promise<Map<string, RecordIndex>> {
  const chosen = selectIndexes(tags);
  for (const [tag, index] of chosen) if (index.narrow) chosen.set(tag, await index.narrow(text));
  return chosen;
}

/** Versions that were searched before are still indexed, but do not belong to this query. */
function selectIndexes(tags: string[]): Map<string, RecordIndex> {
  return new Map([...indexes].filter(([tag]) => tags.includes(tag)));
}

addEventListener("message", async ({ data }: MessageEvent<RequestMessage>) => {
  const { id, type, input } = data;
  let reply: ReplyMessage;
  try {
    // The input fits the handler, because both have the same type of request; TypeScript cannot see that.
    reply = { id, output: await (HANDLERS[type] as (input: unknown) => unknown)(input) };
  } catch (error) {
    reply = { id, error: String(error) };
  }
  postMessage(reply);
});
