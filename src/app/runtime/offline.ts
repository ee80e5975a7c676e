/** Registers the service worker once the reader has settled, and tells it what to keep. */
import { isPrefetchAllowed, type Connection } from "./prefetch-rules.ts";

/** Long enough for the page to be done with what the reader came for. */
const SETTLED = 2000;

/** As `src/offline/messages.ts` describes it. */
interface KeepMessage {
  keep: string[];
  withGroup: boolean;
}

export function startOffline(isWanted: boolean, base: string): void {
  if (isWanted && "serviceWorker" in navigator) setTimeout(() => void register(base).catch(() => {}), SETTLED);
}

async function register(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}sw.js`, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(describePage());
}

/** The first visit was not seen by the worker, so it is told what came with it: most of that is in the browser's own cache. */
function describePage(): KeepMessage {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.includes("/assets/"))
    .map(({ pathname }) => pathname);
  return { keep: [location.pathname, ...files], withGroup: isPrefetchAllowed(connection) };
}
