import { expect, it } from "vitest";
import { getContentType } from "./content-types.ts";
import { renderNginx, renderRedirectsFile } from "./render-hosts.ts";
import type { HostRules } from "./rules.ts";

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

const FILES = ["index.html", "blog/feed.json", "llms.txt"];

it("redirects are written as hosts of static pages read them", () => {
  expect(renderRedirectsFile(RULES)).toBe(
    "/site/docs/:version/usage /site/docs/:version/install 301\n/site/docs/:version/usage.html /site/docs/:version/install 301\n/site/en/* /site/:splat 301\n",
  );
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
