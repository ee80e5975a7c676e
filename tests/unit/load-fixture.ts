/** A fixture site as the build sees it, without the Vite bundle: loaded, planned, compiled, described and checked. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkSite } from "../../src/engine/pages/checks/check-site.ts";
import { compilePages, describePage, indexByFile, type CompiledPlan } from "../../src/engine/pages/compiler.ts";
import type { SiteConfig } from "../../src/engine/config/schema.ts";
import type { BuildMode } from "../../src/engine/content/docs.ts";
import { loadSite, type Site } from "../../src/engine/content/load-site.ts";
import { DIRECTIVES } from "../../src/engine/directives/registry.ts";
import { compileMarkdown } from "../../src/engine/markdown/compile.ts";
import { planPages } from "../../src/engine/pages/plan-pages.ts";
import { emitFeeds } from "../../src/engine/outputs/feeds.ts";
import { emitImages } from "../../src/engine/outputs/images.ts";
import { emitLlms } from "../../src/engine/outputs/llms.ts";
import { emitMarkdownExports } from "../../src/engine/outputs/markdown-exports.ts";
import { emitSearchDescription } from "../../src/engine/outputs/search/description.ts";
import { emitSearch } from "../../src/engine/outputs/search/search.ts";
import { emitSitemap } from "../../src/engine/outputs/sitemap.ts";
import { makeFiles, type OutputFile } from "../../src/engine/base/output-file.ts";
import { AuthoringError, showProblem } from "../../src/engine/base/problems.ts";
import type { Page } from "../../src/shared/page.ts";

const FIXTURES = fileURLToPath(new URL("../fixtures/", import.meta.url));

export interface Fixture {
  site: Site;
  pages: Page[];
  files: OutputFile[];
  /** What is made for machines. */
  others: OutputFile[];
  errors: string[];
  warnings: string[];
}

export async function loadFixture(
  name: string,
  mode: BuildMode = "build",
  changes: Partial<SiteConfig> = {},
): Promise<Fixture> {
  const root = path.join(FIXTURES, name);
  const { default: config } = (await import(`../fixtures/${name}/site.config.ts`)) as { default: SiteConfig };
  const site = await loadSite(root, { ...config, ...changes }, mode);
  const plans = await compilePages(planPages(site), (source) => compileMarkdown(source, DIRECTIVES));
  const compiled = indexByFile(plans);
  const files = [
    ...emitFeeds(site, compiled),
    ...(await makeFiles(emitMarkdownExports(site, compiled))),
    ...(await emitImages(site, compiled)),
  ];
  const described = plans.map(describePage);
  const pages = described.map(({ complete }) => complete());
  const others = [
    ...emitLlms(site, compiled),
    ...emitSearchDescription(site),
    ...emitSitemap(site, described),
    ...(await makeFiles(await emitSearch(site, { compiled, buildId: "test", loadFlags: async () => [] }))),
  ];
  return {
    site,
    pages,
    files,
    others,
    ...check(site, plans, new Set(files.map((file) => `/${file.path}`))),
  };
}

function check(site: Site, pages: CompiledPlan[], files: Set<string>): Pick<Fixture, "errors" | "warnings"> {
  try {
    return { errors: [], warnings: checkSite({ site, pages, files }).map(showProblem) };
  } catch (error) {
    if (!(error instanceof AuthoringError)) throw error;
    return { errors: error.problems.map(showProblem), warnings: error.warnings.map(showProblem) };
  }
}
