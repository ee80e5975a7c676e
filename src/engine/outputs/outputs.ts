/** Everything that a built site consists of. The parts of a build are promises, so each output starts when those that it needs are ready. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { LABELS } from "../../shared/labels/labels.ts";
import { applyTrailingSlash } from "../../shared/paths.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import type { Cache } from "../base/cache.ts";
import type { KeyedFiles, OutputFile } from "../base/output-file.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import type { Site } from "../content/load-site.ts";
import { createFlagLoader } from "../formatter/cli-help.ts";
import type { Compiled } from "../markdown/context.ts";
import { listFormatters } from "../playground/formatters.ts";
import type { LoadedPlugins } from "../playground/plugins/load-plugins.ts";
import { emitPlugins } from "../playground/plugins/plugin-files.ts";
import { emitCards } from "./cards/emit-cards.ts";
import { emitFeeds } from "./feeds.ts";
import { emitImages } from "./images.ts";
import { emitLicenses } from "./licenses.ts";
import { emitLlms } from "./llms.ts";
import { emitManifest } from "./manifest.ts";
import { emitMarkdownExports } from "./markdown-exports.ts";
import { emitOffline } from "./offline.ts";
import { emitPagePaths } from "./page-paths.ts";
import { emitPages, loadRenderer, type DescribedPage } from "./pages.ts";
import { emitFormatters, emitPlayground } from "./playground.ts";
import { emitSearchDescription } from "./search/description.ts";
import { emitSearch } from "./search/search.ts";
import { emitSiteMetadata } from "./site-metadata.ts";
import { emitSitemap } from "./sitemap.ts";

/** What is known without the bundle: the dev server has these parts, too. */
export interface SiteBuild {
  site: Site;
  cache: Cache;
  /** Hash of the engine's code and of the packages it uses. */
  engineHash: string;
  buildId: Promise<string>;
  /** The Markdown of all pages, by file. */
  compiled: Promise<Map<string, Compiled>>;
  pages: Promise<DescribedPage[]>;
}

export interface Build extends SiteBuild {
  bundle: Promise<Bundle>;
  /** Plugins of the playground. */
  plugins: Promise<LoadedPlugins>;
}

type Output<Parts> = (build: Parts) => Promise<(OutputFile | KeyedFiles)[]>;
/** Large files, of which there are some for every page, come in batches, so that they need not be in memory together. */
type BatchedOutput<Parts> = (build: Parts) => AsyncIterable<KeyedFiles[]>;

/** The dev server serves these, too. It makes one after the other, so those that need no Markdown come first. */
export const SITE_OUTPUTS: Output<SiteBuild>[] = [
  async ({ site }) => emitManifest(site.config),
  async ({ site }) => emitSearchDescription(site),
  async ({ site }) => emitSiteMetadata(site),
  async ({ site, compiled }) => emitFeeds(site, await compiled),
  async ({ site, compiled }) => emitMarkdownExports(site, await compiled),
  async ({ site, compiled }) => emitLlms(site, await compiled),
  async ({ site, compiled }) => emitImages(site, await compiled),
  async ({ site, pages }) => emitSitemap(site, await pages, listOtherPages(site)),
  async ({ site, pages }) => {
    const described = (await pages).map(({ page }) => page);
    return emitPagePaths(described, listOtherPages(site), site.config.baseUrl);
  },
  async ({ site, cache, engineHash, compiled, buildId }) => {
    // Awaited together, so that neither of them fails unnoticed.
    const [files, id] = await Promise.all([compiled, buildId]);
    const store = { dir: cache.dir, engineHash };
    return emitSearch(site, { compiled: files, buildId: id, loadFlags: createFlagLoader(cache, engineHash), store });
  },
];

/** The rules for hosts are not in this list, because they depend on all of these files and on the hashes of their styles. */
export const OUTPUTS: (Output<Build> | BatchedOutput<Build>)[] = [
  ...SITE_OUTPUTS,
  // Compressing the formatters takes long, so it starts only after the Markdown is compiled, which all pages wait for.
  async ({ site, compiled }) => compiled.then(() => emitFormatters(site)),
  async ({ plugins }) => emitPlugins(await plugins),
  async ({ bundle, plugins, compiled, ...build }) =>
    emitPlayground({
      ...build,
      bundle: await bundle,
      plugins: await plugins,
      getCompiled: async (file) => (await compiled).get(file),
    }),
  async ({ bundle }) => (await bundle).files,
  async ({ site }) => readPublicFiles(site.root),
  async function* ({ site, cache, pages }) {
    yield* emitCards({ site, cache, pages: await pages, others: listOtherPages(site) });
  },
  async function* ({ site, bundle, pages }) {
    // Awaited together, so that neither of them fails unnoticed.
    const [described, assets] = await Promise.all([pages, bundle]);
    yield* emitPages({ pages: described, site: site.data, assets, loadRenderer: () => loadRenderer(assets) });
  },
  async ({ site, bundle, pages }) => {
    // Awaited together, so that neither of them fails unnoticed.
    const [described, assets] = await Promise.all([pages, bundle]);
    const paths = described.map((page) => page.path);
    return emitOffline(site, assets, paths);
  },
  async ({ site, bundle, plugins }) => {
    const bundled = [await bundle, ...(await plugins).plugins].flatMap((each) => each.packages);
    return emitLicenses(site, bundled);
  },
];

/** Pages that the app does not render. */
function listOtherPages(site: Site): { path: string; title: string }[] {
  const path = applyTrailingSlash(PLAYGROUND_PATH, site.config.trailingSlash);
  return listFormatters(site).length > 0 ? [{ path, title: LABELS.playground }] : [];
}

async function readPublicFiles(root: string): Promise<OutputFile[]> {
  const dir = path.join(root, "public");
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return { path: path.relative(dir, file).split(path.sep).join("/"), contents: await readFile(file) };
      }),
  );
}
