/** The playground: a document of its own, its script, and the files of the formatters it runs. */
import { pathToFileURL } from "node:url";
import { getHtmlFile } from "../../shared/paths.ts";
import type { Cache } from "../cache.ts";
import type { Site } from "../content/load-site.ts";
import type { OutputFile } from "../output.ts";
import { loadPlaygroundBundle } from "../playground/bundle.ts";
import { copyFormatter, getFormatterDir, listFormatters } from "../playground/formatters.ts";
import { PLAYGROUND_PATH, renderPlaygroundPage, type RenderPlayground } from "../playground/page.ts";

interface EmitInput {
  site: Site;
  cache: Cache;
  /** Hash of the engine's code and of the packages it uses. */
  engineHash: string;
  /** The script that every page of the site has in its head. */
  bootstrap: string;
}

export interface EmittedPlayground {
  files: OutputFile[];
  /** Packages with code in them. */
  packages: string[];
}

/** A site whose docs name no formatter has nothing to play with. */
export async function emitPlayground({ site, cache, engineHash, bootstrap }: EmitInput): Promise<EmittedPlayground> {
  const formatters = listFormatters(site);
  if (formatters.length === 0) return { files: [], packages: [] };
  const base = site.data.baseUrl;
  const bundle = await loadPlaygroundBundle(base, cache.dir);
  const getFormatterUrl = (_name: string, version: string) => `${base}${getFormatterDir(version)}`;
  const assets = { ...bundle, bootstrap, getFormatterUrl };
  const contents = await cache.remember("playground-page", [engineHash, bundle.id, bootstrap, site.data], async () => {
    const { renderPlayground } = (await import(pathToFileURL(bundle.serverEntry).href)) as {
      renderPlayground: RenderPlayground;
    };
    return renderPlaygroundPage({ site, cache, assets, renderPlayground });
  });
  const copies = await Promise.all(formatters.map(copyFormatter));
  const files = [{ path: getHtmlFile(PLAYGROUND_PATH), contents }, ...bundle.files, ...copies.flat()];
  return { files, packages: bundle.packages };
}
