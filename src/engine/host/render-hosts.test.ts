import { expect, it } from "vitest";
import { getContentType } from "./content-types.ts";
import { renderHeadersFile, renderNginx, renderRedirectsFile } from "./render-hosts.ts";
import { getHeaders, type HostRules } from "./rules.ts";

const RULES: HostRules = {
  base: "/site/",
  trailingSlash: "preserve",
  redirects: [
    { from: "/docs/:version/usage", to: "/docs/:version/install" },
    { from: "/en/*", to: "/:splat" },
  ],
  headers: [
    { under: "/", headers: { "X-One": "1", "X-Two": "2" } },
    { under: "/playground/", headers: { "X-One": "play", "X-Two": "" } },
  ],
};
const FILES = [
  "index.html",
  "404.html",
  "search.html",
  "docs/options.html",
  "docs/a/b.html",
  "playground/index.html",
  "llms.txt",
  "blog/feed.json",
  "_host.json",
];

it("redirects are written as hosts of static pages read them", () => {
  expect(renderRedirectsFile(RULES)).toBe(
    "/site/docs/:version/usage /site/docs/:version/install 301\n/site/docs/:version/usage.html /site/docs/:version/install 301\n/site/en/* /site/:splat 301\n",
  );
});

it("no address matches two blocks of headers, and each has the headers of our own server", () => {
  const blocks = renderHeadersFile(RULES, FILES)
    .split("\n\n")
    .map((block) =>
      block
        .trim()
        .split("\n")
        .map((line) => line.trim()),
    );
  expect(blocks.map(([pattern]) => pattern)).toEqual([
    "/site/404",
    "/site/404.html",
    "/site/blog/*",
    "/site/docs/*",
    "/site/",
    "/site/llms.txt",
    "/site/playground/*",
    "/site/search",
    "/site/search.html",
    "/site/blog/feed.json",
  ]);
  // The one address with two blocks has each header in one of them.
  expect(blocks.pop()).toEqual(["/site/blog/feed.json", "Content-Type: application/feed+json"]);
  for (const [pattern = "", ...lines] of blocks) {
    const path = pattern.replace(/^\/site/, "").replace("*", "x.html");
    const expected = Object.entries(getHeaders(path, RULES.headers)).map(([name, value]) => `${name}: ${value}`);
    const type = /\.\w+$/.test(pattern) ? [`Content-Type: ${getContentType(pattern)}`] : [];
    expect(lines, pattern).toEqual([...expected, ...type]);
  }
});

it("nginx gets the first match where our rules let the last win, and refusals get the headers of the site", () => {
  const conf = renderNginx(RULES, FILES);
  expect(conf).toContain(
    'map "$status $uri" $site_x_one {\n  "~^(200|206|304) /site/playground/" "play";\n  default "1";\n}',
  );
  expect(conf).toContain(
    'map "$status $uri" $site_x_two {\n  "~^(200|206|304) /site/playground/" "";\n  default "2";\n}',
  );
  expect(conf).toContain("add_header X-One $site_x_one always;");
  expect(conf).toMatch(/rewrite "\^\/site\/en.*" \/site\/\$1 permanent;/);
});

it("nginx gets the types of our server", () => {
  const conf = renderNginx(RULES, FILES);
  for (const ending of ["html", "txt", "json"]) expect(conf).toContain(`"${getContentType(`a.${ending}`)}" ${ending};`);
  expect(conf).toContain("location ~ /feed\\.json$ { types { } default_type application/feed+json; }");
});
