import { expect, test, vi } from "vitest";
import type { Answerer, AnswerPart, Exchange } from "../search-types.ts";
import { createConversation } from "./conversation.ts";

const waitFor = (check: () => unknown) => vi.waitFor(check, 60_000);

const quote = { url: "/a", pageTitle: "A", title: "A", passages: ["text"], terms: [] };

function start(answerer: Answerer) {
  return createConversation(() => Promise.resolve(answerer), ["docs"]);
}
const answerWith = (...parts: AnswerPart[]): Answerer =>
  async function* () {
    yield* parts;
  };
const last = (conversation: { get(): Exchange[] }) => conversation.get().at(-1)!;

test("an answer grows part by part", async () => {
  const conversation = start(
    answerWith({ text: "Use " }, { text: "tabs." }, { source: { title: "T", url: "/t" } }, { quotes: [quote] }),
  );
  conversation.ask("How?");
  expect(last(conversation)).toMatchObject({ question: "How?", status: "thinking" });
  await waitFor(() => expect(last(conversation).status).toBe("done"));
  expect(last(conversation)).toMatchObject({
    text: "Use tabs.",
    sources: [{ title: "T", url: "/t" }],
    quotes: [quote],
  });
});

test("earlier exchanges are context", async () => {
  const seen: string[][] = [];
  const conversation = start(async function* (_query, earlier) {
    seen.push(earlier.map((exchange) => exchange.question));
    yield { text: "x" };
  });
  conversation.ask("one");
  await waitFor(() => expect(last(conversation).status).toBe("done"));
  conversation.ask("two");
  await waitFor(() => expect(last(conversation)).toMatchObject({ question: "two", status: "done" }));
  expect(seen).toEqual([[], ["one"]]);
});

test("stopping keeps what has come, and what comes later is not added", async () => {
  let go = () => {};
  const conversation = start(async function* (_query, _earlier, signal) {
    yield { text: "first" };
    await new Promise<void>((resolve) => (go = resolve));
    expect(signal.aborted).toBe(true);
    yield { text: " second" };
  });
  conversation.ask("q");
  await waitFor(() => expect(last(conversation).text).toBe("first"));
  conversation.stop();
  go();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(last(conversation)).toMatchObject({ status: "stopped", text: "first" });
});

test("a failure can be tried again", async () => {
  let attempts = 0;
  const conversation = start(async function* () {
    if (attempts++ === 0) throw new Error("offline");
    yield { text: "now" };
  });
  conversation.ask("q");
  await waitFor(() => expect(last(conversation).status).toBe("failed"));
  conversation.retry();
  await waitFor(() => expect(last(conversation).status).toBe("done"));
  expect(conversation.get()).toHaveLength(1);
  expect(last(conversation).text).toBe("now");
});
