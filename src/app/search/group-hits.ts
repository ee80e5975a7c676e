/** Hits grouped by page. Pages keep the order of their best hits. */
import type { SearchHit } from "./search-types.ts";

export interface HitGroup {
  id: string;
  title: string;
  area: string;
  version?: string | undefined;
  hits: SearchHit[];
}

/** More hits of one page would push other pages out of sight. */
const MOST_OF_PAGE = 5;

/** Puts the hits of each page behind its best one. */
export function arrangeByPage<H>(hits: H[], getPage: (hit: H) => string): H[] {
  const pages = new Map<string, H[]>();
  for (const hit of hits) {
    const group = pages.get(getPage(hit)) ?? [];
    if (group.length < MOST_OF_PAGE) group.push(hit);
    pages.set(getPage(hit), group);
  }
  return [...pages.values()].flat();
}

/** Groups of hits that are arranged by page already. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.id === hit.pageUrl) last.hits.push(hit);
    else groups.push(createGroup(hit));
  }
  return groups;
}

function createGroup(hit: SearchHit): HitGroup {
  const { pageUrl, pageTitle, area, version } = hit;
  return { id: pageUrl, title: pageTitle, area, version, hits: [hit] };
}
