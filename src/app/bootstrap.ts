/**
 * The script that is inlined into every <head>, at most 2 KB, and the only one that runs until the reader acts. It sets what must
 * be right before the first paint, loads the app at the reader's first action, and holds back clicks and shortcuts until the app
 * can handle them. It may import nothing; a test compares its storage keys with those of `shared/storage-keys.ts`.
 * The `!`s are safe, because the engine writes the attributes of the script and the elements together with it.
 */

/** The build fills this in. Most sites have no announcement, so their pages leave out the code for it. */
declare const HAS_ANNOUNCEMENT: boolean;

const { dataset } = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
/** The choice in the document, which applies unless the reader has stored another. */
const { themeChoice: fallback } = root.dataset;
const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const path = location.pathname.replace(/index\.html$/, "");
// `!`: only the home page has this attribute, and only its banner asks for the result.
const isMisplaced = ![path, path + "/"].includes(dataset.base!);

/** After a failed load, the next action tries again, but not every move of the mouse. */
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

/** A new announcement is shown even if the reader dismissed an earlier one. */
function showAnnouncement(storage: Storage) {
  // `!`: the engine sets it on every page of a site with an announcement.
  const id = dataset.announcementId!;
  if (storage["announcement.id"] !== id) {
    storage["announcement.id"] = id;
    storage["announcement.dismiss"] = false;
  }
  root.toggleAttribute("data-announcement-dismissed", storage["announcement.dismiss"] === "true");
}

/** Only the home page has the banner. If that page is at another path, or the app does not load, the base URL is probably wrong. */
function showBaseUrlBanner(isNeeded: boolean) {
  const banner = document.getElementById("base-url-banner");
  if (!banner) return;
  banner.hidden = !isNeeded;
  // `!`: the engine writes this element into the banner.
  document.getElementById("base-url-suggestion")!.textContent = path;
}

/** The first address is the app. The others are what it needs at once, so that all of them load at the same time. */
function load() {
  if (isLoading) return;
  isLoading = true;
  // `!`: the engine sets it on every page.
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

/** No other listener may see the event, because a half-started app would handle it, and then again when it is replayed. */
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
    // A click elsewhere closes a dropdown, so one that was about to open stays closed.
    else if (held?.closest(".dropdown")) replay = undefined;
  }
  // `key` is undefined for all events but key presses.
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
