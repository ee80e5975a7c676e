/**
 * The script that is inlined into every <head>, at most 2 KB, and the only one that runs until the reader acts. It sets what must
 * be right before the first paint, loads the app at the reader's first action, and holds back clicks and shortcuts until the app
 * can handle them. It may import nothing; a test compares its storage keys with those of `shared/storage-keys.ts`.
 * The `!`s are safe, because the engine writes the attributes of the script and the elements together with it.
 */

// The build fills these in. Most sites have none of it, so their pages leave out the code for it.
declare const HAS_ANNOUNCEMENT: boolean;
declare const IS_SWITCH_DISABLED: boolean;
declare const ANALYTICS: { script: string; trackingId: string; anonymizeIp: boolean } | undefined;

// One letter after minifying, where the name itself would cost the budget dear.
const page = document;
const place = location;
const dataset = (page.currentScript as HTMLScriptElement).dataset;
const root = page.documentElement;
/** Only the home page has a `base`, where it should be. If it is elsewhere, the base URL is probably wrong. The engine sets `app` on every page. */
const { app, base } = dataset as { app: string; base?: string };
const shown = root.dataset;
/** The choice in the document, which applies unless the reader has stored another. */
const fallback = shown.themeChoice;
const darkQuery = matchMedia("(prefers-color-scheme:dark)");
const path = place.pathname.replace(/\/?(index.html)?$/, "/");
const isMisplaced = base && base !== path;
/** What the app of an earlier load of this page, or this script, wrote: see `runtime/replay.ts`. */
const times: number | undefined = history.state?.times;

/** After a failed load, the next action tries again, but not every move of the mouse. */
const RETRY_DELAY = 500;

/** Readers come to such a page for what the app shows, or wanted something when the page was loaded anew. */
const isEager = dataset.eager || times;

/** 0: no app is there. 1: it is on its way. 2: it has started, and handles everything itself. */
let progress = 0;
/** The control that the reader pressed last, and how often. */
let held: HTMLElement | null;
let count = 0;

const find = (selector: string) => page.querySelector<HTMLElement>(selector);

// A function with an arrow has six bytes less.

/** While the document arrives, there may be none yet. */
const showNotice = (isShown: unknown) => {
  const notice = find("#notice");
  if (notice) notice.hidden = !isShown;
  find("#path")?.replaceChildren(path);
};

/** `pressed` may have the version of the docs that a pressed link leads to: the reader has chosen it, whether or not the app is there. */
const show = (pressed?: DOMStringMap) => {
  let choice = fallback;
  try {
    const storage = localStorage;
    const theme = storage.theme;
    if (IS_SWITCH_DISABLED) storage.removeItem("theme");
    else if (/^(light|dark)$/.test(theme)) choice = theme;
    if (HAS_ANNOUNCEMENT) showAnnouncement(storage);
    if (pressed?.version) storage[pressed.docs!] = pressed.version;
    // Links to the docs, and names of versions, follow the version that the reader chose: see `DocsItems.tsx`.
    for (const element of page.querySelectorAll<HTMLAnchorElement>("[data-docs]")) {
      const own = element.getAttribute("data-to-" + storage[element.dataset.docs!]);
      if (own) element[element.href ? "href" : "textContent"] = own;
    }
    for (const key in storage) {
      // oxlint-disable-next-line unicorn/prefer-string-starts-ends-with -- four bytes
      if (/^tab-/.test(key)) root.setAttribute("data-" + key, storage[key]);
    }
  } catch {
    // Storage may be denied or full.
  }
  // Of the three choices, only "system" is behind "m": seven bytes.
  shown.theme = choice! > "m" ? (darkQuery.matches ? "dark" : "light") : choice;
  shown.themeChoice = choice;
  if (isMisplaced) showNotice(true);
};

/** Before each paint while the document arrives, so that readers never see a state that is not theirs. */
const showSoon = () => {
  show();
  // "loading", and neither "complete" nor "interactive": eight bytes.
  if (page.readyState > "k") requestAnimationFrame(showSoon);
};

/** A new announcement is shown even if the reader dismissed an earlier one. */
function showAnnouncement(storage: Storage) {
  const { announcementId: id } = dataset;
  const [idKey, dismissKey] = ["announcement.id", "announcement.dismiss"];
  if (storage[idKey] !== id) {
    storage[idKey] = id;
    storage[dismissKey] = false;
  }
  root.toggleAttribute("data-announcement-dismissed", storage[dismissKey] === "true");
}

/** The first address is the app. The others are what it needs at once, so that all of them load at the same time. */
const load = () => {
  if (progress) return;
  progress = 1;
  Promise.all(app.split(" ").map((url) => import(/* @vite-ignore */ url)))
    .then(([module]) => module.start())
    .then(finish, fail);
};

const finish = () => {
  progress = 2;
  showNotice(isMisplaced);
  for (; count; count--) held!.click();
};

/**
 * The host may have another build by now, without the files of this one. Then the page is loaded anew, and the app of the new build
 * presses what the reader pressed. That is tried once: only an app that starts allows another time. Where there is no answer, the
 * page stays, because it may be all that the reader has. A reader who only scrolls misses nothing, and is not disturbed.
 */
async function fail(error?: unknown) {
  if (error) console.error(error);
  const pressed = count;
  count = 0;
  const html = await fetch("", { cache: "reload" })
    .then<string | false>((answer) => answer.ok && answer.text())
    .catch(() => {});
  if (html && (!error || (!html.includes(app) && times == null))) {
    history.replaceState({ times: pressed, held: held && held.className + held.textContent }, "");
    return place.reload();
  }
  if (pressed || isEager || base) showNotice(true);
  setTimeout(() => (progress = 0), RETRY_DELAY);
}

/** Most events have no key, and few targets are not elements. */
type Intent = KeyboardEvent & { target: Element };

/** Also called when the reader changes something in another tab, or the color scheme of the system. */
function handleIntent(event: Intent) {
  if (progress > 1) return;
  const { type, target, key } = event;
  const isClick = type === "click";
  if (isClick && target.id === "retry") return fail();
  const link = (isClick && target.closest("a")) as HTMLAnchorElement | null;
  // The browser finds the way to a heading only if all above it is laid out.
  if (link?.hash) shown.nav = "";
  load();
  show(link?.dataset);
  const isTab = key === "Tab";
  // Of all types, only "pointerdown" has these letters: six bytes.
  if (isTab || /rd/.test(type)) page.body.classList.toggle("navigation-with-keyboard", isTab);
  // With Shift, Ctrl+K belongs to the browser.
  const isShortcut =
    !event.altKey && (event.ctrlKey || event.metaKey ? !event.shiftKey && /^k$/i.test(key) : key === "/");
  const control = isClick
    ? target.closest<HTMLElement>("[type=button],[role=tab]")
    : isShortcut && !target.closest("input,select,textarea,[contenteditable]") && find(".search-button");
  if (control) {
    // No other listener may see the event: a half-started app would handle it, and then again when it is replayed.
    event.preventDefault();
    event.stopImmediatePropagation();
    count = held === control ? count + 1 : 1;
    held = control;
    // What was pressed may be drawn with the app's style sheet. It is only fetched: the app adds it to the page, and works without
    // it. So nobody need know of a failure, and a second `load` does nothing.
    if (dataset.css) fetch(dataset.css).catch(load);
    // Escape, or a click elsewhere, closes what opens: what was about to open stays closed.
  } else if ((isClick || key === "Escape") && held?.closest(".dropdown,[aria-haspopup]")) count = 0;
}

/** Counts readers who never move, too. The app reports the pages they go to from here. */
function startAnalytics({ script: src, trackingId, anonymizeIp }: NonNullable<typeof ANALYTICS>) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl) return;
  const queue: unknown[] = [];
  // The service recognises a command by its being an `arguments` object.
  const gtag: (...command: unknown[]) => void = function () {
    queue.push(arguments);
  };
  gtag("js", new Date());
  // The title of the document as it came: the search page will add the query.
  gtag("config", trackingId, { anonymize_ip: anonymizeIp, page_title: document.title });
  const rules = { createScriptURL: (address: string) => address };
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, own: typeof rules): typeof rules } };
  const script = document.createElement("script");
  script.src = (trustedTypes?.createPolicy("analytics", rules) ?? rules).createScriptURL(src);
  Object.assign(window, { dataLayer: queue, gtag });
  document.head.append(script);
}

// The search page shows results where the reader asks for something, before the app reads the query.
shown.query = place.search;
// 0 for readers who have just come, and to no heading: only for them, what is out of sight is laid out later
// (`styles/late-layout.css`), because the browser scrolls others to where they were. The newer name of this is a long one.
shown.nav = place.hash + performance.navigation?.type;
showSoon();
for (const type of "pointermove pointerdown keydown focusin scroll click storage".split(" "))
  addEventListener(type, handleIntent as EventListener, true);
darkQuery.onchange = handleIntent as EventListener;
if (ANALYTICS) startAnalytics(ANALYTICS);
if (isEager) load();

export {};
