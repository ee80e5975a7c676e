/** The page of the playground, and the files of the formatters and plugins that it runs. */
import { pathToFileURL } from "node:url";
import { getHtmlFile } from "../../shared/paths.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../base/output-file.ts";
import {
  copyFormatter,
  listFormatters,
  listNews,
  listOptionSections,
  listReleases,
  type DescribeInput,
} from "../playground/formatters.ts";
import { renderPlaygroundPage, type RenderPlayground } from "../playground/page.ts";
import { listOlder } from "../playground/releases/offered.ts";
import type { LoadedPlugins } from "../playground/plugins/load-plugins.ts";
import { describePlugins } from "../playground/plugins/plugin-files.ts";
import { getReleaseFile, PLAYGROUND_PATH } from "../../shared/playground-link.ts";

interface EmitInput {
  site: Site;
  cache: Cache;
  /** Hash of the engine's code and of the packages it uses. */
  engineHash: string;
  bundle: Bundle;
  plugins: LoadedPlugins;
  getCompiled: DescribeInput["getCompiled"];
}

/** A site has a playground only if its docs name a formatter. */
export async function emitPlayground(input: EmitInput): Promise<OutputFile[]> {
  const { site, cache, engineHash, bundle, plugins, getCompiled } = input;
  const { playground, buildId, bootstrap, preload } = bundle;
  if (!playground) return [];
  const formatters = listFormatters(site);
  const assets = { ...playground, bootstrap, preload, plugins };
  const releases = await listOlder(site);
  const sections = await Promise.all(formatters.map((name) => listOptionSections(name, input)));
  const news = await Promise.all(formatters.map(async (name) => listNews(await readFormatterVersion(name), input)));
  const sources = [
    engineHash,
    buildId,
    releases.map(({ version }) => version),
    sections,
    news,
    describePlugins(plugins),
  ];
  const contents = await cache.remember("playground-page", sources, async () => {
    const { renderPlayground } = (await import(pathToFileURL(playground.serverEntry).href)) as {
      renderPlayground: RenderPlayground;
    };
    return renderPlaygroundPage({ site, cache, getCompiled, assets, renderPlayground });
  });
  // Only readers who choose an older version need the data about it, so it is in a separate file.
  const about = releases.map(async ({ version, describe }) => ({
    path: getReleaseFile(version),
    // The service worker keeps only what names its build.
    contents: JSON.stringify({ buildId, ...(await describe(input)) }),
  }));
  return [
    { path: getHtmlFile(PLAYGROUND_PATH), contents, styles: playground.styles, script: preload },
    ...(await Promise.all(about)),
  ];
}

/** The files of the formatters that the playground runs. */
export async function emitFormatters(site: Site): Promise<OutputFile[]> {
  const [first = [], ...others] = await Promise.all(listOffered(site).map(copyFormatter));
  return [...first.map(markOftenUsed), ...others.flat()];
}

function listOffered(site: Site): string[] {
  const formatters = listFormatters(site);
  return formatters.length > 0 ? [...formatters, ...listReleases(site)] : [];
}

/** Every visitor of the playground waits for these files, so they are compressed better. */
function markOftenUsed(file: OutputFile): OutputFile {
  return /\/(standalone|plugins\/(babel|estree))\.mjs$/.test(file.path) ? { ...file, use: "often" } : file;
}
