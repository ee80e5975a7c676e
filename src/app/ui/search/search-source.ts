/** The one source of search that the configuration names, made when first needed and kept while the page lives. */
import { createEmbeddedSource, type EmbeddedSource } from "../../search/embedded/embedded-source.ts";
import { fetchRecords } from "../../search/fetch-records.ts";
import type { SearchSource } from "../../search/search-types.ts";
import { getDocsTag } from "../../../shared/search-files.ts";
import type { PageData } from "../../../shared/page.ts";
import type { HostedSearch, SiteData } from "../../../shared/site.ts";

let embedded: EmbeddedSource | undefined;
let hosted: Promise<SearchSource> | undefined;

export function getEmbeddedSource(site: SiteData): EmbeddedSource {
  embedded ??= createEmbeddedSource({
    buildId: readBuildId(),
    createWorker: () => new Worker(new URL("../../search/embedded/worker.ts", import.meta.url), { type: "module" }),
    fetchRecords: (tag) => fetchRecords(site.baseUrl, tag),
  });
  return embedded;
}

export async function loadSource(site: SiteData): Promise<SearchSource> {
  const { hosted: service } = site.search;
  // Without a service the client of one is no part of the build.
  if (import.meta.env.EMBEDDED_SEARCH_ONLY || !service) return getEmbeddedSource(site);
  hosted ??= loadHostedSource(site, service);
  // A file that did not arrive is asked for again.
  hosted.catch(() => (hosted = undefined));
  return hosted;
}

async function loadHostedSource(site: SiteData, service: HostedSearch): Promise<SearchSource> {
  const { createHostedSource } = await import("../../search/hosted/hosted-source.ts");
  const labels = site.docs.flatMap(({ pluginId, versions }) =>
    versions.map(({ name, label }) => [getDocsTag(pluginId, name), label] as const),
  );
  return createHostedSource({
    service,
    request: {
      indexName: site.search.indexName,
      language: site.locales[site.locale]!.htmlLang,
      contextualSearch: service.contextualSearch,
    },
    hit: {
      url: site.url,
      baseUrl: site.baseUrl,
      externalUrlRegex: service.externalUrlRegex,
      versionLabels: new Map(labels),
    },
  });
}

/** Starts what the reader is likely to need in a moment. */
export function warmUp(site: SiteData, tags: string[]): void {
  if (site.search.hosted) loadSource(site).catch(() => {});
  else getEmbeddedSource(site).warmUp(tags);
}

function readBuildId(): string {
  const { buildId } = JSON.parse(document.getElementById("page-data")!.textContent) as PageData;
  return buildId;
}
