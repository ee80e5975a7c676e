/**
 * Lets readers go on without a network. Pages come from the network while there is one, so that nobody reads an old build. Pages that
 * were read, and the docs around them, are kept. Each build has its own cache, so that no page gets files of another build.
 */
import type { KeepMessage, OfflineBuild } from "./messages.ts";

/** The build writes this in front of the script. */
declare const BUILD: OfflineBuild;
declare const self: ServiceWorkerGlobalScope;

const PREFIX = `site ${BUILD.base} `;
const CACHE = PREFIX + BUILD.id;
const ASSETS = `${BUILD.base}assets/`;
/** How much is kept besides what the build itself asks for. */
const LIMITS = { pages: 120, assets: 160 };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(BUILD.base)) return;
  event.respondWith(pathname.startsWith(ASSETS) ? answerFromCache(event.request) : answerFromNetwork(event.request));
});
self.addEventListener("message", (event) => event.waitUntil(keepFor(event.data as KeepMessage)));

/** Keeps the new versions of the pages that the previous build had kept. */
async function install(): Promise<void> {
  const previous = (await listCaches()).at(-1);
  const kept = previous && previous !== CACHE ? await (await caches.open(previous)).keys() : [];
  const pages = kept.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith(ASSETS));
  await keepAll([...BUILD.core, ...pages]);
  await self.skipWaiting();
}

/** The cache of the previous build stays, because pages of it may still be open and the host no longer has their files. */
async function activate(): Promise<void> {
  const others = (await listCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function keepFor({ keep, withGroup }: KeepMessage): Promise<void> {
  const groups = Object.entries(BUILD.groups).sort(([a], [b]) => b.length - a.length);
  const [page] = keep;
  const around = page ? groups.find(([path]) => page.startsWith(path))?.[1] : [];
  await keepAll([...keep, ...((withGroup && around) || [])]);
}

/** One after the other, so that the reader's own requests come first. A file that fails is fetched when a page asks for it. */
async function keepAll(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of new Set(addresses)) {
    if (await cache.match(address)) continue;
    await fetch(address, { priority: "low" }).then(
      (response) => store(address, response),
      () => {},
    );
  }
  await trim(cache);
}

/** The names of these files change with their content, so a cached file is never outdated. */
async function answerFromCache(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  await store(request, response.clone());
  return response;
}

async function answerFromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    // Not awaited, so that the reader gets the page at once.
    void store(request, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    const known = await findKept(request);
    if (known) return known;
    if (request.mode !== "navigate") throw error;
    const { title, text } = BUILD.words;
    const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
    return new Response(html, { status: 503, headers: { "Content-Type": "text/html;charset=utf-8" } });
  }
}

/** Finds a page with and without a slash at the end of its address, whatever the query is. */
async function findKept({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const toggled = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  const cache = await caches.open(CACHE);
  return (await cache.match(pathname)) ?? cache.match(toggled);
}

/** Keeps only successful answers that were not redirected and belong to this build. */
async function store(request: Request | string, response: Response): Promise<void> {
  const { pathname } = new URL(typeof request === "string" ? request : request.url, location.href);
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || response.redirected) return;
  if (!pathname.startsWith(ASSETS) && /html|json/.test(type)) {
    const text = await response.clone().text();
    if (!BUILD.markers.some((marker) => text.includes(marker))) return;
  }
  await (await caches.open(CACHE)).put(pathname, response);
}

/** Removes the oldest files beyond the limits. Files that the build asks to keep stay. */
async function trim(cache: Cache): Promise<void> {
  const asked = new Set([...BUILD.core, ...Object.values(BUILD.groups).flat()]);
  const free = (await cache.keys()).filter(({ url }) => !asked.has(new URL(url).pathname));
  const isAsset = ({ url }: Request) => new URL(url).pathname.startsWith(ASSETS);
  const assets = free.filter(isAsset);
  const pages = free.filter((request) => !isAsset(request));
  const surplus = [...assets.slice(0, -LIMITS.assets), ...pages.slice(0, -LIMITS.pages)];
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
