/** What a page names beside itself, and where the build would have written it. */
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import { emitFeeds } from "../outputs/feeds/emit-feeds.ts";
import { emitImages } from "../outputs/images.ts";
import { emitManifest } from "../outputs/manifest.ts";
import { emitMarkdownTwins } from "../outputs/markdown-exports.ts";
import { FAREWELL } from "../outputs/offline.ts";
import { emitSearchDescription } from "../outputs/search-description.ts";
import { emitSearch } from "../outputs/search.ts";
import { createFlagLoader } from "../formatter/cli-help.ts";
import type { OutputFile } from "../base/output-file.ts";

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
