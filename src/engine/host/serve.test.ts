import { request, type IncomingHttpHeaders } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import type { HostRules } from "./rules.ts";
import { serveSite } from "./serve.ts";
import { createFolder } from "../testing/values.ts";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const FILES = {
  "index.html": "<p>Home</p>",
  "docs/options.html": "<p>Options</p>",
  "docs/options.html.br": brotliCompressSync("<p>Options</p>"),
  "docs/options.html.gz": gzipSync("<p>Options</p>"),
  "404.html": "<p>Not found</p>",
  "404.html.br": brotliCompressSync("<p>Not found</p>"),
  "assets/a-1.js": "start()",
};

async function startServer({
  files = FILES,
  ...rules
}: Partial<HostRules> & { files?: Record<string, string | Buffer> } = {}) {
  const dir = await createFolder(files);
  const server = await serveSite({ dir, port: 0, ...rules });
  onTestFinished(() => server.close());
  const { port } = new URL(server.url);
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: "localhost", port, path, method, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () => resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(chunks) }));
      })
        .on("error", reject)
        .end();
    });
}

it("sends pages and files with their kind and how long they keep", async () => {
  const get = await startServer();
  const page = await get("/docs/options");
  expect([page.status, page.body.toString()]).toEqual([200, "<p>Options</p>"]);
  expect(page.headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding",
  });
  expect((await get("/assets/a-1.js")).headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
  });
});

it("sends the headers of the longest path that has a rule", async () => {
  const headers = [
    { under: "/", headers: { "X-One": "1", "X-Two": "2" } },
    { under: "/docs/", headers: { "X-One": "docs", "X-Two": "" } },
  ];
  const get = await startServer({ headers, base: "/site/" });
  expect((await get("/site/")).headers).toMatchObject({ "x-one": "1", "x-two": "2" });
  expect((await get("/site/unknown")).headers).toMatchObject({ "x-one": "1" });
  const { headers: docs } = await get("/site/docs/options");
  expect([docs["x-one"], docs["x-two"]]).toEqual(["docs", undefined]);
});

it("sends precompressed files to those who take them", async () => {
  const get = await startServer();
  expect(await get("/docs/options", { "accept-encoding": "gzip, br" })).toMatchObject({
    headers: { "content-encoding": "br", "content-type": "text/html;charset=utf-8" },
    body: FILES["docs/options.html.br"],
  });
  expect(await get("/docs/options", { "accept-encoding": "gzip" })).toMatchObject({
    headers: { "content-encoding": "gzip" },
    body: FILES["docs/options.html.gz"],
  });
});

it("answers a known version with 304", async () => {
  const get = await startServer();
  const { headers } = await get("/");
  expect((await get("/", { "if-none-match": headers.etag! })).status).toBe(304);
});

it("answers unknown paths with the not-found page and 404", async () => {
  const get = await startServer();
  const plain = await get("/unknown");
  expect([plain.status, plain.body.toString()]).toEqual([404, "<p>Not found</p>"]);
  expect(await get("/unknown", { "accept-encoding": "br" })).toMatchObject({
    status: 404,
    headers: { "content-encoding": "br" },
    body: FILES["404.html.br"],
  });
  expect((await get("/unknown", {}, "HEAD")).body).toHaveLength(0);
  expect(await (await startServer({ files: {} }))("/")).toMatchObject({ status: 404, body: Buffer.from("Not found") });
});

it("redirects, with the whole query", async () => {
  const get = await startServer({ trailingSlash: "never" });
  expect(await get("/docs/options.html?q=a?b")).toMatchObject({
    status: 301,
    headers: { location: "/docs/options?q=a?b" },
  });
  expect(await get("/docs/options/")).toMatchObject({ status: 301, headers: { location: "/docs/options" } });
});

it("serves below a base path", async () => {
  const get = await startServer({ base: "/site/" });
  expect((await get("/site/docs/options")).status).toBe(200);
  expect((await get("/docs/options")).status).toBe(404);
  expect(await get("/")).toMatchObject({ status: 301, headers: { location: "/site/" } });
});

it("refuses what is no path and what is no reading", async () => {
  const get = await startServer();
  expect((await get("/../package.json")).status).toBe(400);
  expect((await get("/%")).status).toBe(400);
  expect((await get("/", {}, "POST")).status).toBe(405);
});
