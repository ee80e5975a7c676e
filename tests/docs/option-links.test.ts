/** Release posts and the archive link to the words of an option: those sections must exist, for every option there is. */
import { expect, it } from "vitest";
import site from "../../site.config.ts";
import { loadSite } from "../../src/engine/content/load-site.ts";
import { processHeadings } from "../../src/engine/markdown/headings.ts";
import { parseMarkdown } from "../../src/engine/markdown/parse.ts";
import type { CompileContext } from "../../src/engine/markdown/context.ts";
import { listOptionHrefs } from "../../src/engine/content/option-anchors.ts";

it("every option of the history has a section on the options page", async () => {
  const loaded = await loadSite(process.cwd(), site, "build");
  const hrefs = listOptionHrefs(loaded);
  const doc = loaded.docs[0]!.versions.find(({ isLast }) => isLast)!.docs.find(({ id }) => id === "options")!;
  const context = { ids: [], toc: [], problems: [] } as unknown as CompileContext;
  processHeadings(parseMarkdown(doc.parsed.body), context);
  expect(Object.keys(hrefs).length).toBeGreaterThan(20);
  expect(Object.keys(loaded.optionHistory).filter((name) => !hrefs[name])).toEqual([]);
  expect(Object.values(hrefs).filter((href) => !context.ids.includes(href.split("#")[1]!))).toEqual([]);
});
