import { expect, it } from "vitest";
import { createDocPage } from "../../shared/testing.ts";
import { loadSite } from "../content/load-site.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { emitSitemap } from "./sitemap.ts";

it("has every page that wants to be found, with the date of its last change", async () => {
  const site = await loadSite(await createFolder(), createConfig({ baseUrl: "/site/" }), "build");
  site.history["docs/a.md"] = "2024-05-06";
  const [sitemap, robots] = emitSitemap(
    site,
    [
      { file: "docs/a.md", page: createDocPage({ path: "/site/docs/a&b" }) },
      { file: "docs/b.md", page: createDocPage({ path: "/site/docs/b" }) },
      { file: "docs/c.md", page: createDocPage({ path: "/site/docs/c", noindex: true }) },
    ],
    [{ path: "/playground/" }],
  );
  expect(sitemap!.contents).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.org/site/docs/a&amp;b</loc><lastmod>2024-05-06</lastmod></url>
<url><loc>https://example.org/site/docs/b</loc></url>
<url><loc>https://example.org/site/playground/</loc></url>
</urlset>
`);
  expect(robots!.contents).toContain("Sitemap: https://example.org/site/sitemap.xml\n");
});
