/** What pages ask for while they arrive, long before the app could. */
import type { Page } from "../../shared/page.ts";
import { getDocsTag, getSearchFile } from "../../shared/search/files.ts";
import type { DocumentSite } from "../../shared/site.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import type { SearchAssets } from "../bundle/load-bundle.ts";

/** Attributes of a `<link>`. */
export type Link = Record<string, string>;

/** Asks for files that a page needs for some addresses only. */
export interface Preload {
  /** `app/preload.ts` or `app/preload-search.ts`, compiled. */
  script: string;
  /** The attributes that it reads. */
  settings: Record<string, string>;
}

/** The app itself, as links: no reader of the search page can do without it. */
export function listSearchLinks({ kind }: Page, scripts: string[], sheet: string | undefined): Link[] {
  if (kind !== "search" || !sheet) return [];
  return [
    ...scripts.map((href) => ({ rel: "modulepreload", href })),
    // As the app asks for it, which takes this answer.
    { rel: "preload", as: "style", crossorigin: "", href: sheet },
  ];
}

/** What the first result waits for besides the app. A search service has neither worker nor records. */
export function planSearchPreload(
  { kind }: Page,
  { docs, baseUrl, search }: DocumentSite,
  assets: SearchAssets | undefined,
): Preload | undefined {
  if (kind !== "search" || !assets || search.hosted) return undefined;
  const records = docs.map(({ pluginId, versions }) => [
    STORAGE_KEYS.preferredVersion(pluginId),
    versions
      .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({ name }) => [name, baseUrl + getSearchFile(getDocsTag(pluginId, name))]),
  ]);
  return {
    script: assets.preload,
    settings: { "data-worker": assets.worker, "data-records": JSON.stringify(records) },
  };
}
