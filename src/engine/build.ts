/** `npm run build`: reads the content, compiles and bundles, makes all outputs, checks them, and writes them into a folder. */
import path from "node:path";
import { PAUSE_SCRIPT } from "../shared/constants.ts";
import { createCache } from "./base/cache.ts";
import { hashEngine } from "./base/hash-engine.ts";
import type { StagedFile } from "./base/output-file.ts";
import { AuthoringError, gatherAll, throwIfAny, type Problem } from "./base/problems.ts";
import { createProgram, findProgram, type Program } from "./base/program.ts";
import { createCompilePool, type CompilePool } from "./pages/compile-pool.ts";
import { loadBundle } from "./bundle/load-bundle.ts";
import type { SiteConfig } from "./config/schema.ts";
import { createDocReader } from "./content/doc-reader.ts";
import { loadSite, type Site } from "./content/load-site.ts";
import { checkRedirects } from "./content/redirects.ts";
import { loadBuildRecord } from "./write/build-record.ts";
import { startComparing, type OutputState } from "./write/compare-output.ts";
import { keyHostFiles } from "./outputs/host-files.ts";
import { RULES_FILE } from "./host/rules.ts";
import { OUTPUTS, type Build } from "./outputs/outputs.ts";
import { createPacker } from "./write/pack-files.ts";
import { createStage, type Stage } from "./write/stage-files.ts";
import { writeOutput } from "./write/write-output.ts";
import { checkSite, LIKELY_FILES } from "./pages/checks/check-site.ts";
import {
  compilePage,
  compilePages,
  createCompiler,
  describePage,
  indexByFile,
  type CompiledPlan,
  type CompileToJson,
} from "./pages/compiler.ts";
import { loadCompileIndex } from "./pages/compile-index.ts";
import { planPages } from "./pages/plan-pages.ts";
import { listFormatters } from "./playground/formatters.ts";
import { loadPlugins } from "./playground/plugins/load-plugins.ts";
import { linkRelease, listFetched } from "./playground/releases/offered.ts";

export interface BuildOptions {
  root: string;
  config: SiteConfig;
  outDir: string;
  /** Where results are kept between builds. */
  cacheDir?: string;
  /** Begun before the engine was loaded. */
  comparing?: Promise<OutputState>;
  /** Warnings stop the build, too. */
  isStrict?: boolean;
  onStep?(step: string): void;
  /** Called for each file that was not in the cache. */
  onFile?(done: number, all: number): void;
}

export interface BuildResult {
  pages: number;
  files: number;
  bytes: number;
  compressedBytes: number;
  warnings: Problem[];
  /** The number of fetched releases that the playground offers. Undefined if there is no playground. */
  fetched: number | undefined;
  /** Names of plugins that the playground could have, had they been fetched. */
  missingPlugins: string[];
}

export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const stage = createStage(options.outDir);
  const pool = createCompilePool({ entry: await findProgram("compile") });
  const bundler = createProgram("bundle");
  return makeSite({ stage, pool, bundler }, options).finally(() => {
    stage.clear();
    pool.close();
    bundler.end();
  });
}

async function makeSite(
  { stage, pool, bundler }: { stage: Stage; pool: CompilePool; bundler: Program },
  {
    root,
    config,
    outDir,
    cacheDir = path.join(root, ".cache"),
    comparing = startComparing({ outDir, cacheDir }),
    isStrict = false,
    onStep = () => {},
    onFile = () => {},
  }: BuildOptions,
): Promise<BuildResult> {
  const cache = createCache(cacheDir);
  const index = loadCompileIndex(cache);
  // In a build from nothing, the helpers and the bundler load while the content is read.
  if (index.isEmpty) {
    pool.prepare();
    bundler.prepare();
  }
  const engineHash = hashEngine(root, config);
  onStep("Reading content");
  const found: Problem[] = [];
  const reader = createDocReader({ root, cacheDir, engineHash, onChange: pool.prepare });
  const site = await loadSite(root, config, "build", { found, reader });
  if (found.length > 0) return stopAfterChecks(site, { cache, engineHash, pool, found });

  onStep("Compiling Markdown, bundling the app and the playground");
  const hasPlayground = listFormatters(site).length > 0;
  const bundle = loadBundle({ site: site.data, hasPlayground, cacheDir, bundler });
  pool.waitFor(bundle);
  const playground = hasPlayground ? config.playground : { ...config.playground, plugins: [], pluginFolder: undefined };
  const plugins = bundle.then(() => loadPlugins({ root, playground, cache, bundler })).finally(bundler.end);
  const plans = planPages(site);
  const compile = createCompiler({ cache, engineHash, index, compile: countFiles(pool.compile, onFile) });
  const parts = plans.map((plan) => compilePage(plan, compile));
  const compiling = Promise.all(parts).finally(pool.close);
  const build: Build = {
    site,
    cache,
    engineHash,
    buildId: bundle.then(({ buildId }) => buildId),
    bundle,
    plugins,
    compiled: compiling.then(indexByFile),
    // Pages that are in the cache are described while other processes compile those that have changed. If none is, it would only take memory.
    pages: index.isEmpty
      ? compiling.then((pages) => pages.map(describePage))
      : Promise.all(parts.map(async (page) => describePage(await page))),
  };
  void compiling.then(
    () => onStep("Rendering pages"),
    () => {},
  );
  // Only now, as the helpers have something to do.
  const record = await loadBuildRecord({ outDir, cacheDir, engineHash, comparing });
  const packer = createPacker({ stage, cache, record });
  await collectProblems(
    OUTPUTS.map((emit) => packer.addAll(emit(build))),
    found,
  );
  const { files } = packer;
  // In an order that does not depend on which of them were ready first.
  const ordered = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await packer.addAll(
    Promise.resolve([keyHostFiles(site, { scripts: [(await bundle).bootstrap, PAUSE_SCRIPT], files: ordered })]),
  );

  const pages = await compiling;
  const served = files.map((file) => `/${file.path}`);
  const warnings = checkEverything(site, { pages, found, paths: served, files: new Set(served) });
  if (isStrict) throwIfAny(warnings);
  onStep("Compressing and writing");
  const fetched = await listFetched(site);
  const links = fetched.flatMap(linkRelease);
  const { packing } = packer;
  const compressed = await writeOutput(outDir, { files, links, packing, old: record.listOld(), last: RULES_FILE });
  record.save();
  index.save();
  reader.save();
  await cache.prune();
  return {
    pages: pages.length,
    files: files.length,
    bytes: countBytes(files),
    compressedBytes: countBytes(compressed.filter((file) => file.path.endsWith(".br"))),
    warnings,
    fetched: hasPlayground ? fetched.length : undefined,
    missingPlugins: (await plugins).missing,
  };
}

/** A build asks for all files at once, so their number is known before the first one is done. */
function countFiles(compile: CompileToJson, onFile: NonNullable<BuildOptions["onFile"]>): CompileToJson {
  let all = 0;
  let done = 0;
  return async (source) => {
    all++;
    const compiled = await compile(source);
    onFile(++done, all);
    return compiled;
  };
}

interface CheckInput {
  pages: CompiledPlan[];
  /** What was found before. */
  found: Problem[];
  /** Of pages and files, as far as they are known. */
  paths: string[];
  files: Pick<Set<string>, "has">;
}

/** Throws what must not pass, all of it together, and returns the warnings. */
function checkEverything(site: Site, { pages, found, paths, files }: CheckInput): Problem[] {
  const redirectProblems = checkRedirects({
    file: site.config.redirects ?? "",
    redirects: site.redirects,
    lines: site.redirectLines,
    paths,
    isServed: (each) => files.has(each),
  });
  return checkSite({ site, pages, files, found: [...found, ...redirectProblems] });
}

/** Some files cannot be read, so nothing is built. But everything else is compiled and checked, so that all problems are told in one run. */
async function stopAfterChecks(
  site: Site,
  { cache, engineHash, pool, found }: Pick<Build, "cache" | "engineHash"> & { pool: CompilePool; found: Problem[] },
): Promise<never> {
  const plans = planPages(site);
  const pages = await compilePages(plans, createCompiler({ cache, engineHash, compile: pool.compile }));
  const paths = plans.map((plan) => plan.path);
  checkEverything(site, { pages, found, paths, files: LIKELY_FILES });
  throw new AuthoringError(found);
}

/** Waits for all tasks. Problems of the content are noted, other errors thrown. */
async function collectProblems(tasks: Promise<void>[], found: Problem[]): Promise<void> {
  await gatherAll(tasks).catch((error: unknown) => {
    if (!(error instanceof AuthoringError)) throw error;
    found.push(...error.problems);
  });
}

function countBytes(files: StagedFile[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}
