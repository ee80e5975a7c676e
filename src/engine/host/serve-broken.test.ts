import { connect } from "node:net";
import { expect, it } from "vitest";
import { startServer } from "./testing.ts";

const headers = [{ under: "/", headers: { "X-Content-Type-Options": "nosniff" } }];
const SITE = { files: { "index.html": "<p>Home</p>", "large.txt": "x".repeat(4_000_000) }, headers };

it.each([
  ["GARBAGE\r\n\r\n", 400],
  ["GET / HTTP/9.9\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: a..b\r\nConnection: close\r\n\r\n", 400],
  ["GET http://a_b/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["GET / HTTP/2.0\r\nHost: a\r\nConnection: close\r\n\r\n", 505],
  ["GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\nConnection: close\r\n\r\n", 501],
  ["GET / HTTP/1.1\r\nHost: a\r\nX: LARGE\r\n\r\n", 431],
  ["\0\0\0\0\r\n\r\n", 400],
])("%j is refused with %i and the headers of the site", async (text, status) => {
  const { sendRaw, get } = await startServer(SITE);
  const answer = await sendRaw(
    text.replace("LARGE", "x".repeat(70_000)).replace(/^(GET \/ HTTP\/1.1)(?=\r\n\r\n)/, "$1\r\nConnection: close"),
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nX-Content-Type-Options: nosniff\r\n`));
  expect((await get("/")).status).toBe(200);
});

it.each([
  "Expect: 100-continue",
  "Expect: other",
  "Upgrade: websocket\r\nConnection: upgrade, close",
  "Content-Length: 0",
])("%j does not change the answer", async (header) => {
  const { sendRaw } = await startServer(SITE);
  const close = header.includes("close") ? "" : "Connection: close\r\n";
  expect(await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\n${close}${header}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 200 [^]*<p>Home<\/p>$/,
  );
});

it("answers requests that come at once, in their order, and refuses the broken one after them", async () => {
  const { sendRaw } = await startServer(SITE);
  const answers = await sendRaw("GET / HTTP/1.1\r\nHost: a\r\n\r\nHEAD /no HTTP/1.1\r\nHost: a\r\n\r\nBROKEN\r\n\r\n");
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 400"]);
});

it.each([
  ["a transfer coding that nobody knows", "Transfer-Encoding: identity\r\n\r\n", 501],
  ["a body that is broken", "Transfer-Encoding: chunked\r\n\r\nbroken\r\n\r\n", 200],
])("a request with %s has one answer, and the connection ends", async (_, rest, status) => {
  const { sendRaw } = await startServer(SITE);
  const answers = await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\n${rest}GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
});

it("a client that has finished sending still gets its answer", async () => {
  const { port } = await startServer(SITE);
  const received = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () =>
      socket.end("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
    );
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("end", () => resolve(text)).on("error", reject);
  });
  expect(received).toMatch(/^HTTP\/1.1 200 [^]*<p>Home<\/p>$/);
});

it("of a range that is sent twice the first counts", async () => {
  const { sendRaw } = await startServer(SITE);
  const twice = "Range: bytes=0-1\r\nRange: bytes=2-3\r\n";
  expect(await sendRaw(`GET /large.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${twice}\r\n`)).toMatch(
    /^HTTP\/1.1 206 [^]*\r\nContent-Range: bytes 0-1\/4000000\r\n/,
  );
});

it("ends a connection when the client wants it, and says so", async () => {
  const { sendRaw } = await startServer(SITE);
  expect(await sendRaw("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toContain(
    "\r\nConnection: close\r\n",
  );
  expect(await sendRaw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

it("ends connections on which no whole request comes", async () => {
  const { running, sendRaw } = await startServer(SITE);
  // The server looks every few seconds. How long a client has does not matter here.
  running.server.headersTimeout = 1;
  running.server.requestTimeout = 1;
  expect(await sendRaw("GET / HTTP/1.1\r\nHost: ")).toMatch(/^HTTP\/1.1 408 [^]*X-Content-Type-Options: nosniff/);
});

it.each([0, 10_000_000])(
  "goes on when clients leave in the middle of an answer, with %i bytes in memory",
  async (memoryBytes) => {
    const { port, get, running } = await startServer({ ...SITE, memoryBytes });
    for (let count = 0; count < 20; count++)
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n"));
        socket.once("data", () => socket.destroy());
        socket.once("close", () => resolve()).once("error", reject);
      });
    expect((await get("/large.txt")).body.length).toBe(4_000_000);
    await expect
      .poll(() => new Promise((resolve) => running.server.getConnections((_, count) => resolve(count))))
      .toBeLessThan(2);
  },
);

it("sends a large answer whole before it refuses what follows", async () => {
  const { sendRaw } = await startServer({ ...SITE, memoryBytes: 0 });
  const answer = await sendRaw("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\nBROKEN\r\n\r\n");
  const [first = "", second = ""] = answer.split(/(?=HTTP\/1\.1 400)/);
  expect([first.length - first.indexOf("\r\n\r\n") - 4, second.slice(0, 12)]).toEqual([4_000_000, "HTTP/1.1 400"]);
});
