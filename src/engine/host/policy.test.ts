import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createHeaderRules } from "./header-rules.ts";
import { listOrigins, renderHeaderPolicy, renderPolicy } from "./policy.ts";
import { getHeaders } from "./rules.ts";

const inline = { scripts: ["start()"], styles: ["a{}", "b{}", "a{}"] };
const site = {
  scripts: inline.scripts,
  pages: [
    { path: "/", styles: "home{}" },
    { path: "/docs/options", styles: "doc{}" },
    { path: "/docs/next/options", styles: "doc{}" },
    { path: "/blog", styles: "list{}" },
    { path: "/blog/1", styles: "post{}" },
    { path: "/404", styles: "nothing{}" },
    { path: "/playground/", styles: "play{}" },
  ],
};

it("allows what the build has written inline by its hash, each once, and nothing else", () => {
  const policy = renderPolicy({ ...inline, origins: {} });
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it("opens to the analytics service only where one is configured", () => {
  expect(listOrigins({})).toEqual({});
  const policy = renderPolicy({ ...inline, origins: listOrigins({ analytics: { trackingId: "G-1" } }) });
  expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
});

it("opens to search and answer services where they are configured, and to nothing else of theirs", () => {
  const hosted = { appId: "APP1" };
  const search = { hosted, answers: { url: "https://answers.example.org/ask?x" } };
  expect(listOrigins({ search })).toEqual({
    connect: [
      "https://app1-dsn.algolia.net",
      "https://app1-1.algolianet.com",
      "https://app1-2.algolianet.com",
      "https://app1-3.algolianet.com",
      "https://answers.example.org",
    ],
  });
  const proxied = { hosted: { ...hosted, host: "https://search.example.org/proxy/" } };
  expect(listOrigins({ search: proxied })).toEqual({ connect: ["https://search.example.org"] });
  const both = listOrigins({ search: proxied, analytics: {} });
  expect(both.connect).toEqual(
    expect.arrayContaining(["https://*.google-analytics.com", "https://search.example.org"]),
  );
  expect(createHeaderRules({ search }, site)[0]!.headers["Content-Security-Policy"]).toContain(
    "https://answers.example.org;",
  );
});

it("only as a header says who may frame the page", () => {
  expect(renderPolicy({ ...inline, origins: {} })).not.toContain("frame-ancestors");
  expect(renderHeaderPolicy({ ...inline, origins: {} }, "'none'")).toMatch(/; frame-ancestors 'none'$/);
});

it("the playground may be embedded, other pages may not", () => {
  const rules = createHeaderRules({}, site);
  const page = getHeaders("/docs/options.html", rules);
  const playground = getHeaders("/playground/index.html", rules);
  expect(page["X-Content-Type-Options"]).toBe("nosniff");
  expect(page["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  expect(playground["Content-Security-Policy"]).toContain("frame-ancestors *");
  expect(getHeaders("/assets/a.js", rules)["Cache-Control"]).toContain("immutable");
});

it("tells a page of the styles in its folder, and of the page that stands for what is not there", () => {
  const rules = createHeaderRules({}, site);
  const count = (path: string) => getHeaders(path, rules)["Content-Security-Policy"]!.match(/'sha256-/g)!.length - 1;
  const has = (path: string, styles: string) => {
    const hash = createHash("sha256").update(styles).digest("base64");
    return getHeaders(path, rules)["Content-Security-Policy"]!.includes(`'sha256-${hash}'`);
  };
  expect(count("/docs/next/options")).toBe(2);
  expect(has("/docs/next/options", "doc{}") && has("/docs/none", "nothing{}")).toBe(true);
  expect(has("/blog/1", "post{}") && has("/blog/2", "nothing{}") && has("/playground/", "play{}")).toBe(true);
  // Pages at the root share it with everything that is nowhere.
  expect(count("/blog")).toBe(6);
});
