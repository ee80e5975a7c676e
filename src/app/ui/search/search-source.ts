/** The one source of search that the configuration names, made when first needed and kept while the page lives. */
import { createEmbeddedSource, type EmbeddedSource } from "../../search/embedded/embedded-source.ts";
import { fetchRecords } from "../../search/fetch-records.ts";
import type { SearchSource } from "../../search/search-types.ts";
import type { PageData } from "../../../shared/page.ts";
import type { SiteData } from "../../../shared/site.ts";

let embedded: EmbeddedSource | undefined;

export function getEmbeddedSource(site: SiteData): EmbeddedSource {
  embedded ??= createEmbeddedSource({
    buildId: readBuildId(),
    createWorker: () => new Worker(new URL("../../search/embedded/worker.ts", import.meta.url), { type: "module" }),
    fetchRecords: (tag) => fetchRecords(site.baseUrl, tag),
  });
  return embedded;
}

export async function loadSource(site: SiteData): Promise<SearchSource> {
  return getEmbeddedSource(site);
}

/** Starts what the reader is likely to need in a moment. */
export function warmUp(site: SiteData, tags: string[]): void {
  if (!site.search.hosted) getEmbeddedSource(site).warmUp(tags);
}

function readBuildId(): string {
  const { buildId } = JSON.parse(document.getElementById("page-data")!.textContent) as PageData;
  return buildId;
}
