/**
 * Lets readers go on without a network. Pages come from the network while there is one, so that nobody reads an old build. What was
 * read is kept, and so is the rest of the site where the connection allows it. Each build has its own cache, so that no page gets
 * files of another build. Storing is never a condition: with a full or broken storage, readers get their answers from the network.
 */
import type { ForgetMessage, KeepMessage, KeptVersion, OfflineBuild } from "./messages.ts";

/** The build writes this in front of the script. */
declare const BUILD: OfflineBuild;
declare const self: ServiceWorkerGlobalScope;

const PREFIX = `site ${BUILD.base} `;
const CACHE = PREFIX + BUILD.id;
const ASSETS = `${BUILD.base}assets/`;
/** The same folder as in `shared/constants.ts`. */
const FORMAT_WORKER = `${BUILD.base}format-worker/`;
/** Its folders are named after versions, so that one build can go on with the files of another. */
const FORMATTERS = `${ASSETS}formatter/`;
/** How much is kept besides what the build itself asks for. */
const LIMITS = { pages: 120, assets: 600 };

let isForgotten = false;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(BUILD.base)) return;
  event.respondWith(isLasting(pathname) ? answerFromCache(event) : answerFromNetwork(event));
});
self.addEventListener("message", (event) => {
  const message = event.data as KeepMessage | ForgetMessage;
  event.waitUntil(attempt(() => ("forget" in message ? forget() : keepFor(message))));
});

/** Storage may be full, denied or broken, and readers leave a page while its files are on their way. */
async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}

/** The addresses of assets change with their content, except those of data. */
function isLasting(pathname: string): boolean {
  return isAsset(pathname) && !pathname.endsWith(".json");
}

function isAsset(pathname: string): boolean {
  return pathname.startsWith(ASSETS) || pathname.startsWith(FORMAT_WORKER);
}

/** Everything else waits for a page, which knows whether the connection is good enough. */
async function install(): Promise<void> {
  await attempt(() => keepAll([BUILD.offlinePage]));
  await self.skipWaiting();
}

/** The cache of the previous build stays, because pages of it may still be open and the host no longer has their files. */
async function activate(): Promise<void> {
  await attempt(async () => {
    const others = await listOtherCaches();
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  });
  await self.clients.claim();
}

async function listOtherCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function forget(): Promise<void> {
  isForgotten = true;
  await Promise.all([CACHE, ...(await listOtherCaches())].map((name) => caches.delete(name)));
}

async function keepFor({ keep, isFree, isReturning, preferred }: KeepMessage): Promise<void> {
  await keepAll(keep);
  if (!isFree) return;
  const [page = BUILD.base] = keep;
  const { core, playground, pages, blog } = BUILD;
  await keepAll([
    ...core,
    ...(page.startsWith(playground.path) ? playground.files : []),
    ...chooseVersions(page, preferred).flatMap((version) => version.files),
    ...pages,
    ...(await listOutdated()),
    ...(isReturning ? blog : []),
  ]);
}

/** Of each docs plugin the version that is being read, else the one that the reader chose, else the latest. */
function chooseVersions(page: string, preferred: Record<string, string>): KeptVersion[] {
  const score = ({ path, pluginId, name, isLast }: KeptVersion) =>
    page.startsWith(path) ? 2 + path.length : preferred[pluginId] === name ? 2 : Number(isLast);
  const best = new Map<string, KeptVersion>();
  for (const version of BUILD.docs.toSorted((a, b) => score(a) - score(b))) best.set(version.pluginId, version);
  return [...best.values()];
}

/** What the previous build had kept, except for files that have other names by now. */
async function listOutdated(): Promise<string[]> {
  const kept = await Promise.all((await listOtherCaches()).map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !isAsset(path) || path.startsWith(FORMATTERS));
}

/** One after the other, so that the reader's own requests come first. A file that fails is fetched when a page asks for it. */
async function keepAll(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of new Set(addresses)) {
    if (isForgotten || (await cache.match(address))) continue;
    const response = await attempt(() => fetch(address, { priority: "low" }));
    // An error ends the loop: no more files are fetched for a storage that takes none.
    if (response) await store(address, response);
  }
  await trim(cache);
}

async function answerFromCache(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await attempt(async () => (await (await caches.open(CACHE)).match(request)) ?? caches.match(request));
  return known ?? (await attempt(() => fetchAndStore(event))) ?? Response.error();
}

/** The reader gets the answer at once, whatever becomes of the copy. */
async function fetchAndStore(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(attempt(() => store(event.request, copy)));
  return response;
}

async function answerFromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    return await fetchAndStore(event);
  } catch {
    const known = await attempt(() => findKept(request));
    if (known) return known;
    if (request.mode !== "navigate") return Response.error();
    return (await attempt(loadOfflinePage)) ?? renderOfflinePage();
  }
}

/** Finds a page with and without a slash at the end of its address, whatever the query is. A whole page may be of an older build. */
async function findKept({ url, mode }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const toggled = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  for (const name of [CACHE, ...(mode === "navigate" ? await listOtherCaches() : [])]) {
    const cache = await caches.open(name);
    const known = (await cache.match(pathname)) ?? (await cache.match(toggled));
    if (known) return known;
  }
  return undefined;
}

async function loadOfflinePage(): Promise<Response | undefined> {
  const kept = await caches.match(BUILD.offlinePage);
  return kept && new Response(kept.body, { status: 503, headers: kept.headers });
}

function renderOfflinePage(): Response {
  const { lang, title, text } = BUILD.words;
  const html = `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html;charset=utf-8" } });
}

/** Keeps only successful answers that were not redirected and belong to this build. */
async function store(request: Request | string, response: Response): Promise<void> {
  const { pathname } = new URL(typeof request === "string" ? request : request.url, location.href);
  const type = response.headers.get("Content-Type") ?? "";
  if (isForgotten || response.status !== 200 || response.redirected) return;
  if (!isAsset(pathname) && /html|json/.test(type)) {
    const text = await response.clone().text();
    if (!BUILD.markers.some((marker) => text.includes(marker))) return;
  }
  await (await caches.open(CACHE)).put(pathname, response);
}

/** Removes the oldest files beyond the limits. Files that the build asks to keep stay. */
async function trim(cache: Cache): Promise<void> {
  const { core, docs, playground, pages, blog, offlinePage } = BUILD;
  const groups = [...docs, playground].flatMap(({ files }) => files);
  const asked = new Set([offlinePage, ...core, ...groups, ...pages, ...blog]);
  const free = (await cache.keys()).filter(({ url }) => !asked.has(new URL(url).pathname));
  const isLarge = ({ url }: Request) => isAsset(new URL(url).pathname);
  const assets = free.filter(isLarge);
  const others = free.filter((request) => !isLarge(request));
  const surplus = [...assets.slice(0, -LIMITS.assets), ...others.slice(0, -LIMITS.pages)];
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
