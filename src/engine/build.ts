/** `npm run build`: reads as the list of what a built site consists of. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LABELS } from "../shared/labels.ts";
import { applyTrailingSlash, getHtmlFile } from "../shared/paths.ts";
import { loadBundle, type Bundle } from "./bundle/load-bundle.ts";
import { createCache, type Cache } from "./base/cache.ts";
import { checkSite, type CompiledPlan } from "./pages/check-site.ts";
import { createCompilePool } from "./pages/compile/pool.ts";
import { createCompiler } from "./pages/compile/compiler.ts";
import { compressFiles, listCompressed } from "./outputs/compress.ts";
import type { SiteConfig } from "./config/schema.ts";
import { loadSite } from "./content/load-site.ts";
import type { Compiled } from "./markdown/context.ts";
import type { PagePlan } from "./pages/page-plan.ts";
import { planPages } from "./pages/plan-pages.ts";
import { checkRedirects } from "./content/redirects.ts";
import { emitCards } from "./outputs/cards.ts";
import { emitFeeds } from "./outputs/feeds/emit-feeds.ts";
import { createHostRules, emitHostFiles } from "./outputs/host-files.ts";
import { emitImages } from "./outputs/images.ts";
import { emitLicenses } from "./outputs/licenses.ts";
import { emitLlms } from "./outputs/llms.ts";
import { emitManifest } from "./outputs/manifest.ts";
import { emitMarkdownTwins } from "./outputs/markdown-exports.ts";
import { emitOffline } from "./outputs/offline.ts";
import { emitPages } from "./outputs/pages.ts";
import { emitPlayground } from "./outputs/playground.ts";
import { emitSearchDescription } from "./outputs/search-description.ts";
import { emitSearch } from "./outputs/search.ts";
import { emitSiteMetadata } from "./outputs/site-metadata.ts";
import { emitSitemap } from "./outputs/sitemap.ts";
import { hashEngine } from "./base/hash-engine.ts";
import { findProgram } from "./base/find-program.ts";
import { getBytes, type OutputFile } from "./base/output-file.ts";
import { listFormatters } from "./playground/formatters.ts";
import { PLAYGROUND_PATH } from "./playground/page.ts";
import { createFlagLoader } from "./formatter/cli-help.ts";
import { throwIfAny, type Problem } from "./base/problems.ts";
import { readStyles, type RenderApp } from "./pages/render.ts";
import { removeOthers, writeFiles } from "./outputs/write-output.ts";

export interface BuildOptions {
  root: string;
  config: SiteConfig;
  outDir: string;
  /** Where results are kept between builds. */
  cacheDir?: string;
  onStep?(step: string): void;
}

export interface BuildResult {
  pages: number;
  files: number;
  bytes: number;
  compressedBytes: number;
  warnings: Problem[];
}

export async function buildSite({
  root,
  config,
  outDir,
  cacheDir = path.join(root, ".cache"),
  onStep = () => {},
}: BuildOptions): Promise<BuildResult> {
  const cache = createCache(cacheDir);
  const engineHash = await hashEngine(root, config);
  onStep("Reading content");
  const site = await loadSite(root, config, "build");
  const plans = planPages(site);

  onStep("Compiling Markdown, bundling the app and the playground");
  const hasPlayground = listFormatters(site).length > 0;
  const bundling = loadBundle({
    site: site.data,
    hasPlayground,
    plugins: hasPlayground ? config.playground.plugins : [],
    cacheDir: cache.dir,
  });
  const [bundle, { assets, compressingAssets }, pages] = await Promise.all([
    bundling,
    bundling.then(async (bundle) => {
      const playground = await emitPlayground({ site, cache, engineHash, bundle });
      const assets = [...playground, ...bundle.files, ...(await readPublicFiles(root))];
      // Here and below in threads of their own, while others compile and this one renders.
      return { assets, compressingAssets: compressFiles(assets, cache) };
    }),
    compilePlans(plans, { cache, engineHash, bundling }),
  ]);
  const compiled = indexByFile(pages);

  onStep("Rendering pages");
  const described = pages.map(({ plan, compiled: sources }) => ({
    path: plan.path,
    file: plan.file,
    page: plan.describe(sources),
  }));
  const drawing = emitCards({ site, cache, pages: described, others: listOtherPages(hasPlayground) });
  const renderApp = await loadRenderer(bundle);
  const texts = await emitPages({ pages: described, site: site.data, assets: bundle, renderApp });
  const rendered = toBytes(texts);
  const compressingRendered = compressFiles(rendered, cache);
  const derived = toBytes([
    ...emitFeeds(site, compiled),
    ...emitMarkdownTwins(site, compiled),
    ...emitLlms(site, compiled),
    ...emitSitemap(site, described, hasPlayground ? [applyTrailingSlash(PLAYGROUND_PATH, config.trailingSlash)] : []),
    ...emitSearchDescription(site),
    ...(await emitSearch(site, { compiled, buildId: bundle.buildId, loadFlags: createFlagLoader(cache, engineHash) })),
    ...(await emitImages(site, compiled)),
    ...(await emitOffline(site, bundle)),
    ...(await emitSiteMetadata(site)),
    ...emitManifest(site.config),
    ...(await emitLicenses(site, bundle.packages)),
  ]);
  const compressingDerived = compressFiles(derived, cache);
  const textOf = new Map(texts.map((file) => [file.path, file.contents]));
  const styled = [
    ...described.map(({ path: pagePath }) => ({
      path: pagePath,
      styles: readStyles(textOf.get(getHtmlFile(pagePath))!),
    })),
    ...(bundle.playground ? [{ path: PLAYGROUND_PATH, styles: bundle.playground.styles }] : []),
  ];
  const hostRules = createHostRules(site, { scripts: [bundle.bootstrap], pages: styled });
  const content = [...rendered, ...derived, ...(await drawing), ...assets];
  const hostFiles = toBytes(emitHostFiles(hostRules, content));
  const files = [...content, ...hostFiles];
  // The formatter is loaded only when there is something new to check.
  const optionProblems = await cache.remember("options-check", [engineHash, listOptions(compiled)], async () =>
    (await import("./pages/check-site-options.ts")).checkSiteOptions(site, compiled),
  );
  throwIfAny(optionProblems);
  const served = files.map((file) => `/${file.path}`);
  throwIfAny(checkRedirects({ file: config.redirects ?? "", redirects: site.redirects, paths: served }));
  const warnings = checkSite({ site, pages, files: new Set(served) });

  onStep("Compressing and writing");
  const compressing = [compressingAssets, compressingRendered, compressingDerived, compressFiles(hostFiles, cache)];
  removeOthers(outDir, [...served, ...listCompressed(files)]);
  writeFiles(outDir, files);
  const compressed: OutputFile[] = [];
  for (const ready of compressing) {
    writeFiles(outDir, await ready);
    compressed.push(...(await ready));
  }
  await cache.prune();
  return {
    pages: described.length,
    files: files.length,
    bytes: countBytes(files),
    compressedBytes: countBytes(compressed.filter((file) => file.path.endsWith(".br"))),
    warnings,
  };
}

interface CompileOptions {
  cache: Cache;
  engineHash: string;
  bundling: Promise<unknown>;
}

async function compilePlans(
  plans: PagePlan[],
  { cache, engineHash, bundling }: CompileOptions,
): Promise<CompiledPlan[]> {
  const pool = createCompilePool({ loadEntry: () => findProgram("compile"), busy: bundling });
  const compile = createCompiler({ cache, engineHash, compile: pool.compile });
  const compiled = Promise.all(
    plans.map(async (plan) => ({ plan, compiled: await Promise.all(plan.sources.map(compile)) })),
  );
  return compiled.finally(pool.close);
}

/** Pages that are no part of the app. */
function listOtherPages(hasPlayground: boolean): { path: string; title: string }[] {
  return hasPlayground ? [{ path: PLAYGROUND_PATH, title: LABELS.playground }] : [];
}

function listOptions(compiled: Map<string, Compiled>): unknown {
  return [...compiled].flatMap(([file, { options }]) => (options ? [[file, options]] : []));
}

async function loadRenderer(bundle: Bundle): Promise<RenderApp> {
  const server = (await import(pathToFileURL(bundle.serverEntry).href)) as { renderApp: RenderApp };
  return server.renderApp;
}

function indexByFile(pages: CompiledPlan[]): Map<string, Compiled> {
  return new Map(
    pages.flatMap(({ plan, compiled }) =>
      plan.sources.map((source, index) => [source.file, compiled[index]!] as const),
    ),
  );
}

async function readPublicFiles(root: string): Promise<OutputFile[]> {
  const dir = path.join(root, "public");
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  return Promise.all(
    names.map(async (name) => ({
      path: name.split(path.sep).join("/"),
      contents: await readFile(path.join(dir, name)),
    })),
  );
}

/** Once: they are compressed, written and counted. */
function toBytes(files: OutputFile[]): OutputFile[] {
  return files.map((file) => ({ ...file, contents: getBytes(file) }));
}

function countBytes(files: OutputFile[]): number {
  return files.reduce((sum, file) => sum + Buffer.byteLength(file.contents), 0);
}
