/** The site while it is being written: loaded when first asked for, forgotten when a file changes, compiled page by page. */
import path from "node:path";
import { runnerImport } from "vite";
import { comparablePath } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { Cache } from "../cache.ts";
import { createCompiler } from "../compile/compiler.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadSite, type Site } from "../content/load-site.ts";
import { compileMarkdown } from "../content/markdown/compile.ts";
import type { Compiled } from "../content/markdown/context.ts";
import type { PagePlan } from "../content/page-plan.ts";
import { planPages } from "../content/plan-pages.ts";
import { emitFeeds } from "../emit/feeds/emit-feeds.ts";
import { emitImages } from "../emit/images.ts";
import { emitManifest } from "../emit/manifest.ts";
import { emitMarkdownTwins } from "../emit/markdown-twins.ts";
import { emitSearchDescription } from "../emit/search-description.ts";
import { emitSearch } from "../emit/search.ts";
import { createFlagLoader } from "../formatter/cli-help.ts";
import type { OutputFile } from "../output.ts";
import { selectCompileProblems } from "../check-site.ts";
import { showProblem, throwIfAny } from "../problems.ts";
import { hashEngine } from "../build.ts";

/** While developing there is only one build: the present one. */
export const DEV_BUILD_ID = "dev";

interface LoadedSite {
  site: Site;
  plans: PagePlan[];
}

export interface DevSite {
  load(): Promise<Site>;
  /** The page at a path inside the site. */
  findPage(path: string): Promise<Page | undefined>;
  /** A file that the build would have written beside the pages. */
  findFile(path: string): Promise<OutputFile | undefined>;
  /** Something changed: the next request reads everything anew. */
  forget(): void;
}

export async function createDevSite(root: string, cache: Cache): Promise<DevSite> {
  const engineHash = await hashEngine(root, await loadConfig(root));
  const compile = createCompiler({ cache, engineHash, compile: compileMarkdown });
  let loaded: Promise<LoadedSite> | undefined;

  async function load(): Promise<LoadedSite> {
    const site = await loadSite(root, await loadConfig(root), "dev");
    return { site, plans: planPages(site) };
  }

  function getLoaded(): Promise<LoadedSite> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  async function compileAll({ plans }: LoadedSite): Promise<Map<string, Compiled>> {
    const sources = plans.flatMap((plan) => plan.sources);
    return new Map(await Promise.all(sources.map(async (source) => [source.file, await compile(source)] as const)));
  }

  return {
    load: async () => (await getLoaded()).site,
    async findPage(pagePath) {
      const { plans, site } = await getLoaded();
      const plan = plans.find((each) => comparablePath(each.path) === comparablePath(pagePath));
      if (!plan) return undefined;
      const compiled = await Promise.all(plan.sources.map(compile));
      for (const warning of selectCompileProblems(compiled, site.config.checks, "warn"))
        console.warn(showProblem(warning));
      throwIfAny(selectCompileProblems(compiled, site.config.checks, "throw"));
      return plan.describe(compiled);
    },
    async findFile(filePath) {
      const current = await getLoaded();
      const compiled = await compileAll(current);
      const { site } = current;
      const files = [
        ...emitFeeds(site, compiled),
        ...emitMarkdownTwins(site, compiled),
        ...emitSearchDescription(site),
        ...(await emitSearch(site, {
          compiled,
          buildId: DEV_BUILD_ID,
          loadFlags: createFlagLoader(cache, engineHash),
        })),
        ...(await emitImages(site, compiled)),
        ...emitManifest(site.config),
      ];
      return files.find((file) => `/${file.path}` === filePath);
    },
    forget: () => (loaded = undefined),
  };
}

/** As it is now: a plain import would give the one of the start. */
async function loadConfig(root: string): Promise<SiteConfig> {
  return (await runnerImport<{ default: SiteConfig }>(path.join(root, "site.config.ts"))).module.default;
}
