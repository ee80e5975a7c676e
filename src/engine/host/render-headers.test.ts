import { expect, it } from "vitest";
import { getContentType } from "./content-types.ts";
import { renderHeadersFile } from "./render-headers.ts";
import { getHeaders, type HostRules } from "./rules.ts";

const RULES: HostRules = {
  base: "/site/",
  trailingSlash: "preserve",
  redirects: [],
  headers: [
    { under: "/", headers: { "X-One": "1", "X-Two": "2", "X-Same": "same" } },
    { under: "/playground/", headers: { "X-One": "play" } },
    { under: "/blog/", headers: { "X-One": "blog" } },
    { under: "/assets/", headers: { "X-Two": "", "X-Same": "" } },
    { under: "/", headers: { "X-Cache": "short" } },
    { under: "/assets/", headers: { "X-Cache": "long" } },
  ],
};
const FILES = [
  "index.html",
  "404.html",
  "search.html",
  "blog.html",
  "blog/1.html",
  "blog/feed.json",
  "docs/index.html",
  "docs/a/b.html",
  "playground/index.html",
  "assets/a.js",
  "docs/a/b.md",
  "blog/rss.xml",
  "llms.txt",
  "_host.json",
];
const BLOCKS = renderHeadersFile(RULES, FILES)
  .split("\n\n")
  .map((block) => block.trim().split(/\n\s*/))
  .map(([pattern = "", ...lines]) => ({ pattern, headers: lines.map((line) => line.split(": ") as [string, string]) }));

/** What a host sends that joins the values of all blocks. Some hosts count `/docs` to `/docs/*`. */
function send(address: string, isBareIncluded = false): Record<string, string[]> {
  const matches = ({ pattern }: { pattern: string }) => {
    const [start = "", end] = pattern.split("*");
    if (isBareIncluded && address === pattern.replace(/\/\*$/, "")) return true;
    return end === undefined ? address === pattern : address.startsWith(start) && address.endsWith(end);
  };
  const sent: Record<string, string[]> = {};
  for (const [name, value] of BLOCKS.filter(matches).flatMap(({ headers }) => headers)) (sent[name] ??= []).push(value);
  return sent;
}

it.each([
  ["/site/", "/"],
  ["/site/search", "/search"],
  ["/site/search.html", "/search.html"],
  ["/site/404", "/404"],
  ["/site/llms.txt", "/llms.txt"],
  ["/site/blog/rss.xml", "/blog/rss.xml"],
  ["/site/docs/a/b.md", "/docs/a/b.md"],
  ["/site/docs", "/docs/"],
  ["/site/docs/", "/docs/"],
  ["/site/docs/a/b", "/docs/a/b"],
  ["/site/docs/nothing", "/docs/nothing"],
  ["/site/blog", "/blog/"],
  ["/site/blog/1", "/blog/1"],
  ["/site/playground", "/playground/"],
  ["/site/playground/", "/playground/"],
])("%s has the headers of our own server, each once", (address, path) => {
  const isTyped = !/\.(html|json)$/.test(path) && FILES.includes(path.slice(1));
  const expected = {
    ...getHeaders(path, RULES.headers),
    ...(isTyped && { "Content-Type": getContentType(path) }),
  } as Record<string, string>;
  expect(Object.fromEntries(Object.entries(send(address)).map(([name, values]) => [name, values.join()]))).toEqual(
    expected,
  );
  // Where a bare address matches two blocks, they do not contradict each other.
  for (const [name, values] of Object.entries(send(address, true)))
    expect([...new Set(values)]).toEqual([expected[name]]);
});

it.each(["/site/nothing", "/site/nothing/at/all", "/site/assets"])(
  "%s, where there is nothing, has what holds everywhere",
  (address) => {
    expect(send(address)).toEqual({ "X-Two": ["2"], "X-Same": ["same"] });
  },
);

it("what never changes may be kept", () => {
  expect(send("/site/assets/a.js")).toMatchObject({ "X-One": ["1"], "X-Cache": ["long"] });
});

it("a file whose name says more than its ending has its type", () => {
  expect(send("/site/blog/feed.json")["Content-Type"]).toEqual(["application/feed+json"]);
  expect(send("/site/blog/1.html")["Content-Type"]).toBeUndefined();
});

it("texts in all folders are UTF-8", () => {
  expect(send("/site/docs/a/b.md")["Content-Type"]).toEqual(["text/markdown; charset=utf-8"]);
  expect(send("/site/blog/rss.xml")["Content-Type"]).toEqual(["text/xml; charset=utf-8"]);
});

it("files for hosts have no block", () => {
  expect(BLOCKS.filter(({ pattern }) => pattern.includes("_host"))).toEqual([]);
});
