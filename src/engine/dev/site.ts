/** The site for the dev server: loaded on the first request, loaded again after a file has changed, and compiled page by page. */
import { once } from "../base/once.ts";
import { comparablePath } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { Cache } from "../base/cache.ts";
import { compilePages, createCompiler, describePage, indexByFile } from "../pages/compiler.ts";
import { addConfigLines } from "../config/config-lines.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadSite, type Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { planPages } from "../pages/plan-pages.ts";
import { hashEngine } from "../base/hash-engine.ts";
import { createProgram } from "../base/program.ts";
import { makeFiles, type OutputFile } from "../base/output-file.ts";
import { AuthoringError } from "../base/problems.ts";
import { loadConfig } from "./load-config.ts";
import { checkLinkedPages, checkLoadedSite } from "./checks.ts";
import { createPrinter, selectWarnings } from "./warnings.ts";
import { FAREWELL } from "../outputs/offline.ts";
import { SITE_OUTPUTS, type SiteBuild } from "../outputs/outputs.ts";
import { loadPlugins, type LoadedPlugins } from "../playground/plugins/load-plugins.ts";

/** While developing, all pages are of the same build. */
export const DEV_BUILD_ID = "dev";

interface LoadedSite {
  site: Site;
  plans: PagePlan[];
  compile: ReturnType<typeof createCompiler>;
  engineHash: string;
  /** Each is made when a file is asked for that none before it has. */
  outputs: (() => Promise<OutputFile[]>)[];
  /** Pages that were asked for. After an edit, the app asks for the data of a page and for its document. */
  found: Map<PagePlan, Promise<FoundPage>>;
}

interface FoundPage {
  page: Page;
  warnings: string[];
}

export interface DevSite {
  load(): Promise<Site>;
  /** The page at a path inside the site. */
  findPage(path: string): Promise<Page | undefined>;
  /** What is probably not meant in a page that was found. */
  listWarnings(path: string): Promise<string[]>;
  /** A file that the build would have written beside the pages. */
  findFile(path: string): Promise<OutputFile | undefined>;
  /** What becomes of a Markdown file. */
  compileFile(file: string): Promise<Compiled | undefined>;
  /** Those of the playground. */
  loadPlugins(): Promise<LoadedPlugins>;
  /** Called after content or the configuration has changed: the next request reads it again. */
  forget(options: { hasConfigChanged: boolean }): void;
}

export interface DevSiteOptions {
  root: string;
  /** The configuration at the start. */
  config: SiteConfig;
  cache: Cache;
}

export function createDevSite({ root, config: first, cache }: DevSiteOptions): DevSite {
  let reading = Promise.resolve(first);
  let loaded: Promise<LoadedSite> | undefined;
  const print = createPrinter((text) => console.warn(text));

  async function load(): Promise<LoadedSite> {
    const config = await reading;
    if (config.baseUrl !== first.baseUrl) throw restartError(config);
    const site = await loadSite(root, config, "dev");
    const engineHash = hashEngine(root, config);
    const compile = createCompiler({ cache, engineHash });
    const plans = planPages(site);
    checkLoadedSite(site, plans);
    const compileAll = once(() => compilePages(plans, compile));
    const build: SiteBuild = {
      site,
      cache,
      engineHash,
      buildId: Promise.resolve(DEV_BUILD_ID),
      // Asked for by the outputs that need them.
      get compiled() {
        return compileAll().then(indexByFile);
      },
      get pages() {
        return compileAll().then((pages) => pages.map(describePage));
      },
    };
    const outputs = SITE_OUTPUTS.map((emit) => once(async () => makeFiles(await emit(build))));
    return { site, plans, compile, engineHash, outputs, found: new Map() };
  }

  function getLoaded(): Promise<LoadedSite> {
    loaded ??= load().catch(async (error: unknown) => {
      loaded = undefined;
      if (!(error instanceof AuthoringError)) throw error;
      throw new AuthoringError(await addConfigLines(root, error.problems));
    });
    return loaded;
  }

  async function find(pagePath: string): Promise<FoundPage | undefined> {
    const site = await getLoaded();
    const path = comparablePath(pagePath);
    const plan = site.plans.find((each) => comparablePath(each.path) === path);
    if (!plan) return undefined;
    const known = site.found.get(plan) ?? make(plan, site);
    site.found.set(plan, known);
    return known;
  }

  async function make(plan: PagePlan, { site, plans, compile }: LoadedSite): Promise<FoundPage> {
    const compiled = await Promise.all(plan.sources.map(compile));
    const problems = await checkLinkedPages({ plan, compiled }, { site, plans, compile });
    const warnings = await addConfigLines(root, problems);
    print(plan.path, warnings);
    return {
      page: plan.describe(compiled, await Promise.all((plan.references ?? []).map(compile))),
      warnings: selectWarnings(plan, warnings),
    };
  }

  return {
    load: async () => (await getLoaded()).site,
    findPage: async (pagePath) => (await find(pagePath))?.page,
    listWarnings: async (pagePath) => (await find(pagePath))?.warnings ?? [],
    async findFile(filePath) {
      // Removes the service worker that a built site has left at this address.
      if (filePath === "/sw.js") return { path: "sw.js", contents: FAREWELL };
      for (const emit of (await getLoaded()).outputs) {
        const file = (await emit()).find((each) => `/${each.path}` === filePath);
        if (file) return file;
      }
      return undefined;
    },
    async compileFile(file) {
      const { plans, compile } = await getLoaded();
      const source = plans.flatMap((plan) => plan.sources).find((each) => each.file === file);
      return source && compile(source);
    },
    async loadPlugins() {
      const { site } = await getLoaded();
      const bundler = createProgram("bundle");
      return loadPlugins({ root, playground: site.config.playground, cache, bundler }).finally(bundler.end);
    },
    forget({ hasConfigChanged }) {
      loaded = undefined;
      if (!hasConfigChanged) return;
      reading = loadConfig(root);
      // The error is reported to whoever loads the site.
      reading.catch(() => {});
    },
  };
}

function restartError({ baseUrl }: SiteConfig): AuthoringError {
  const message = `baseUrl is now "${baseUrl}": end the dev server and start it again.`;
  return new AuthoringError([{ file: "site.config.ts", message }]);
}
