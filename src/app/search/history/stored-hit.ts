/**
 * A hit as readers' browsers have stored it for years (see the limits in `history.ts`): who searched on this site before finds
 * what they kept. What is stored is the place, not the query.
 */
import { createHierarchy, LEVELS, type PlaceRecord } from "../../../shared/search-records.ts";
import type { SearchHit } from "../search-types.ts";

export interface ShownHit {
  id: string;
  url: string;
  title: string;
  /** Where it stands, from the outside to the inside. */
  path: string[];
}

export function toStoredHit({ id, url, area, pageTitle, path, title }: SearchHit): PlaceRecord {
  const own = title.join("");
  const inner = own === pageTitle && path.length === 0 && !url.includes("#") ? [] : [...path, own];
  const names = [area, pageTitle, ...inner].slice(0, LEVELS.length);
  const [page, anchor] = url.split("#");
  return {
    objectID: id,
    url,
    url_without_anchor: page!,
    anchor: anchor ?? null,
    type: LEVELS[names.length - 1]!,
    content: null,
    hierarchy: createHierarchy(names),
  };
}

/** Undefined for what no search can have stored. `origins` are those of this site, the present one first. */
export function showStoredHit(stored: unknown, origins: [string, ...string[]]): ShownHit | undefined {
  const { objectID, url, hierarchy } = (stored ?? {}) as Partial<PlaceRecord>;
  if (typeof objectID !== "string" || typeof url !== "string" || typeof hierarchy !== "object") return undefined;
  const names = LEVELS.map((level) => hierarchy?.[level]).filter((name) => typeof name === "string");
  const href = toSafeUrl(url, origins);
  const title = names.pop();
  return href && title ? { id: objectID, url: href, title, path: names } : undefined;
}

/** Addresses of this site as paths; of others only what leads to a page. Anything in storage may have been put there. */
function toSafeUrl(url: string, origins: [string, ...string[]]): string | undefined {
  if (!URL.canParse(url, origins[0])) return undefined;
  const { protocol, origin, pathname, search, hash, href } = new URL(url, origins[0]);
  if (origins.includes(origin)) return pathname + search + hash;
  return protocol === "https:" ? href : undefined;
}
