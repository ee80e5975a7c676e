// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { minify, transformWithOxc } from "vite";
import { STORAGE_KEYS } from "../shared/storage-keys.ts";

const html = document.documentElement;
const start = vi.fn<() => Promise<void>>();
const load = vi.fn<(url: string) => Promise<unknown>>();
let code: string;
let prefersDark: boolean;
let stop = () => {};

beforeAll(async () => {
  const { default: source } = await import("./bootstrap.ts?raw");
  const { code: script } = await transformWithOxc(source, "bootstrap.ts", { define: { HAS_ANNOUNCEMENT: "true" } });
  const minified = await minify("bootstrap.js", `(()=>{${script.replace(/export \{\s*\};?/, "")}})()`, {
    module: false,
  });
  code = minified.code;
});

beforeEach(() => {
  localStorage.clear();
  prefersDark = false;
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  html.dataset.themeChoice = "light";
  document.body.className = "";
  document.body.innerHTML = `<button>Toggle</button><input><form><button id="submit">Go</button></form>
    <p id="base-url-banner" hidden><b id="base-url-suggestion"></b></p>`;
  start.mockReset().mockResolvedValue();
  load.mockReset().mockResolvedValue({ start });
});

/** Runs the script as a page would, with listeners that end with the test and a stand-in for `import()`. */
function boot(attributes: Record<string, string> = {}) {
  stop();
  const script = Object.assign(document.createElement("script"), { type: "data" });
  for (const [name, value] of Object.entries({ app: "/app.js", ...attributes })) {
    script.dataset[name] = value;
  }
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  const listeners: [string, EventListener, boolean?][] = [];
  const add = (...listener: [string, EventListener, boolean?]) => {
    listeners.push(listener);
    window.addEventListener(...listener);
  };
  const query = { matches: prefersDark, addEventListener: vi.fn() };
  const run = new Function("load", "matchMedia", "addEventListener", code.replace("import(", "load("));
  run(load, () => query, add);
  stop = () => listeners.forEach((listener) => window.removeEventListener(...listener));
  return query;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("is at most 2 KB", () => {
  expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(2048);
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

test("theme: a switch that is off", () => {
  localStorage.setItem(STORAGE_KEYS.theme, "dark");
  boot({ disableSwitch: "" });
  expect(`${html.dataset.theme} ${html.dataset.themeChoice}`).toBe("light light");
});

test("a dismissed announcement stays away, a new one shows", () => {
  localStorage.setItem(STORAGE_KEYS.announcementId, "a");
  localStorage.setItem(STORAGE_KEYS.announcementDismissed, "true");
  boot({ announcementId: "a" });
  expect(html.hasAttribute("data-announcement-dismissed")).toBe(true);
  boot({ announcementId: "b" });
  expect(html.hasAttribute("data-announcement-dismissed")).toBe(false);
  expect(localStorage.getItem(STORAGE_KEYS.announcementId)).toBe("b");
  expect(localStorage.getItem(STORAGE_KEYS.announcementDismissed)).toBe("false");
});

test("chosen tabs are shown", () => {
  localStorage.setItem(STORAGE_KEYS.tab("package-manager"), "yarn");
  boot();
  expect(html.getAttribute("data-tab-package-manager")).toBe("yarn");
});

test("works without storage", () => {
  const denied = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("denied");
  });
  html.dataset.themeChoice = "system";
  boot({ announcementId: "a" });
  denied.mockRestore();
  expect(html.dataset.themeChoice).toBe("system");
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
  "%s is a sign of intent",
  async (type) => {
    boot();
    expect(load).not.toHaveBeenCalled();
    const init = { bubbles: true, key: "a" };
    document.body.dispatchEvent(type === "keydown" ? new KeyboardEvent(type, init) : new Event(type, init));
    expect(load).toHaveBeenCalledExactlyOnceWith("/app.js");
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test("so are storage and color scheme; eager pages need none", () => {
  boot();
  window.dispatchEvent(new Event("storage"));
  expect(load).toHaveBeenCalledTimes(1);
  html.dataset.themeChoice = "system";
  const query = boot();
  query.matches = true;
  query.addEventListener.mock.calls[0]![1]();
  expect(html.dataset.theme).toBe("dark");
  expect(load).toHaveBeenCalledTimes(2);
  boot({ eager: "" });
  expect(load).toHaveBeenCalledTimes(3);
});

test("the last click on a control is replayed once, after the start", async () => {
  boot();
  let isReady = () => {};
  start.mockReturnValue(new Promise((resolve) => (isReady = resolve)));
  const button = document.querySelector("button")!;
  const handler = vi.fn();
  button.addEventListener("click", handler);
  button.click();
  button.click();
  await settle();
  expect(handler).not.toHaveBeenCalled();
  isReady();
  await settle();
  expect(handler).toHaveBeenCalledTimes(1);
  button.click();
  expect(handler).toHaveBeenCalledTimes(2);
});

test("buttons that submit a form do so", () => {
  boot();
  const handler = vi.fn((event: Event) => event.preventDefault());
  document.getElementById("submit")!.addEventListener("click", handler);
  document.getElementById("submit")!.click();
  expect(handler).toHaveBeenCalledTimes(1);
});

test.each<[string, KeyboardEventInit, boolean]>([
  ["Ctrl+K", { key: "k", ctrlKey: true }, true],
  ["Cmd+K", { key: "k", metaKey: true }, true],
  ["/", { key: "/" }, true],
  ["k", { key: "k" }, false],
])("key %s", async (_, init, isHeld) => {
  boot();
  const handler = vi.fn((event: KeyboardEvent) => event.key);
  document.body.addEventListener("keydown", handler);
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isHeld);
  expect(handler).toHaveBeenCalledTimes(isHeld ? 0 : 1);
  await settle();
  expect(handler).toHaveBeenCalledTimes(1);
  expect(handler).toHaveReturnedWith(init.key);
});

test("keys typed into a field are left alone", () => {
  boot();
  const event = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
  document.querySelector("input")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("marks keyboard readers", () => {
  boot();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  expect(document.body.className).toBe("navigation-with-keyboard");
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  expect(document.body.className).toBe("");
});

test("a failed load is tried again by a later sign, and tells on the home page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error("offline"));
  boot({ home: "", base: location.pathname });
  const banner = document.getElementById("base-url-banner")!;
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  await settle();
  expect(banner.hidden).toBe(false);
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 550));
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(banner.hidden).toBe(true);
});

test("a home page at another path suggests that path", () => {
  boot({ home: "", base: "/site/" });
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(document.getElementById("base-url-banner")!.hidden).toBe(false);
  expect(document.getElementById("base-url-suggestion")!.textContent).toBe(location.pathname);
});

test("loads what else the engine lists along with the app", async () => {
  boot({ eager: "", app: "/app.js /doc.js" });
  expect(load.mock.calls).toEqual([["/app.js"], ["/doc.js"]]);
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});
