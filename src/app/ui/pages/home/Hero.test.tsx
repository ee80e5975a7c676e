// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeroSample } from "../../../../shared/hero.ts";
import type { HomePage } from "../../../../shared/page.ts";
import { createSite } from "../../../../shared/testing.ts";
import { AppContextProvider } from "../../../runtime/context.tsx";
import { Hero } from "./Hero.tsx";

function createSample(name: string): HeroSample {
  return {
    name,
    code: `${name} typed\n`,
    options: { parser: name.toLowerCase() },
    lines: [[`${name} typed`], [["keyword", name], " narrow"], [`${name} wide`]],
    input: [0],
    outputs: [[1, 1], [2]],
    steps: [
      [32, 0],
      [60, 1],
    ],
  };
}

const page: HomePage = {
  kind: "home",
  path: "/",
  title: "",
  description: "",
  html: {},
  hero: [createSample("A"), createSample("B"), createSample("C")],
  formatter: "prettier-stable",
  languages: [],
  editors: [],
  users: [],
  userCount: 0,
  words: {},
  surveys: [],
};
const hero = (
  <AppContextProvider
    value={{ site: createSite({ baseUrl: "/base/" }), page, location: { pathname: "/", search: "", hash: "" } }}
  >
    <Hero page={page} />
  </AppContextProvider>
);

let root: Root | undefined;
let container: HTMLElement;
const find = <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector)!;
const getOutput = (name = "wide") => find(`.for-${name} code:not([data-unseen])`).textContent;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  container = document.createElement("div");
  document.body.replaceChildren(container);
});
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
});

async function show() {
  root = createRoot(container);
  await act(() => root!.render(hero));
}

async function setWidth(width: number, name = "wide") {
  const input = find<HTMLInputElement>(`.for-${name} input`);
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, String(width));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** What the link to the playground would open. */
function readLink(name = "wide") {
  const { href } = find<HTMLAnchorElement>(`.button.for-${name}`);
  const [path, hash] = href.split("#");
  return { path: new URL(path!).pathname, ...(JSON.parse(decodeURIComponent(hash!)) as object) };
}

test("shows the first language, as typed and as printed on each kind of screen", async () => {
  await show();
  expect(find(".typed code").textContent).toBe("A typed\n");
  expect(getOutput("wide")).toBe("A wide\n");
  expect(getOutput("narrow")).toBe("A narrow\nA narrow\n");
  expect(find(".for-wide .ruler p").textContent).toBe("80 columns, 1 lines");
});

test("follows the width, and the playground opens with it once it stands still", async () => {
  await show();
  await setWidth(59);
  expect(getOutput()).toBe("A narrow\nA narrow\n");
  expect(find(".for-wide .rule").style.getPropertyValue("translate")).toBe("59ch");
  expect(find(".for-wide input").getAttribute("aria-valuetext")).toBe("59 columns");
  expect(readLink()).toMatchObject({ options: { printWidth: 80 } });
  await act(() => vi.advanceTimersByTime(200));
  expect(readLink()).toEqual({
    path: "/base/playground/",
    content: "A typed\n",
    options: { parser: "a", printWidth: 59 },
  });
  expect(readLink("narrow")).toMatchObject({ options: { printWidth: 40 } });
});

const listAll = (name: string) =>
  [...container.querySelectorAll(`.for-${name} code`)].map((code) => [
    code.textContent,
    code.hasAttribute("data-unseen"),
  ]);
const comeNear = () =>
  act(() => find(".for-wide .rule-handle").dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));

test("all outputs of a range are there once the reader comes near, and one is seen", async () => {
  await show();
  expect(listAll("wide")).toEqual([["A wide\n", false]]);
  await comeNear();
  expect(listAll("wide")).toEqual([
    ["A narrow\nA narrow\n", true],
    ["A wide\n", false],
  ]);
  await setWidth(59);
  expect(listAll("wide").map(([, isUnseen]) => isUnseen)).toEqual([false, true]);
  await act(() => find("#hero-tab-1").click());
  expect(listAll("wide")).toEqual([
    ["B narrow\nB narrow\n", false],
    ["B wide\n", true],
  ]);
  expect(listAll("narrow")).toEqual([["B narrow\nB narrow\n", false]]);
});

test("outputs that come while the reader drags already show where that is", async () => {
  await show();
  await comeNear();
  await setWidth(59);
  // Not settled yet, and now everything is drawn again for another language.
  await act(() => find("#hero-tab-1").click());
  await comeNear();
  expect(listAll("wide")).toEqual([
    ["B narrow\nB narrow\n", false],
    ["B wide\n", true],
  ]);
  expect(find(".for-wide .ruler p").textContent).toBe("59 columns, 2 lines");
  await setWidth(80);
  await act(() => vi.advanceTimersByTime(200));
  expect(listAll("wide").map(([, isUnseen]) => isUnseen)).toEqual([true, false]);
});

test("another language keeps the width", async () => {
  await show();
  await setWidth(59);
  await act(() => find("#hero-tab-1").click());
  expect(find(".typed code").textContent).toBe("B typed\n");
  expect(getOutput()).toBe("B narrow\nB narrow\n");
  await act(() => vi.advanceTimersByTime(200));
  expect(readLink()).toMatchObject({ content: "B typed\n", options: { parser: "b", printWidth: 59 } });
});

test("languages are chosen with the arrow keys, around the end", async () => {
  await show();
  const press = (key: string) =>
    act(() => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  find("#hero-tab-0").focus();
  for (const [key, expected] of [
    ["ArrowLeft", 2],
    ["ArrowRight", 0],
    ["End", 2],
    ["Home", 0],
    ["x", 0],
  ] as const) {
    await press(key);
    const chosen = find(`#hero-tab-${expected}`);
    expect([document.activeElement, chosen.tabIndex, chosen.getAttribute("aria-selected")]).toEqual([
      chosen,
      0,
      "true",
    ]);
    expect(container.querySelectorAll("[role=tab][aria-selected=true]")).toHaveLength(1);
    expect(find("[role=tabpanel]").getAttribute("aria-labelledby")).toBe(chosen.id);
  }
});

test("the rule follows the pointer in whole columns and stays between its ends", async () => {
  await show();
  const handle = find(".for-wide .rule-handle");
  handle.setPointerCapture = () => {};
  const input = find<HTMLInputElement>(".for-wide input");
  // 41 columns of 10 pixels, and the thumb.
  vi.spyOn(input, "offsetWidth", "get").mockReturnValue(430);
  const point = (type: string, clientX: number) =>
    act(() => handle.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, button: 0 })));
  const move = async (clientX: number) => {
    await point("pointermove", clientX);
    await act(() => vi.advanceTimersToNextFrame());
    return input.value;
  };
  expect(await move(300)).toBe("80");
  await point("pointerdown", 503);
  expect(await move(500)).toBe("80");
  expect(await move(492)).toBe("79");
  expect(await move(100)).toBe("55");
  expect(getOutput()).toBe("A narrow\nA narrow\n");
  expect(await move(9000)).toBe("96");
  // Another finger is no part of it.
  await act(() => handle.dispatchEvent(new PointerEvent("pointermove", { clientX: 100, pointerId: 7, bubbles: true })));
  await act(() => vi.advanceTimersToNextFrame());
  expect(input.value).toBe("96");
  await point("lostpointercapture", 9000);
  expect(document.activeElement).toBe(input);
  expect(await move(503)).toBe("96");
});

test("a width that was chosen before the app came is kept", async () => {
  container.innerHTML = renderToString(hero);
  expect(container.innerHTML).not.toContain("style=");
  find<HTMLInputElement>(".for-wide input").value = "59";
  await act(() => (root = hydrateRoot(container, hero)));
  expect(getOutput()).toBe("A narrow\nA narrow\n");
  await act(() => vi.advanceTimersByTime(200));
  expect(readLink()).toMatchObject({ options: { printWidth: 59 } });
});
