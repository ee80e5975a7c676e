/**
 * A hosted service that answers questions. The request is a POST of JSON, the reply a stream of JSON lines; `docs/SEARCH.md` describes
 * both. What the service sends is shown as text, and its links may only lead to pages.
 */
import type { Answerer, AnswerPart, AnswerSourceLink } from "../search-types.ts";

interface ServiceOptions {
  url: string;
  language: string;
  fetch: typeof fetch;
}

export function createStreamAnswerer({ url, language, fetch }: ServiceOptions): Answerer {
  return async function* streamAnswer({ question, tags }, earlier, signal) {
    const history = earlier.map((exchange) => ({ question: exchange.question, answer: exchange.text }));
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/x-ndjson" },
      body: JSON.stringify({ question, tags, language, history }),
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`The answer service replied with status ${response.status}.`);
    let isDone = false;
    for await (const line of readLines(response.body)) {
      const part = parseLine(line);
      if (part === "done") isDone = true;
      else if (part) yield part;
    }
    if (!isDone) throw new Error("The answer ended before it was complete.");
  };
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // The two types of streams in TypeScript's library do not fit together, although the streams do.
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}

/** Lines of an unknown kind are skipped. Invalid JSON and lines with an error end the answer. */
function parseLine(line: string): AnswerPart | "done" | undefined {
  if (line.trim() === "") return undefined;
  const value = JSON.parse(line) as {
    text?: unknown;
    source?: Partial<AnswerSourceLink>;
    error?: unknown;
    done?: unknown;
  };
  if (value.error !== undefined) throw new Error(String(value.error));
  if (value.done === true) return "done";
  if (typeof value.text === "string") return { text: value.text };
  const { title, url } = value.source ?? {};
  return typeof title === "string" && typeof url === "string" && isPageUrl(url)
    ? { source: { title, url } }
    : undefined;
}

function isPageUrl(url: string): boolean {
  return /^(https:\/\/|\/(?!\/))/.test(url);
}
