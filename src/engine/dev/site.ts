/** The site while it is being written: loaded when first asked for, forgotten when a file changes, compiled page by page. */
import path from "node:path";
import { runnerImport } from "vite";
import { comparablePath } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { Cache } from "../base/cache.ts";
import { checkSite } from "../pages/check-site.ts";
import { createCompiler } from "../pages/compile/compiler.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadSite, type Site } from "../content/load-site.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { planPages } from "../pages/plan-pages.ts";
import { hashEngine } from "../base/hash-engine.ts";
import type { OutputFile } from "../base/output-file.ts";
import { AuthoringError, showProblem } from "../base/problems.ts";
import { emitCheapFiles, emitCompiledFiles } from "./files.ts";

interface LoadedSite {
  site: Site;
  plans: PagePlan[];
  compile: ReturnType<typeof createCompiler>;
  engineHash: string;
  /** Made all at once, when the first of them is asked for. */
  files?: Promise<OutputFile[]>;
  /** Each is told once. */
  warned: Set<string>;
}

export interface DevSite {
  load(): Promise<Site>;
  /** The page at a path inside the site. */
  findPage(path: string): Promise<Page | undefined>;
  /** A file that the build would have written beside the pages. */
  findFile(path: string): Promise<OutputFile | undefined>;
  /** Content changed, or even the configuration: the next request reads it anew. */
  forget(options: { hasConfigChanged: boolean }): void;
}

export interface DevSiteOptions {
  root: string;
  /** As it was at the start. */
  config: SiteConfig;
  cache: Cache;
}

export function createDevSite({ root, config: first, cache }: DevSiteOptions): DevSite {
  let reading = Promise.resolve(first);
  let loaded: Promise<LoadedSite> | undefined;

  async function load(): Promise<LoadedSite> {
    const config = await reading;
    if (config.baseUrl !== first.baseUrl) throw restartError(config);
    const [site, engineHash] = await Promise.all([loadSite(root, config, "dev"), hashEngine(root, config)]);
    const compile = createCompiler({ cache, engineHash, compile: compileMarkdown });
    return { site, plans: planPages(site), compile, engineHash, warned: new Set() };
  }

  async function loadFiles({ site, plans, compile, engineHash }: LoadedSite): Promise<OutputFile[]> {
    const sources = plans.flatMap((plan) => plan.sources);
    const entries = await Promise.all(sources.map(async (source) => [source.file, await compile(source)] as const));
    return emitCompiledFiles(site, { compiled: new Map(entries), cache, engineHash });
  }

  function getLoaded(): Promise<LoadedSite> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  return {
    load: async () => (await getLoaded()).site,
    async findPage(pagePath) {
      const { plans, site, compile, warned } = await getLoaded();
      const plan = plans.find((each) => comparablePath(each.path) === comparablePath(pagePath));
      if (!plan) return undefined;
      const compiled = await Promise.all(plan.sources.map(compile));
      const pages = plans.map((each) => (each === plan ? { plan, compiled } : { plan: each }));
      for (const warning of checkSite({ site, pages, files: LIKELY_FILES }).map(showProblem)) {
        if (!warned.has(warning)) console.warn(warning);
        warned.add(warning);
      }
      return plan.describe(compiled);
    },
    async findFile(filePath) {
      const current = await getLoaded();
      const isWanted = (file: OutputFile) => `/${file.path}` === filePath;
      const cheap = emitCheapFiles(current.site).find(isWanted);
      return cheap ?? (await (current.files ??= loadFiles(current))).find(isWanted);
    },
    forget({ hasConfigChanged }) {
      loaded = undefined;
      if (!hasConfigChanged) return;
      reading = loadConfig(root);
      // Whoever loads the site is told.
      reading.catch(() => {});
    },
  };
}

/** To know them all, everything would have to be compiled: whether a link to a file leads somewhere is for the build to say. */
const LIKELY_FILES = { has: (name: string) => /\.(?:xml|json|txt|md|svg|png|webmanifest)$/.test(name) };

/** As it is now: a plain import would give the one of the start. */
async function loadConfig(root: string): Promise<SiteConfig> {
  return (await runnerImport<{ default: SiteConfig }>(path.join(root, "site.config.ts"))).module.default;
}

function restartError({ baseUrl }: SiteConfig): AuthoringError {
  const message = `baseUrl is now "${baseUrl}": end the dev server and start it again.`;
  return new AuthoringError([{ file: "site.config.ts", message }]);
}
