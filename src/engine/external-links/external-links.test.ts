/** Asks a server on this machine only. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { checkExternalLinks, type CheckOptions } from "./check-links.ts";
import { findExternalLinks, groupByUrl, listMarkdownUrls, listQuotedUrls } from "./find-links.ts";

const asked: string[] = [];
let busy = 0;
let busiest = 0;
let left = "";

const server = createServer((req, res) => {
  const path = req.url ?? "";
  asked.push(path);
  busiest = Math.max(busiest, ++busy);
  const tries = asked.filter((each) => each === path).length;
  setImmediate(() => {
    busy--;
    if (path === "/moved") res.writeHead(301, { location: "/new" });
    else if (path === "/slash") res.writeHead(301, { location: "/slash/" });
    else if (path === "/loop") res.writeHead(302, { location: "/loop" });
    else if (path === "/cut") return void res.destroy();
    else if (path === "/silent") return;
    else if (path === "/moody" && tries < 3) res.writeHead(503);
    else if (path === "/limited" && tries < 2) res.writeHead(429, { "retry-after": "0" });
    else res.writeHead({ "/gone": 404, "/down": 500, "/private": 403 }[path] ?? 200);
    res.end("x".repeat(1000));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  left = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  busiest = 0;
});

async function check(
  paths: string[],
  options: Partial<CheckOptions> = {},
): Promise<{ isFine: boolean; lines: string[] }> {
  const lines: string[] = [];
  const isFine = await checkExternalLinks(
    paths.map((path) => ({ url: left + path, places: [`content${path}.md:1`] })),
    {
      attempts: 3,
      pause: 1,
      timeout: 20_000,
      sites: 4,
      perSite: 100,
      run: 0,
      log: (line) => lines.push(line),
      ...options,
    },
  );
  return { isFine, lines };
}

describe("finding", () => {
  it("sees links of texts, not those of code and examples", () => {
    const text =
      "See [a](https://a.dev/x#y) and <https://b.dev>.\n\n```\nhttps://c.dev\n```\n\n`https://d.dev` [e](/docs) [f]\n\n[f]: https://f.dev";
    expect(listMarkdownUrls("a.md", text)).toEqual([
      { url: "https://a.dev/x#y", place: "a.md:1" },
      { url: "https://b.dev", place: "a.md:1" },
      { url: "https://f.dev", place: "a.md:9" },
    ]);
  });

  it("sees links of data", () => {
    const text = "- link: https://a.dev\n  content: '[b](https://b.dev/x), \"https://c.dev\".'";
    expect(listQuotedUrls("a.yml", text).map(({ url, place }) => `${place} ${url}`)).toEqual([
      "a.yml:1 https://a.dev",
      "a.yml:2 https://b.dev/x",
      "a.yml:2 https://c.dev",
    ]);
  });

  it("asks once for what differs only after the hash, and never for examples", () => {
    const urls = [
      "https://a.dev/#x",
      "https://a.dev/#y",
      "https://example.com/",
      "https://api.example.org",
      "http://localhost:3000",
      "https://[bad",
    ];
    expect(groupByUrl(urls.map((url, index) => ({ url, place: `f:${index}` })))).toEqual([
      { url: "https://a.dev/", places: ["f:0", "f:1"] },
    ]);
  });

  it("knows the links of this site", async () => {
    const links = await findExternalLinks(PROJECT_ROOT);
    expect(links.length).toBeGreaterThan(500);
    const places = links.flatMap((link) => link.places);
    for (const kind of ["content/docs/", "content/blog/", "content/data/users.yml:", "site.config.ts:"])
      expect(
        places.some((place) => place.startsWith(kind)),
        kind,
      ).toBe(true);
  });
});

describe("asking", () => {
  it("passes when all is well, and says what has moved", async () => {
    const { isFine, lines } = await check(["/", "/slash", "/moved"]);
    expect(isFine).toBe(true);
    expect(lines).toContain(`  ${left}/moved -> ${left}/new`);
    expect(lines.at(-1)).toBe("2 fine, 1 moved, 0 refused, 0 broken");
  });

  it("fails on what is gone, with every place that links to it", async () => {
    const { isFine, lines } = await check(["/gone", "/loop"]);
    expect(isFine).toBe(false);
    expect(lines).toContain(`  ${left}/gone answers 404`);
    expect(lines).toContain("    content/gone.md:1");
    expect(lines.at(-1)).toBe("0 fine, 0 moved, 0 refused, 2 broken");
    expect(asked.filter((path) => path === "/gone")).toHaveLength(1);
  });

  it("tries again when a site is in a mood, and gives up in the end", async () => {
    const { lines } = await check(["/moody", "/limited", "/down", "/cut"]);
    expect(lines.at(-1)).toBe("2 fine, 0 moved, 0 refused, 2 broken");
    expect(asked.filter((path) => path === "/down")).toHaveLength(3);
  });

  it("does not wait forever", async () => {
    const { lines } = await check(["/silent"], { timeout: 50, attempts: 2 });
    expect(lines).toContain(`  ${left}/silent does not answer in time`);
  });

  it("does not blame a link for a site that answers no programs", async () => {
    const { isFine, lines } = await check(["/private"]);
    expect([isFine, lines.at(-1)]).toEqual([true, "0 fine, 0 moved, 1 refused, 0 broken"]);
  });

  it("asks a site one question at a time, and not for everything in one run", async () => {
    const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
    await check(paths, { perSite: 4 });
    expect([asked, busiest]).toEqual([["/0", "/1", "/2", "/3"], 1]);
    asked.length = 0;
    await check(paths, { perSite: 4, run: 2 });
    expect(asked).toEqual(["/8", "/9", "/0", "/1"]);
  });
});
