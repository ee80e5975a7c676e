// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { minify, transformWithOxc } from "vite";
import { STORAGE_KEYS } from "../shared/storage-keys.ts";

const html = document.documentElement;
const start = vi.fn<() => Promise<void>>();
const load = vi.fn<(url: string) => Promise<unknown>>();
/** What the host answers when it is asked for the page. */
const ask = vi.fn<() => Promise<Partial<Response>>>();
const reload = vi.fn<() => void>();
const NOTHING = { HAS_ANNOUNCEMENT: "false", IS_SWITCH_DISABLED: "false", ANALYTICS: "undefined" };
const ANALYTICS = '{ script: "https://stats.example/a.js", trackingId: "G-1", anonymizeIp: true }';
let code: string;
let codeWithMore: string;
let codeWithAnalytics: string;
let prefersDark: boolean;
let stop = () => {};

/** As `engine/bundle/scripts.ts` does it. */
async function compile(define: Record<string, string>): Promise<string> {
  const { default: source } = await import("./bootstrap.ts?raw");
  const { code: script } = await transformWithOxc(source, "bootstrap.ts", { define });
  const whole = `(()=>{${script.replace(/export \{\s*\};?/, "")}})()`;
  return (await minify("bootstrap.js", whole, { module: false })).code;
}

beforeAll(async () => {
  code = await compile(NOTHING);
  codeWithMore = await compile({ ...NOTHING, HAS_ANNOUNCEMENT: "true", IS_SWITCH_DISABLED: "true" });
  codeWithAnalytics = await compile({ ...NOTHING, ANALYTICS });
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "");
  prefersDark = false;
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  html.dataset.themeChoice = "light";
  document.title = "Page";
  document.body.className = "";
  document.body.innerHTML = `<div id="notice" hidden><b id="path"></b><button type="button" id="retry"></button></div>
    <button type="button" class="toggle">Toggle</button><input><form><button id="submit">Go</button></form>
    <button type="button" class="search-button" aria-haspopup="dialog">Search</button>
    <a href="/docs/" data-docs="docs-preferred-version-default" data-to-stable="/docs/" data-to-current="/docs/next/">Docs</a>
    <span data-docs="docs-preferred-version-default" data-to-stable="stable" data-to-current="next">stable</span>`;
  start.mockReset().mockResolvedValue();
  load.mockReset().mockResolvedValue({ start });
  ask.mockReset().mockRejectedValue(new Error("offline"));
  reload.mockReset();
});

interface Reader {
  script?: string;
  doNotTrack?: string;
  navigation?: { type: number } | undefined;
  hash?: string;
}

/** Runs the script as a page would, with listeners that end with the test and a stand-in for `import()`. */
function boot(
  attributes: Record<string, string> = {},
  { script = code, doNotTrack, navigation, hash = "" }: Reader = {},
) {
  stop();
  const element = Object.assign(document.createElement("script"), { type: "data" });
  for (const [name, value] of Object.entries({ app: "/app.js", css: "/app.css", ...attributes })) {
    element.dataset[name] = value;
  }
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  const listeners: [string, EventListener, boolean?][] = [];
  const add = (...listener: [string, EventListener, boolean?]) => {
    listeners.push(listener);
    window.addEventListener(...listener);
  };
  const query: { matches: boolean; onchange?: (event: Event) => void } = { matches: prefersDark };
  const given = {
    load,
    matchMedia: () => query,
    addEventListener: add,
    fetch: ask,
    location: { pathname: location.pathname, hash, reload },
    navigator: { doNotTrack },
    performance: { navigation },
  };
  new Function(...Object.keys(given), script.replace("import(", "load("))(...Object.values(given));
  stop = () => listeners.forEach((listener) => window.removeEventListener(...listener));
  return query;
}

test.each([
  ["a reader who has just come", { type: 0 }, "0"],
  ["a reader who returns", { type: 2 }, "2"],
  ["a browser that does not tell", undefined, "undefined"],
])("late layout is for readers who have just come: %s", (_, navigation, expected) => {
  boot({}, { navigation });
  expect(html.dataset["nav"]).toBe(expected);
});

test("late layout is not for readers who come to a heading", () => {
  boot({}, { navigation: { type: 0 }, hash: "#heading" });
  expect(html.dataset["nav"]).not.toBe("0");
});

test("late layout ends when the reader follows a link to a heading, not with any other click", () => {
  boot({}, { navigation: { type: 0 } });
  find(".toggle").click();
  expect(html.dataset["nav"]).toBe("0");
  document.body.insertAdjacentHTML("beforeend", `<a href="#heading"><code id="name">semi</code></a>`);
  find("#name").click();
  expect(html.dataset["nav"]).not.toBe("0");
});

const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, ...more, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const move = () => document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const listen = (selector: string) => {
  const handler = vi.fn<(event: Event) => void>();
  find(selector).addEventListener("click", handler);
  return handler;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("is at most 2 KB, and with an announcement, which adds its own code, at most 2.25 KB", () => {
  const measure = (script: string) => new TextEncoder().encode(script).length;
  expect(measure(code)).toBeLessThanOrEqual(2048);
  expect(measure(codeWithMore)).toBeLessThanOrEqual(2304);
});

test.each([
  ["nothing known", null, false, "light", "light light"],
  ["a dark default", null, false, "dark", "dark dark"],
  ["a dark system", null, true, "system", "dark system"],
  ["a dark system that nobody asks", null, true, "light", "light light"],
  ["a stored choice", "dark", false, "system", "dark dark"],
  ["an invalid choice", "purple", false, "system", "light system"],
])("theme: %s", (_, stored, isDark, fallback, expected) => {
  html.dataset.themeChoice = fallback;
  if (stored) localStorage.setItem(STORAGE_KEYS.theme, stored);
  prefersDark = isDark;
  boot();
  expect(`${html.dataset.theme} ${html.dataset.themeChoice}`).toBe(expected);
});

test("theme: a switch that is off forgets what was stored", () => {
  localStorage.setItem(STORAGE_KEYS.theme, "dark");
  boot({}, { script: codeWithMore });
  expect(`${html.dataset.theme} ${html.dataset.themeChoice}`).toBe("light light");
  expect(localStorage.getItem(STORAGE_KEYS.theme)).toBeNull();
});

test("a dismissed announcement stays away, a new one shows", () => {
  localStorage.setItem(STORAGE_KEYS.announcementId, "a");
  localStorage.setItem(STORAGE_KEYS.announcementDismissed, "true");
  boot({ announcementId: "a" }, { script: codeWithMore });
  expect(html.hasAttribute("data-announcement-dismissed")).toBe(true);
  boot({ announcementId: "b" }, { script: codeWithMore });
  expect(html.hasAttribute("data-announcement-dismissed")).toBe(false);
  expect(localStorage.getItem(STORAGE_KEYS.announcementId)).toBe("b");
  expect(localStorage.getItem(STORAGE_KEYS.announcementDismissed)).toBe("false");
});

test.each([
  ["current", "/docs/next/", "next"],
  ["stable", "/docs/", "stable"],
  ["gone", "/docs/", "stable"],
])("docs follow the chosen version %s", (name, href, label) => {
  localStorage.setItem(STORAGE_KEYS.preferredVersion("default"), name);
  boot();
  expect(find("a").getAttribute("href")).toBe(href);
  expect(find("span").textContent).toBe(label);
  // Another tab.
  localStorage.setItem(STORAGE_KEYS.preferredVersion("default"), "stable");
  window.dispatchEvent(new Event("storage"));
  expect(find("a").getAttribute("href")).toBe("/docs/");
});

test("chosen tabs are shown", () => {
  localStorage.setItem(STORAGE_KEYS.tab("package-manager"), "yarn");
  boot();
  expect(html.getAttribute("data-tab-package-manager")).toBe("yarn");
});

test("a version that is chosen by a link is remembered, and followed", () => {
  boot();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<a href="#next" data-docs="docs-preferred-version-default" data-version="current"><b id="choice">next</b></a>`,
  );
  find("#choice").click();
  expect(localStorage.getItem(STORAGE_KEYS.preferredVersion("default"))).toBe("current");
  expect(find("[data-to-current]").getAttribute("href")).toBe("/docs/next/");
  find("[data-to-current]").click();
  expect(localStorage.getItem(STORAGE_KEYS.preferredVersion("default"))).toBe("current");
});

test("works without storage", () => {
  const denied = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("denied");
  });
  html.dataset.themeChoice = "system";
  boot({ announcementId: "a" }, { script: codeWithMore });
  boot();
  denied.mockRestore();
  expect(html.dataset.themeChoice).toBe("system");
});

test.each(["pointermove", "pointerdown", "keydown", "focusin", "scroll"])("%s is a sign of intent", async (type) => {
  boot();
  expect(load).not.toHaveBeenCalled();
  const init = { bubbles: true, key: "a" };
  document.body.dispatchEvent(type === "keydown" ? new KeyboardEvent(type, init) : new Event(type, init));
  expect(load).toHaveBeenCalledExactlyOnceWith("/app.js");
  // The app starts without its styles, so they must not take bytes from it.
  expect(ask).not.toHaveBeenCalled();
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});

test("so are storage and color scheme; eager pages need none", () => {
  boot();
  window.dispatchEvent(new Event("storage"));
  expect(load).toHaveBeenCalledTimes(1);
  html.dataset.themeChoice = "system";
  const query = boot();
  query.matches = true;
  query.onchange!({ type: "change", target: query } as unknown as Event);
  expect(html.dataset.theme).toBe("dark");
  expect(load).toHaveBeenCalledTimes(2);
  boot({ eager: "true" });
  expect(load).toHaveBeenCalledTimes(3);
});

/** The app starts when the returned function is called. */
function delayStart() {
  let isReady = () => {};
  start.mockReturnValue(new Promise((resolve) => (isReady = resolve)));
  return async () => {
    isReady();
    await settle();
  };
}

test("clicks on a control are replayed after the start, as often as there were", async () => {
  boot();
  const begin = delayStart();
  const handler = listen(".toggle");
  find(".toggle").click();
  find(".toggle").click();
  await settle();
  expect(handler).not.toHaveBeenCalled();
  await begin();
  expect(handler).toHaveBeenCalledTimes(2);
  find(".toggle").click();
  expect(handler).toHaveBeenCalledTimes(3);
});

test("only those on the last control are", async () => {
  boot();
  const begin = delayStart();
  const [toggle, search] = [listen(".toggle"), listen(".search-button")];
  find(".toggle").click();
  find(".search-button").click();
  await begin();
  expect(toggle).not.toHaveBeenCalled();
  expect(search).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, string, number]>([
  ["Escape, what was about to open", () => press(document.body, "Escape"), ".search-button", 0],
  ["a click elsewhere, too", () => document.body.click(), ".search-button", 0],
  ["Escape, but not another control", () => press(document.body, "Escape"), ".toggle", 1],
])("%s", async (_, cancel, selector, times) => {
  boot();
  const begin = delayStart();
  const handler = listen(selector);
  find(selector).click();
  cancel();
  await begin();
  expect(handler).toHaveBeenCalledTimes(times);
});

test("buttons that submit a form do so", () => {
  boot();
  const handler = vi.fn((event: Event) => event.preventDefault());
  document.getElementById("submit")!.addEventListener("click", handler);
  document.getElementById("submit")!.click();
  expect(handler).toHaveBeenCalledTimes(1);
});

test.each<[string, KeyboardEventInit, boolean]>([
  ["k", { ctrlKey: true }, true],
  ["K", { metaKey: true }, true],
  ["K", { ctrlKey: true, shiftKey: true }, false],
  ["K", { metaKey: true, shiftKey: true }, false],
  ["k", { ctrlKey: true, altKey: true }, false],
  ["/", {}, true],
  ["/", { shiftKey: true }, true],
  ["/", { altKey: true }, false],
  ["k", {}, false],
])("key %s with %j", async (key, init, isHeld) => {
  boot();
  const handler = listen(".search-button");
  expect(press(document.body, key, init).defaultPrevented).toBe(isHeld);
  expect(handler).not.toHaveBeenCalled();
  await settle();
  expect(handler).toHaveBeenCalledTimes(isHeld ? 1 : 0);
});

test("keys typed into a field, and on a page without search, are left alone", () => {
  boot();
  expect(press(find("input"), "/").defaultPrevented).toBe(false);
  find(".search-button").remove();
  expect(press(document.body, "/").defaultPrevented).toBe(false);
});

test("marks keyboard readers", () => {
  boot();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  expect(document.body.className).toBe("navigation-with-keyboard");
  document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(document.body.className).toBe("");
});

describe("when the app does not load", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error("404"));
  });

  test("a later sign tries again", async () => {
    boot();
    move();
    await settle();
    move();
    expect(load).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 550));
    move();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each<[string, Record<string, string>, () => void, boolean]>([
    ["who only moves is not disturbed", {}, move, false],
    ["who presses a control is told", {}, () => find(".toggle").click(), true],
    ["a page that needs the app tells", { eager: "true" }, () => {}, true],
    ["the home page tells", { base: location.pathname }, move, true],
  ])("%s", async (_, attributes, act, isTold) => {
    boot(attributes);
    act();
    await settle();
    expect(find("#notice").hidden).toBe(!isTold);
    expect(reload).not.toHaveBeenCalled();
  });

  test("what was pressed is forgotten, and the notice goes when a later attempt succeeds", async () => {
    boot();
    const handler = listen(".toggle");
    find(".toggle").click();
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 550));
    move();
    await settle();
    expect(handler).not.toHaveBeenCalled();
    expect(find("#notice").hidden).toBe(true);
  });

  const another = { ok: true, text: async () => '<script data-app="/new.js">' };
  const same = { ok: true, text: async () => '<script data-app="/app.js">' };
  const broken = { ok: false, text: async () => "502" };

  test("another build is loaded once, and told what was pressed", async () => {
    ask.mockResolvedValue(another);
    boot();
    find(".toggle").click();
    find(".toggle").click();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ times: 2, held: "toggleToggle" });
    // The reload brought the same document, from a cache for example, or one whose app is missing as well.
    for (const app of ["/app.js", "/third.js"]) {
      load.mockReset().mockRejectedValue(new Error("404"));
      boot({ app });
      expect(load).toHaveBeenCalledTimes(1);
      await settle();
    }
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["the same build", same],
    ["an error", broken],
  ])("not for %s", async (_, answer) => {
    ask.mockResolvedValue(answer);
    boot({ eager: "true" });
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(find("#notice").hidden).toBe(false);
  });

  test("Retry loads the page anew, unless there would be none", async () => {
    boot({ eager: "true" });
    await settle();
    find("#retry").click();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValue(same);
    find("#retry").click();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test("a home page at another path suggests that path at once", () => {
  boot({ base: "/site/" });
  expect(find("#notice").hidden).toBe(false);
  expect(find("#path").textContent).toBe(location.pathname);
});

test("a home page at its own path suggests nothing", () => {
  boot({ base: location.pathname });
  expect(load).not.toHaveBeenCalled();
  expect(find("#notice").hidden).toBe(true);
});

test("analytics count a reader who never moves, and nobody who asks not to be tracked", () => {
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  boot({}, { script: codeWithAnalytics, doNotTrack: "1" });
  expect(append).not.toHaveBeenCalled();
  boot({}, { script: codeWithAnalytics });
  expect((append.mock.calls[0]![0] as HTMLScriptElement).src).toBe("https://stats.example/a.js");
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  expect(dataLayer.map((command) => [...Array.from(command)].slice(0, 2))).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-1"],
  ]);
  expect(dataLayer[1]![2]).toEqual({ anonymize_ip: true, page_title: "Page" });
  append.mockRestore();
});

test("loads what else the engine lists along with the app", async () => {
  boot({ eager: "true", app: "/app.js /doc.js" });
  expect(load.mock.calls).toEqual([["/app.js"], ["/doc.js"]]);
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});
