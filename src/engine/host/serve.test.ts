import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { startServer } from "./testing.ts";

const FILES = {
  "index.html": "<p>Home</p>",
  "docs/options.html": "<p>Options</p>",
  "docs/options.html.br": brotliCompressSync("<p>Options</p>"),
  "docs/options.html.gz": gzipSync("<p>Options</p>"),
  "404.html": "<p>Not found</p>",
  "404.html.br": brotliCompressSync("<p>Not found</p>"),
  "assets/a-1.js": "start()",
  "favicon.ico": "icon",
  "robots.txt": "0123456789",
  _headers: "secret",
};
const SITE = { files: FILES };
/** What every answer must have, whatever was asked. */
const headers = [{ under: "/", headers: { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache" } }];

it("sends pages and files with their kind and how long they keep", async () => {
  const get = (await startServer(SITE)).get;
  const page = await get("/docs/options");
  expect([page.status, page.body.toString()]).toEqual([200, "<p>Options</p>"]);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
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
  const get = (await startServer({ ...SITE, headers, base: "/site/" })).get;
  expect((await get("/site/")).headers).toMatchObject({ "x-one": "1", "x-two": "2" });
  expect((await get("/site/unknown")).headers).toMatchObject({ "x-one": "1" });
  const { headers: docs } = await get("/site/docs/options");
  expect([docs["x-one"], docs["x-two"]]).toEqual(["docs", undefined]);
});

it("sends precompressed files to those who take them", async () => {
  const get = (await startServer(SITE)).get;
  expect(await get("/docs/options", { "accept-encoding": "gzip, br" })).toMatchObject({
    headers: { "content-encoding": "br", "content-type": "text/html; charset=utf-8" },
    body: FILES["docs/options.html.br"],
  });
  expect(await get("/docs/options", { "accept-encoding": "gzip" })).toMatchObject({
    headers: { "content-encoding": "gzip" },
    body: FILES["docs/options.html.gz"],
  });
});

it("answers a known version with 304", async () => {
  const get = (await startServer(SITE)).get;
  const { headers } = await get("/");
  expect((await get("/", { "if-none-match": headers.etag! })).status).toBe(304);
});

it("answers unknown paths with the not-found page and 404", async () => {
  const get = (await startServer(SITE)).get;
  const plain = await get("/unknown");
  expect([plain.status, plain.body.toString()]).toEqual([404, "<p>Not found</p>"]);
  expect(await get("/unknown", { "accept-encoding": "br" })).toMatchObject({
    status: 404,
    headers: { "content-encoding": "br" },
    body: FILES["404.html.br"],
  });
  expect((await get("/unknown", {}, "HEAD")).body).toHaveLength(0);
  const { get: getNothing } = await startServer({ files: {} });
  expect(await getNothing("/")).toMatchObject({ status: 404, body: Buffer.from("404 Not Found\n") });
});

it("redirects, with the whole query", async () => {
  const { get } = await startServer({ ...SITE, trailingSlash: "never" });
  expect(await get("/docs/options.html?q=a?b")).toMatchObject({
    status: 301,
    headers: { location: "/docs/options?q=a?b" },
  });
  expect(await get("/docs/options/")).toMatchObject({ status: 301, headers: { location: "/docs/options" } });
});

it("serves below a base path", async () => {
  const { get } = await startServer({ ...SITE, base: "/site/" });
  expect((await get("/site/docs/options")).status).toBe(200);
  expect((await get("/docs/options")).status).toBe(404);
  expect(await get("/")).toMatchObject({ status: 301, headers: { location: "/site/" } });
});

it("answers addresses that are no names of files, and those of files for hosts, with the not-found page", async () => {
  const { get } = await startServer({ ...SITE, headers });
  for (const path of [
    "/robots.txt/",
    "/favicon.ico/x/y",
    `/${"a".repeat(256)}`,
    `/${"a".repeat(5000)}`,
    `/${"a/".repeat(2500)}`,
    "/./_headers",
    "/_headers",
    "/404",
    "/404/",
    "/404.html",
  ])
    expect(await get(path), path).toMatchObject({ status: 404, headers: { "x-content-type-options": "nosniff" } });
  expect((await get("/docs/options.html/")).status).toBe(404);
});

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=0-99999999999999999999", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=9-2", 416, "416 Range Not Satisfiable\n", "bytes */10"],
  ["items=0-1", 200, "0123456789", undefined],
  ["bytes=0-1,3-4", 200, "0123456789", undefined],
])("a part of a file, %s, is answered with %i", async (range, status, text, contentRange) => {
  // In memory, and from the disk.
  for (const memoryBytes of [1000, 0]) {
    const { get } = await startServer({ ...SITE, memoryBytes });
    const answer = await get("/robots.txt", { range });
    expect([answer.status, answer.body.toString(), answer.headers["content-range"]]).toEqual([
      status,
      text,
      contentRange,
    ]);
    expect(Number(answer.headers["content-length"])).toBe(text.length);
  }
});

it("knows the types of files, with their character set", async () => {
  const { get } = await startServer({ ...SITE });
  expect((await get("/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
  expect((await get("/robots.txt")).headers["content-type"]).toBe("text/plain; charset=utf-8");
});

it("sends nothing compressed to those who refuse it", async () => {
  const { get } = await startServer(SITE);
  for (const accepted of ["br;q=0", "identity;q=0, *;q=0", "br;q=0, gzip;q=0"])
    expect((await get("/docs/options", { "accept-encoding": accepted })).headers["content-encoding"]).toBeUndefined();
});

it("HEAD has the headers of GET and no body", async () => {
  for (const memoryBytes of [1000, 0]) {
    const { get } = await startServer({ ...SITE, memoryBytes });
    const [whole, head] = [await get("/robots.txt"), await get("/robots.txt", {}, "HEAD")];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
  }
});

it("refuses what is no path and what is no reading, with the headers of the site", async () => {
  const { get } = await startServer({ ...SITE, headers });
  const secured = { "x-content-type-options": "nosniff" };
  expect(await get("/../package.json")).toMatchObject({ status: 400, headers: secured });
  expect(await get("/%")).toMatchObject({ status: 400, headers: secured });
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    expect(await get("/", {}, method)).toMatchObject({ status: 405, headers: { ...secured, allow: "GET, HEAD" } });
  expect(await get("/docs/options.html")).toMatchObject({ status: 301, headers: secured });
  expect(await get(`/${"a".repeat(9000)}`)).toMatchObject({ status: 414, headers: secured });
});

it("redirects to this host only, with what belongs to the path", async () => {
  const { get } = await startServer({ ...SITE, redirects: [{ from: "/old/*", to: "/:splat" }] });
  for (const [path, location] of [
    ["//example.org/../docs/options.html?a", "/docs/options?a"],
    ["/old//example.org/", "/example.org"],
    ["/old/%2f%2fexample.org", "/example.org"],
    ["/old/a%3fb%23c?d", "/a%3Fb%23c?d"],
    ["/old/a?", "/a"],
    ["http://example.org/old/a", "/a"],
  ] as const)
    expect((await get(path)).headers.location, path).toBe(location);
});
