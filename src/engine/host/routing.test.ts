import { describe, expect, it } from "vitest";
import type { TrailingSlash } from "../../shared/paths.ts";
import { resolveRequest } from "./routing.ts";

const FILES = [
  "index.html",
  "404.html",
  "docs/index.html",
  "docs/options.html",
  "docs/options.md",
  "blog/2025/06/23/3.6.0.html",
  "assets/a.js",
];

const REDIRECTS = [{ from: "/old/*", to: "/docs/:splat" }];

function resolve(
  path: string,
  { base = "/", trailingSlash = "preserve" as TrailingSlash, files = FILES } = {},
): string {
  const answer = resolveRequest(path, {
    base,
    trailingSlash,
    redirects: REDIRECTS,
    hasFile: (file) => files.includes(file),
  });
  if (answer.type === "file") return answer.file;
  return answer.type === "redirect" ? `-> ${answer.to}` : answer.type;
}

it.each([
  ["/", "index.html"],
  ["/docs/", "docs/index.html"],
  ["/docs", "docs/index.html"],
  ["/docs/options", "docs/options.html"],
  ["/docs/options/", "docs/options.html"],
  ["/docs/options.md", "docs/options.md"],
  ["/assets/a.js", "assets/a.js"],
  ["/blog/2025/06/23/3.6.0", "blog/2025/06/23/3.6.0.html"],
  ["/blog/2025/06/23/3.6.0/", "blog/2025/06/23/3.6.0.html"],
])("%s is answered with %s", (path, expected) => {
  expect(resolve(path)).toBe(expected);
});

it.each(["/unknown", "/docs/unknown", "/docs/opt", "/blog/2025/06/23/3.6", "/docs/unknown.html", "/assets/"])(
  "%s is not found",
  (path) => {
    expect(resolve(path)).toBe("not-found");
  },
);

it.each([
  ["/index.html", "/"],
  ["/docs/index.html", "/docs/"],
  ["/docs.html", "/docs/"],
  ["/docs/options.html", "/docs/options"],
  ["/docs/options/index.html", "/docs/options"],
  ["/blog/2025/06/23/3.6.0.html", "/blog/2025/06/23/3.6.0"],
])("%s is redirected to %s", (path, expected) => {
  expect(resolve(path)).toBe(`-> ${expected}`);
});

it("old addresses lead to the new ones", () => {
  expect(resolve("/old/options.html")).toBe("-> /docs/options");
  expect(resolve("/site/old", { base: "/site/" })).toBe("-> /site/docs/");
});

it("files for hosts are nobody else's business", () => {
  for (const path of ["/_headers", "/./_headers", "//_headers", "/docs/../_headers", "/%5Fheaders"])
    expect(resolve(path, { files: ["_headers"] }), path).toBe("not-found");
  expect(resolve("/docs/_x.md", { files: ["docs/_x.md"] })).toBe("docs/_x.md");
});

it.each(["/404", "/404/", "/404.html", "/404/index.html"])("%s is the page of what is not there", (path) => {
  expect(resolve(path)).toBe("not-found");
});

describe("trailing slashes", () => {
  const always = {
    trailingSlash: "always" as const,
    files: ["index.html", "docs/index.html", "docs/options/index.html"],
  };
  const never = {
    trailingSlash: "never" as const,
    files: ["index.html", "docs.html", "docs/options.html", "assets/a.js"],
  };

  it("are added where they always are", () => {
    expect(resolve("/docs/options/", always)).toBe("docs/options/index.html");
    expect(resolve("/docs/options", always)).toBe("-> /docs/options/");
    expect(resolve("/docs/options.html", always)).toBe("-> /docs/options/");
    expect(resolve("/docs/options/index.html", always)).toBe("-> /docs/options/");
    expect(resolve("/", always)).toBe("index.html");
  });

  it("are removed where they never are", () => {
    expect(resolve("/docs/options", never)).toBe("docs/options.html");
    expect(resolve("/docs/options/", never)).toBe("-> /docs/options");
    expect(resolve("/docs/index.html", never)).toBe("-> /docs");
    expect(resolve("/assets/a.js", never)).toBe("assets/a.js");
    expect(resolve("/", never)).toBe("index.html");
  });

  it("are not given to what does not exist", () => {
    expect(resolve("/unknown", always)).toBe("not-found");
    expect(resolve("/unknown/", never)).toBe("not-found");
  });
});

describe("below a base path", () => {
  const site = { base: "/site/" };

  it("pages answer there and nowhere else", () => {
    expect(resolve("/site/docs/options", site)).toBe("docs/options.html");
    expect(resolve("/site", site)).toBe("index.html");
    expect(resolve("/docs/options", site)).toBe("not-found");
    expect(resolve("/sitemap", site)).toBe("not-found");
  });

  it("redirects keep it", () => {
    expect(resolve("/", site)).toBe("-> /site/");
    expect(resolve("/site/docs/options.html", site)).toBe("-> /site/docs/options");
    expect(resolve("/site/docs/options/", { ...site, trailingSlash: "never" })).toBe("-> /site/docs/options");
  });
});

describe("what is not a path", () => {
  it.each([
    "/../secret",
    "/docs/../../secret",
    "/%2e%2e/secret",
    "/docs/%2e%2e%2f%2e%2e%2fsecret",
    "/..%5csecret",
    "/a%00b",
    "/a%0d%0ab",
    "docs",
  ])("%s is refused", (path) => expect(resolve(path)).toBe("bad-request"));

  it.each(["/%", "/%zz", "/%E0%A4%A"])("the broken escape %s is refused", (path) => {
    expect(resolve(path)).toBe("bad-request");
  });

  it.each([
    ["//docs/options.html", "/docs/options"],
    ["/%2Fdocs/options.html", "/docs/options"],
    ["//docs/../index.html", "/"],
    ["/old//example.org", "/docs/example.org"],
    ["/old/%2f%2fexample.org", "/docs/example.org"],
  ])("%s does not redirect to another host", (path, expected) => {
    expect(resolve(path)).toBe(`-> ${expected}`);
  });

  it.each(["/.html", "/docs/.html", "/docs/..html", "/old/%ff"])("%s is not found", (path) => {
    expect(resolve(path)).toBe("not-found");
  });

  it("dots inside of a name are harmless", () => {
    expect(resolve("/a..b", { files: ["a..b.html"] })).toBe("a..b.html");
  });
});

it("escapes are read", () => {
  expect(resolve("/gr%C3%BC%C3%9Fe", { files: ["grüße.html"] })).toBe("grüße.html");
});
