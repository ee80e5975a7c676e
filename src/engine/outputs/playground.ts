/** The playground: a document of its own, its script, and the files of the formatters it runs. */
import { pathToFileURL } from "node:url";
import { getHtmlFile } from "../../shared/paths.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../base/output-file.ts";
import {
  copyFormatter,
  describeFormatter,
  getFormatterDir,
  listFormatters,
  listReleases,
} from "../playground/formatters.ts";
import { listOptionSections } from "../playground/option-sections.ts";
import { copyPlugins } from "../playground/plugins.ts";
import { PLAYGROUND_PATH, renderPlaygroundPage, type RenderPlayground } from "../playground/page.ts";

interface EmitInput {
  site: Site;
  cache: Cache;
  /** Hash of the engine's code and of the packages it uses. */
  engineHash: string;
  bundle: Bundle;
}

/** A site whose docs name no formatter has nothing to play with. */
export async function emitPlayground({ site, cache, engineHash, bundle }: EmitInput): Promise<OutputFile[]> {
  const { playground, buildId, bootstrap } = bundle;
  if (!playground) return [];
  const formatters = listFormatters(site);
  const base = site.data.baseUrl;
  const getFormatterUrl = (_name: string, version: string) => `${base}${getFormatterDir(version)}`;
  const assets = { ...playground, bootstrap, getFormatterUrl, plugins: bundle.plugins };
  const releases = listReleases(site);
  const sections = formatters.map((name) => listOptionSections(site, name));
  const sources = [engineHash, buildId, releases, sections];
  const contents = await cache.remember("playground-page", sources, async () => {
    const { renderPlayground } = (await import(pathToFileURL(playground.serverEntry).href)) as {
      renderPlayground: RenderPlayground;
    };
    return renderPlaygroundPage({ site, cache, assets, renderPlayground });
  });
  const [first = [], ...others] = await Promise.all([...formatters, ...releases].map(copyFormatter));
  const about = await Promise.all(
    releases.map((name) => describeOlder(name, { site, cache, getUrl: getFormatterUrl })),
  );
  const versions = await Promise.all([...formatters, ...releases].map(readFormatterVersion));
  return [
    { path: getHtmlFile(PLAYGROUND_PATH), contents },
    ...first.map(markAwaited),
    ...others.flat(),
    ...about,
    ...versions.flatMap((version) => copyPlugins(version, bundle.plugins)),
  ];
}

/** What a visit of the playground begins with: the formatter of the released docs, for JavaScript. */
function markAwaited(file: OutputFile): OutputFile {
  return /\/(standalone|plugins\/(babel|estree))\.mjs$/.test(file.path) ? { ...file, use: "often" } : file;
}

/** Only who chooses an older version needs to know what it can do. */
async function describeOlder(name: string, input: Parameters<typeof describeFormatter>[1]): Promise<OutputFile> {
  const dir = getFormatterDir(await readFormatterVersion(name));
  return { path: `${dir}about.json`, contents: JSON.stringify(await describeFormatter(name, input)) };
}
