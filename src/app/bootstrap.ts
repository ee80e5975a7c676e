/**
 * The only script of a page that nobody touches: inlined into every <head>, at most 2 KB. It sets what must be right before the
 * first paint, loads the app at the first sign of a reader, and holds back what that reader clicked or pressed until the app can
 * answer. Imports nothing; its storage keys are those of `shared/storage-keys.ts` (a test compares them).
 */
/** Put in place by the build: most sites have none, and their pages need not carry what is for it. */
declare const HAS_ANNOUNCEMENT: boolean;

const { dataset } = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
/** As the page came, without a choice of the reader. */
const { themeChoice: fallback } = root.dataset;
const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const path = location.pathname.replace(/index\.html$/, "");
const isMisplaced = ![path, path + "/"].includes(dataset.base!);

/** A failed load is tried again, but not with every pixel that the mouse moves. */
const RETRY_DELAY = 500;
const INTENTS = ["pointermove", "pointerdown", "touchstart", "mousedown", "keydown", "focusin", "scroll", "click"];

let isLoading = false;
let replay: (() => void) | undefined;
let held: Element | undefined;

/** Storage may be denied or full. */
function tryStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

function showTheme() {
  const stored = "disableSwitch" in dataset || tryStorage((storage) => storage.theme);
  const choice = stored === "light" || stored === "dark" ? stored : fallback;
  root.dataset.theme = choice === "system" ? (darkQuery.matches ? "dark" : "light") : choice;
  root.dataset.themeChoice = choice;
}

function showTabs(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith("tab.")) root.setAttribute("data-tab-" + key.slice(4), storage[key]);
  }
}

/** A bar the reader has not seen yet is shown, whatever was dismissed before it. */
function showAnnouncement(storage: Storage) {
  const id = dataset.announcementId!;
  if (storage["announcement.id"] !== id) {
    storage["announcement.id"] = id;
    storage["announcement.dismiss"] = false;
  }
  root.toggleAttribute("data-announcement-dismissed", storage["announcement.dismiss"] === "true");
}

/** Only the home page has the banner: where it is not, or its files are not, the site was most likely built for another base URL. */
function showBaseUrlBanner(isNeeded: boolean) {
  const banner = document.getElementById("base-url-banner");
  if (!banner) return;
  banner.hidden = !isNeeded;
  document.getElementById("base-url-suggestion")!.textContent = path;
}

/** The first address is the app; what else it will need at once may follow, so that nothing waits for the other. */
function load() {
  if (isLoading) return;
  isLoading = true;
  Promise.all(dataset.app!.split(" ").map((url) => import(/* @vite-ignore */ url)))
    .then(([app]) => app.start())
    .then(finish, fail);
}

function finish() {
  for (const type of INTENTS) removeEventListener(type, handleIntent, true);
  showBaseUrlBanner(isMisplaced);
  replay?.();
}

function fail(error: unknown) {
  console.error(error);
  replay = undefined;
  showBaseUrlBanner(true);
  setTimeout(() => (isLoading = false), RETRY_DELAY);
}

/** Nobody else may see the event: whoever is half started would answer it a second time. */
function hold(event: Event, action: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held = event.target as Element;
  replay = action;
}

function handleIntent(event: Event) {
  load();
  const { type } = event;
  const target = event.target as Element;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  const isTab = type === "keydown" && key === "Tab";
  if (isTab || type === "mousedown") document.body.classList.toggle("navigation-with-keyboard", isTab);
  if (type === "click") {
    const control = target.closest<HTMLButtonElement>("button,[role=tab]");
    if (control && !(control.form && control.type === "submit")) hold(event, () => control.click());
    // Whoever clicks elsewhere has turned away from a list that was about to open.
    else if (held?.closest(".dropdown")) replay = undefined;
  }
  // Only key presses have a key.
  const isShortcut = ctrlKey || metaKey ? /^k$/i.test(key) : key === "/" && !altKey;
  if (isShortcut && !target.closest("input,select,textarea,[contenteditable]")) {
    hold(event, () => target.dispatchEvent(new KeyboardEvent("keydown", event)));
  }
}

function handleChange() {
  showTheme();
  load();
}

showTheme();
tryStorage(showTabs);
if (HAS_ANNOUNCEMENT) tryStorage(showAnnouncement);
for (const type of INTENTS) addEventListener(type, handleIntent, true);
addEventListener("storage", handleChange);
darkQuery.addEventListener("change", handleChange);
addEventListener("DOMContentLoaded", () => showBaseUrlBanner(isMisplaced));
if ("eager" in dataset) load();

export {};
