/** Registers the service worker once the reader pauses, and tells it what to keep. */
import { isPrefetchAllowed, type Connection } from "./page-links.ts";

/** How long the reader must do nothing first, because registering and caching would cost frames. */
const QUIET_TIME = 2000;
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "scroll"];

/** The same type as in `src/offline/messages.ts`, which this folder may not import. */
interface KeepMessage {
  keep: string[];
  withGroup: boolean;
}

export function startOffline(isWanted: boolean, base: string): void {
  if (isWanted && "serviceWorker" in navigator) afterQuiet(() => void register(base).catch(() => {}));
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

async function register(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}sw.js`, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(describePage());
}

/** The worker did not see the first visit, so it is told which files to keep. Most of them are still in the browser's cache. */
function describePage(): KeepMessage {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.includes("/assets/"))
    .map(({ pathname }) => pathname);
  return { keep: [location.pathname, ...files], withGroup: isPrefetchAllowed(connection) };
}
