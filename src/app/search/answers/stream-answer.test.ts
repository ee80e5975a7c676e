import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { AnswerPart, Exchange } from "../search-types.ts";
import { createStreamAnswerer } from "./stream-answer.ts";

const earlier: Exchange[] = [{ question: "Before?", status: "done", quotes: [], text: "Yes.", sources: [] }];

/** A service on a real port; gives the parts that came, the error that ended them, and what was asked. */
async function ask(reply: (res: ServerResponse) => void, signal = new AbortController().signal) {
  let body = "";
  const server = createServer((req, res) => {
    req.on("data", (chunk) => (body += chunk));
    req.on("end", () => reply(res));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => void (server.closeAllConnections(), server.close()));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/answer`;
  const parts: AnswerPart[] = [];
  let error: Error | undefined;
  try {
    const stream = createStreamAnswerer({ url, language: "en", fetch })(
      { question: "Why?", tags: ["t"] },
      earlier,
      signal,
    );
    for await (const part of stream) parts.push(part);
  } catch (caught) {
    error = caught as Error;
  }
  return { parts, error, body: body ? (JSON.parse(body) as unknown) : undefined };
}

const lines = (...values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

test("text and sources stream in, whatever the chunks", async () => {
  const { parts, error, body } = await ask((res) => {
    const text = lines(
      { text: "Because ü" },
      { source: { title: "Rationale", url: "/docs/rationale" } },
      { later: 1 },
      { done: true },
    );
    const bytes = Buffer.from(text);
    // In the middle of a letter.
    const cut = bytes.indexOf(0xc3) + 1;
    res.write(bytes.subarray(0, cut));
    setTimeout(() => res.end(bytes.subarray(cut)), 20);
  });
  expect(error).toBeUndefined();
  expect(parts).toEqual([{ text: "Because ü" }, { source: { title: "Rationale", url: "/docs/rationale" } }]);
  expect(body).toEqual({
    question: "Why?",
    tags: ["t"],
    language: "en",
    history: [{ question: "Before?", answer: "Yes." }],
  });
});

test.each([
  ["a status", (res: ServerResponse) => void res.writeHead(429).end()],
  ["an error in the stream", (res: ServerResponse) => void res.end(lines({ text: "a" }, { error: "busy" }))],
  ["a line that is no JSON", (res: ServerResponse) => void res.end(`${lines({ text: "a" })}<html>`)],
  ["an end before it is done", (res: ServerResponse) => void res.end(lines({ text: "a" }))],
  [
    "a connection that breaks",
    (res: ServerResponse) => void (res.write(lines({ text: "a" })), setTimeout(() => res.destroy(), 20)),
  ],
])("%s is a failure", async (_name, reply) => {
  const { error } = await ask(reply);
  expect(error).toBeInstanceOf(Error);
});

test("links that lead to no page are left out, and markup stays text", async () => {
  const { parts } = await ask((res) =>
    res.end(
      lines(
        { text: "<img src=x onerror=alert(1)>" },
        { source: { title: "x", url: "javascript:alert(1)" } },
        { source: { title: "x", url: "//elsewhere.example" } },
        { source: { title: 1, url: "/a" } },
        { done: true },
      ),
    ),
  );
  expect(parts).toEqual([{ text: "<img src=x onerror=alert(1)>" }]);
});

test("stopping ends the request", async () => {
  const controller = new AbortController();
  const { error } = await ask((res) => {
    res.write(lines({ text: "a" }));
    setTimeout(() => controller.abort(), 20);
  }, controller.signal);
  expect(error?.name).toBe("AbortError");
});
