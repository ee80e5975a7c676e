/** nginx with our configuration against the built site: every answer is that of our own server. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadHostRules, type HostRules } from "../../src/engine/host/rules.ts";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { requireNginx, startNginx, type NginxServer } from "./nginx-server.ts";

const DIST = path.resolve("dist");

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let nginx: NginxServer;
let own: RunningServer;
let rules: HostRules;

beforeAll(async () => {
  if (!existsSync(path.join(DIST, "_nginx.conf"))) throw new Error("dist/ has no site: run `npm run build` first.");
  requireNginx();
  rules = await loadHostRules(DIST);
  nginx = await startNginx(DIST, rules.base);
  own = await serveSite({ dir: DIST, port: 0 });
});

afterAll(async () => {
  await nginx?.stop();
  await own?.close();
});

function get(
  port: number | string,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: port === nginx.port ? "127.0.0.1" : "localhost", port, path: target, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

const ask = (target: string, headers?: Record<string, string>, method?: string) =>
  get(nginx.port, target, headers, method);

const ADDRESSES = [
  "/",
  "/docs",
  "/docs/",
  "/docs/options",
  "/docs/options/",
  "/docs/options?a=1",
  "/docs/options.md",
  "/blog/2025/06/23/3.6.0",
  "/blog/2025/06/23/3.6.0/",
  "/playground",
  "/playground/",
  "/search",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/sw.js",
  "/404",
  "/404/",
  "/404.html",
  "/404/index.html",
  "/favicon.ico",
  "/blog/rss.xml",
  "/blog/feed.json",
  "/licenses.txt",
  "/cards/docs/options.png",
  "/index.html",
  "/docs.html",
  "/docs/index.html",
  "/docs/options.html?a=1&b=%20",
  "/docs/options/index.html",
  "/docs/en/options.html",
  "/docs/en/usage.html",
  "/docs/en",
  "/docs/next/eslint.html?x=1",
  "/en/blog/",
  "/blog/2018/05/23/1.13.0.html",
  "/playground-redirect.html",
  "/nothing",
  "/docs/nothing.html",
  "/assets/",
  "/assets/nothing.js",
  "/_headers",
  "/_host.json",
  "/_nginx.conf",
];

it.each(ADDRESSES)("%s is answered as by our own server", async (target) => {
  const [theirs, ours] = await Promise.all([ask(target), get(new URL(own.url).port, target)]);
  expect([theirs.status, theirs.headers.location]).toEqual([ours.status, ours.headers.location]);
  if (ours.status === 301) return;
  expect(theirs.body.equals(ours.body)).toBe(true);
  const names = [...new Set(rules.headers.flatMap((rule) => Object.keys(rule.headers)))].map((name) =>
    name.toLowerCase(),
  );
  for (const name of names) expect(theirs.headers[name], name).toBe(ours.headers[name]);
  expect(theirs.headers["content-type"]).toBe(ours.headers["content-type"]);
});

describe("transfer", () => {
  it("files come precompressed to those who take them", async () => {
    const br = await ask("/docs/options", { "accept-encoding": "br, gzip" });
    expect([br.headers["content-encoding"], br.headers.vary]).toEqual(["br", "Accept-Encoding"]);
    const gz = await ask("/docs/options", { "accept-encoding": "gzip" });
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect((await ask("/docs/options")).headers["content-encoding"]).toBeUndefined();
    expect(br.body.length).toBeLessThan(gz.body.length);
  });

  it("a known version is not sent again", async () => {
    const { headers } = await ask("/docs/options");
    expect((await ask("/docs/options", { "if-none-match": headers.etag! })).status).toBe(304);
  });

  it("a part can be asked for", async () => {
    const part = await ask("/llms-full.txt", { range: "bytes=0-99" });
    expect([part.status, part.body.length]).toEqual([206, 100]);
    expect((await ask("/llms-full.txt", { range: "bytes=999999999-" })).status).toBe(416);
  });

  it("HEAD has no body, and nothing else than reading is allowed", async () => {
    expect((await ask("/docs/options", {}, "HEAD")).body).toHaveLength(0);
    for (const method of ["POST", "PUT", "DELETE"]) expect((await ask("/docs/options", {}, method)).status).toBe(405);
  });
});

describe("hostile requests", () => {
  it.each([
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/docs/..%5c..%5cetc",
    "/a%00b",
    "/a%0d%0aSet-Cookie:%20x=1",
    "/docs/en/%0d%0aSet-Cookie:%20x=1",
    "/%",
    "/%zz",
    `/${"a".repeat(20_000)}`,
  ])("%.60s is refused", async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).not.toMatch(/root:|"devDependencies"/);
  });

  it.each(["GARBAGE\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "\0\0\0\0\r\n\r\n"])(
    "%j is answered with a refusal",
    async (text) => {
      const answer = await new Promise<string>((resolve, reject) => {
        let received = "";
        const socket = connect(nginx.port, "127.0.0.1", () => socket.write(text));
        socket.on("data", (chunk) => (received += chunk.toString("latin1")));
        socket.on("error", reject);
        socket.on("close", () => resolve(received));
      });
      expect(answer).toMatch(/ (400|505) |^<html>[^]*400/);
    },
  );

  it("no redirect leads to another host", async () => {
    for (const target of ["//example.com/docs.html", "/en//example.com", "/docs/en//example.com/a.html"]) {
      const { headers } = await ask(target);
      expect(headers.location ?? "/", target).toMatch(/^\/(?!\/)/);
    }
  });
});

it("carries a load without a failure", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const pages = (await readdir(path.join(DIST, "docs"))).filter((name) => /^[\w-]+\.html$/.test(name));
  const targets = pages.map((name) => `/docs/${name.replace(/(index)?\.html$/, "")}`);
  const total = 4000;
  let sent = 0;
  let bytes = 0;
  const statuses = new Map<number, number>();
  const started = performance.now();
  const work = async () => {
    while (sent < total) {
      const target = targets[sent++ % targets.length]!;
      await new Promise<void>((resolve, reject) => {
        request(
          { host: "127.0.0.1", port: nginx.port, path: target, agent, headers: { "accept-encoding": "br" } },
          (res) => {
            statuses.set(res.statusCode!, (statuses.get(res.statusCode!) ?? 0) + 1);
            res.on("data", (chunk: Buffer) => (bytes += chunk.length));
            res.on("end", resolve);
          },
        )
          .on("error", reject)
          .end();
      });
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  console.log(
    `${total} pages in ${seconds.toFixed(1)} s: ${Math.round(total / seconds)} a second, ${Math.round(bytes / total)} bytes each`,
  );
  expect([...statuses]).toEqual([[200, total]]);
});
