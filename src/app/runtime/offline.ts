/** Registers the service worker once the reader has settled, and tells it what to keep. */
import { isPrefetchAllowed, type Connection } from "./prefetch-rules.ts";

/** As long as the reader does nothing, and the page is done with what the reader came for: what is kept costs frames, too. */
const SETTLED = 2000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/** As `src/offline/messages.ts` describes it. */
interface KeepMessage {
  keep: string[];
  withGroup: boolean;
}

export function startOffline(isWanted: boolean, base: string): void {
  if (isWanted && "serviceWorker" in navigator) afterQuiet(() => void register(base).catch(() => {}));
}

function afterQuiet(action: () => void): void {
  const settling = new AbortController();
  const finish = () => {
    settling.abort();
    action();
  };
  let timer = setTimeout(finish, SETTLED);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, SETTLED);
  };
  for (const sign of SIGNS) addEventListener(sign, wait, { capture: true, passive: true, signal: settling.signal });
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
