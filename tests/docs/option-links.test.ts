/** Release posts and the archive link to the words of an option: those sections must exist, for every option there is. */
import { expect, it } from "vitest";
import site from "../../site.config.ts";
import { loadSite } from "../../src/engine/content/load-site.ts";
import { DIRECTIVES } from "../../src/engine/directives/registry.ts";
import { compileMarkdown } from "../../src/engine/markdown/compile.ts";
import { listOptionHrefs, listOptionPages } from "../../src/engine/pages/releases.ts";

it("every option of the history has a section on the options page", async () => {
  const loaded = await loadSite(process.cwd(), site, "build");
  const pages = await Promise.all(listOptionPages(loaded).map((source) => compileMarkdown(source, DIRECTIVES)));
  const hrefs = listOptionHrefs(pages, loaded);
  const ids = pages.flatMap((page) => page.ids);
  expect(Object.keys(hrefs).length).toBeGreaterThan(20);
  expect(Object.keys(loaded.optionHistory).filter((name) => !hrefs[name])).toEqual([]);
  expect(Object.values(hrefs).filter((href) => !ids.includes(href.split("#")[1] ?? ""))).toEqual([]);
});
