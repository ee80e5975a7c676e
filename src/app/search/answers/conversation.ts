/** Questions and answers of one opening of the dialog, oldest first. One answer at a time. */
import type { Answerer, AnswerPart, Exchange } from "./answer-types.ts";

export interface Conversation {
  get(): Exchange[];
  subscribe(listener: () => void): () => void;
  ask(question: string): void;
  /** Keeps what has come so far. */
  stop(): void;
  /** Asks the last question again. */
  retry(): void;
}

export function createConversation(loadAnswerer: () => Promise<Answerer>, tags: string[]): Conversation {
  const listeners = new Set<() => void>();
  let exchanges: Exchange[] = [];
  let controller: AbortController | undefined;

  function setLast(change: Partial<Exchange>): void {
    exchanges = [...exchanges.slice(0, -1), { ...exchanges.at(-1)!, ...change }];
    for (const listener of listeners) listener();
  }

  function add(part: AnswerPart): void {
    const { quotes, text, sources } = exchanges.at(-1)!;
    const status = "answering";
    if ("quotes" in part) setLast({ status, quotes: [...quotes, ...part.quotes] });
    else if ("text" in part) setLast({ status, text: text + part.text });
    else setLast({ status, sources: [...sources, part.source] });
  }

  async function run(question: string, { signal }: AbortController): Promise<void> {
    const earlier = exchanges.slice(0, -1);
    try {
      const answer = await loadAnswerer();
      for await (const part of answer({ question, tags }, earlier, signal)) {
        if (signal.aborted) return;
        add(part);
      }
      if (!signal.aborted) setLast({ status: "done" });
    } catch {
      if (!signal.aborted) setLast({ status: "failed" });
    }
  }

  function stop(): void {
    controller?.abort();
    const last = exchanges.at(-1);
    if (last?.status === "thinking" || last?.status === "answering") setLast({ status: "stopped" });
  }

  function start(question: string, before: Exchange[]): void {
    controller = new AbortController();
    exchanges = [...before, { question, status: "thinking", quotes: [], text: "", sources: [] }];
    setLast({});
    void run(question, controller);
  }

  return {
    get: () => exchanges,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask(question) {
      stop();
      start(question, exchanges);
    },
    stop,
    retry() {
      const last = exchanges.at(-1);
      if (last) start(last.question, exchanges.slice(0, -1));
    },
  };
}
