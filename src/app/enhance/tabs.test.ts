// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { revealHashTarget } from "./start.ts";
import { applyStoredTabs, getNextTabIndex, startTabs } from "./tabs.ts";

function renderTabs(id: string, values: string[]): string {
  const tabs = values.map(
    (value, index) =>
      `<button role="tab" id="${id}-${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-value="${value}"><span>${value}</span></button>`,
  );
  const panels = values.map(
    (value, index) =>
      `<div role="tabpanel" data-value="${value}" ${index ? "hidden" : ""}><b id="${id}-in-${value}">x</b></div>`,
  );
  return `<div class="tabs" data-group="pm"><div role="tablist">${tabs.join("")}</div>${panels.join("")}</div>`;
}

const get = (id: string) => document.getElementById(id)!;
const getShown = () =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel]")]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.dataset.value);

startTabs();
beforeEach(() => {
  localStorage.clear();
  window.scrollBy = vi.fn();
  document.body.innerHTML = renderTabs("a", ["npm", "yarn", "bun"]) + renderTabs("b", ["npm", "yarn"]);
});

test("keys walk around, Home and End go to the ends", () => {
  const position = { index: 2, count: 3 };
  expect(getNextTabIndex("ArrowRight", position)).toBe(0);
  expect(getNextTabIndex("ArrowLeft", position)).toBe(1);
  expect(getNextTabIndex("ArrowLeft", { index: 0, count: 3 })).toBe(2);
  expect(getNextTabIndex("Home", position)).toBe(0);
  expect(getNextTabIndex("End", { index: 0, count: 3 })).toBe(2);
  expect(getNextTabIndex("a", position)).toBeUndefined();
});

test("a click chooses for all groups of the name and is remembered", () => {
  get("a-yarn").querySelector("span")!.click();
  expect(getShown()).toEqual(["yarn", "yarn"]);
  expect(get("b-yarn").getAttribute("aria-selected")).toBe("true");
  expect(get("b-npm").tabIndex).toBe(-1);
  expect(localStorage.getItem("tab-pm")).toBe("yarn");
  expect(document.documentElement.getAttribute("data-tab-pm")).toBe("yarn");
});

test("a group without the value stays as it is", () => {
  get("a-bun").click();
  expect(getShown()).toEqual(["bun", "npm"]);
});

test("arrow keys choose and move the focus", () => {
  get("a-npm").focus();
  get("a-npm").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  expect(document.activeElement?.id).toBe("a-yarn");
  expect(getShown()).toEqual(["yarn", "yarn"]);
});

test("a new page starts with the stored choice", () => {
  localStorage.setItem("tab-pm", "yarn");
  applyStoredTabs();
  expect(getShown()).toEqual(["yarn", "yarn"]);
});

test("follows other tabs of the browser", () => {
  window.dispatchEvent(new StorageEvent("storage", { key: "tab-pm", newValue: "yarn" }));
  expect(getShown()).toEqual(["yarn", "yarn"]);
});

test("a hash into a hidden panel shows it, but is not remembered", () => {
  const scroll = vi.spyOn(get("a-in-bun"), "scrollIntoView").mockImplementation(() => {});
  location.hash = "#a-in-bun";
  revealHashTarget();
  expect(getShown()).toEqual(["bun", "npm"]);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("tab-pm")).toBeNull();
  revealHashTarget();
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("a hash into folded details unfolds them", () => {
  document.body.innerHTML = `<details><p id="deep">x</p></details>`;
  location.hash = "#deep";
  vi.spyOn(get("deep"), "scrollIntoView").mockImplementation(() => {});
  revealHashTarget();
  expect(document.querySelector("details")!.open).toBe(true);
});
