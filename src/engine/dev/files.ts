/** Files that the build would have written beside the pages, for the dev server. */
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import { emitFeeds } from "../outputs/feeds.ts";
import { emitImages } from "../outputs/images.ts";
import { emitManifest } from "../outputs/manifest.ts";
import { emitMarkdownExports } from "../outputs/markdown-exports.ts";
import { FAREWELL } from "../outputs/offline.ts";
import { emitSearchDescription } from "../outputs/search-description.ts";
import { emitSearch } from "../outputs/search.ts";
import { createFlagLoader } from "../formatter/cli-help.ts";
import type { OutputFile } from "../base/output-file.ts";

/** While developing, all pages are of the same build. */
export const DEV_BUILD_ID = "dev";

/** Those that need no compiled Markdown. The service worker removes one that a built site has left at this address. */
export function emitCheapFiles(site: Site): OutputFile[] {
  return [...emitManifest(site.config), ...emitSearchDescription(site), { path: "sw.js", contents: FAREWELL }];
}

interface FilesInput {
  compiled: Map<string, Compiled>;
  cache: Cache;
  engineHash: string;
}

export async function emitCompiledFiles(
  site: Site,
  { compiled, cache, engineHash }: FilesInput,
): Promise<OutputFile[]> {
  const loadFlags = createFlagLoader(cache, engineHash);
  return [
    ...emitFeeds(site, compiled),
    ...emitMarkdownExports(site, compiled),
    ...(await emitSearch(site, { compiled, buildId: DEV_BUILD_ID, loadFlags })),
    ...(await emitImages(site, compiled)),
  ];
}
