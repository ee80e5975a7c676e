/** Registers the service worker once the reader pauses, and tells it what to keep. */
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { isPrefetchAllowed, type Connection } from "./page-links.ts";
import { createStorageSlot } from "./storage.ts";

/** How long the reader must do nothing first, because registering and caching would cost frames. */
const QUIET_TIME = 2000;
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Set by readers who want nothing to be kept. */
export const offlineRefusal = createStorageSlot(STORAGE_KEYS.offlineRefused);

/** The same type as in `src/offline/messages.ts`, which this folder may not import. */
interface KeepMessage {
  keep: string[];
  isFree: boolean;
  isReturning: boolean;
  preferred: Record<string, string>;
}

/** `listFiles` names files that workers of the page have loaded, which the page itself does not see. */
export function startOffline(isWanted: boolean, base: string, listFiles: () => string[] = () => []): void {
  if (!isWanted || !("serviceWorker" in navigator) || offlineRefusal.get()) return;
  afterQuiet(() => void keepPages(base, listFiles).catch(() => {}));
}

function afterQuiet(action: () => void): void {
  const controller = new AbortController();
  const finish = () => {
    controller.abort();
    action();
  };
  let timer = setTimeout(finish, QUIET_TIME);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_TIME);
  };
  for (const type of ACTIVITY)
    addEventListener(type, wait, { capture: true, passive: true, signal: controller.signal });
}

export async function keepPages(base: string, listFiles: () => string[] = () => []): Promise<void> {
  const isReturning = Boolean(navigator.serviceWorker.controller);
  await navigator.serviceWorker.register(`${base}sw.js`, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as Navigator & { connection?: Connection };
  active?.postMessage({
    keep: [location.pathname, ...listLoaded(), ...listFiles()],
    isFree: isPrefetchAllowed(connection),
    isReturning,
    preferred: readPreferred(),
  } satisfies KeepMessage);
}

/** Not the data of other pages, which were only fetched ahead of a click. */
const KEPT = /\/(?:assets|format-worker)\/|(?<!\.page)\.json$/;

/** The worker did not see the first visit, so it is told which files to keep. Most of them are still in the browser's cache. */
function listLoaded(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname);
}

function readPreferred(): Record<string, string> {
  const prefix = STORAGE_KEYS.preferredVersion("");
  try {
    const entries = Object.entries<string>({ ...localStorage });
    return Object.fromEntries(
      entries.flatMap(([key, name]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), name]] : [])),
    );
  } catch {
    return {};
  }
}
