/** What the service worker has kept in this browser, for the page that lists it. */
import { offlineRefusal } from "./offline.ts";

export interface KeptPage {
  path: string;
  title: string;
}

export interface Kept {
  pages: KeptPage[];
  bytes: number;
}

/** The title is near the beginning of a document. */
const HEAD_BYTES = 8000;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The caches have this at the beginning of their names: see `src/offline/service-worker.ts`. */
async function listCaches(base: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`site ${base} `));
}

export async function readKept(base: string): Promise<Kept> {
  const kept = await Promise.all((await listCaches(base)).map(readCache));
  const pages = new Map(kept.flatMap((each) => each.pages).map((page) => [page.path, page]));
  return {
    pages: [...pages.values()].toSorted((a, b) => a.path.localeCompare(b.path)),
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function readCache(name: string): Promise<Kept> {
  const cache = await caches.open(name);
  const kept: Kept = { pages: [], bytes: 0 };
  for (const request of await cache.keys()) {
    const blob = await (await cache.match(request))?.blob();
    if (!blob) continue;
    kept.bytes += blob.size;
    if (!blob.type.includes("html")) continue;
    const [, title] = /<title>(.*?)<\/title>/.exec(await blob.slice(0, HEAD_BYTES).text()) ?? [];
    if (title) kept.pages.push({ path: new URL(request.url).pathname, title: decodeEntities(title) });
  }
  return kept;
}

export function decodeEntities(html: string): string {
  return html.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Removes everything, and keeps nothing from now on. */
export async function removeKept(base: string): Promise<void> {
  offlineRefusal.set("true");
  const registration = await navigator.serviceWorker?.getRegistration(base);
  // Until this page is left, the worker goes on answering, and must not keep what it sees.
  registration?.active?.postMessage({ forget: true });
  await registration?.unregister();
  await Promise.all((await listCaches(base)).map((name) => caches.delete(name)));
}
