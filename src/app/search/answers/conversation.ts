/** The questions and answers since the panel was opened, oldest first. Only one question is answered at a time. */
import type { Answerer, AnswerPart, Exchange } from "../search-types.ts";

export interface Conversation {
  get(): Exchange[];
  subscribe(listener: () => void): () => void;
  ask(question: string): void;
  /** Stops the present answer, and keeps what has arrived of it. */
  stop(): void;
  /** Asks the last question again. */
  retry(): void;
}

export function createConversation(loadAnswerer: () => Promise<Answerer>, tags: string[]): Conversation {
  const listeners = new Set<() => void>();
  let exchanges: Exchange[] = [];
  let controller: AbortController | undefined;

  function setExchanges(next: Exchange[]): void {
    exchanges = next;
    for (const listener of listeners) listener();
  }

  function changeLast(change: (last: Exchange) => Partial<Exchange>): void {
    const last = exchanges.at(-1);
    if (last) setExchanges(exchanges.with(-1, { ...last, ...change(last) }));
  }

  function add(part: AnswerPart): void {
    changeLast(({ quotes, text, sources }) => {
      const status = "answering";
      if ("quotes" in part) return { status, quotes: [...quotes, ...part.quotes] };
      if ("text" in part) return { status, text: text + part.text };
      return { status, sources: [...sources, part.source] };
    });
  }

  async function run(question: string, { signal }: AbortController): Promise<void> {
    const earlier = exchanges.slice(0, -1);
    try {
      const answer = await loadAnswerer();
      for await (const part of answer({ question, tags }, earlier, signal)) {
        if (signal.aborted) return;
        add(part);
      }
      if (!signal.aborted) changeLast(() => ({ status: "done" }));
    } catch {
      if (!signal.aborted) changeLast(() => ({ status: "failed" }));
    }
  }

  function stop(): void {
    controller?.abort();
    const last = exchanges.at(-1);
    if (last?.status === "thinking" || last?.status === "answering") changeLast(() => ({ status: "stopped" }));
  }

  function start(question: string, before: Exchange[]): void {
    controller = new AbortController();
    setExchanges([...before, { question, status: "thinking", quotes: [], text: "", sources: [] }]);
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
