import { expect, it } from "vitest";
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
it("redirects are written as hosts of static pages read them", () => {
  expect(renderRedirectsFile(RULES)).toBe(
    "/site/docs/:version/usage /site/docs/:version/install 301\n/site/docs/:version/usage.html /site/docs/:version/install 301\n/site/en/* /site/:splat 301\n",
  );
});

it("nginx gets the first match where our rules let the last win", () => {
  const conf = renderNginx(RULES);
  expect(conf).toContain('map $uri $site_x_one {\n  "~^/site/playground/" "play";\n  default "1";\n}');
  expect(conf).toContain('map $uri $site_x_two {\n  "~^/site/playground/" "";\n  default "2";\n}');
  expect(conf).toContain("add_header X-One $site_x_one always;");
  expect(conf).toMatch(/rewrite "\^\/site\/en.*" \/site\/\$1 permanent;/);
});
