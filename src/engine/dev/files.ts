/** What a page names beside itself, and where the build would have written it. */
import type { Cache } from "../cache.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../content/markdown/context.ts";
import { emitFeeds } from "../emit/feeds/emit-feeds.ts";
import { emitImages } from "../emit/images.ts";
import { emitManifest } from "../emit/manifest.ts";
import { emitMarkdownTwins } from "../emit/markdown-twins.ts";
import { FAREWELL } from "../emit/offline.ts";
import { emitSearchDescription } from "../emit/search-description.ts";
import { emitSearch } from "../emit/search.ts";
import { createFlagLoader } from "../formatter/cli-help.ts";
import type { OutputFile } from "../output.ts";

/** While developing there is only one build: the present one. */
export const DEV_BUILD_ID = "dev";

/** Those that need no compiled Markdown. A worker that a built site left at this address takes its leave. */
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
    ...emitMarkdownTwins(site, compiled),
    ...(await emitSearch(site, { compiled, buildId: DEV_BUILD_ID, loadFlags })),
    ...(await emitImages(site, compiled)),
  ];
}
