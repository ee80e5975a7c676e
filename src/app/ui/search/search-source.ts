/** The search source that the configuration names: created when it is first needed, and kept as long as the page. */
import { createEmbeddedSource, type EmbeddedSource } from "../../search/embedded/embedded-source.ts";
import { readBuildId } from "../../runtime/document.ts";
import { fetchRecords } from "../../search/fetch-records.ts";
import type { SearchSource } from "../../search/search-types.ts";
import { getDocsTag } from "../../../shared/search/files.ts";
import type { HostedSearch, SiteData } from "../../../shared/site.ts";

let embedded: EmbeddedSource | undefined;
let hosted: Promise<SearchSource> | undefined;

export function getEmbeddedSource(site: SiteData): EmbeddedSource {
  embedded ??= createEmbeddedSource({
    buildId: readBuildId(document),
    createWorker: () => new Worker(new URL("../../search/embedded/worker.ts", import.meta.url), { type: "module" }),
    fetchRecords: (tag) => fetchRecords(site.baseUrl, tag),
  });
  return embedded;
}

export async function loadSource(site: SiteData): Promise<SearchSource> {
  const { hosted: service } = site.search;
  // The constant lets the bundler leave out the client of the service when none is configured.
  if (import.meta.env.EMBEDDED_SEARCH_ONLY || !service) return getEmbeddedSource(site);
  hosted ??= loadHostedSource(site, service);
  // If the code did not load, the next call tries again.
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
      language: getLanguage(site),
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

/** As services expect it, for example `en`. */
export function getLanguage({ locale, locales }: SiteData): string {
  return locales[locale]?.htmlLang ?? locale;
}

/** Starts loading what the reader is likely to need in a moment. */
export function warmUp(site: SiteData, tags: string[]): void {
  if (site.search.hosted) loadSource(site).catch(() => {});
  else getEmbeddedSource(site).warmUp(tags);
}
