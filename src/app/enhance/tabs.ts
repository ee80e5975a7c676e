/** Tabs in articles. A choice applies to all groups of the same name on the site, and is remembered. */
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { createStorageSlot } from "../runtime/storage.ts";

const TAB_KEY_PREFIX = STORAGE_KEYS.tab("");

export function startTabs(): void {
  document.addEventListener("click", (event) => {
    const tab = findTab(event);
    if (tab) chooseTab(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = findTab(event);
    const next = tab && findNextTab(tab, event.key);
    if (!next) return;
    event.preventDefault();
    chooseTab(next);
    next.focus();
  });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(TAB_KEY_PREFIX) && newValue) showChoice(key.slice(TAB_KEY_PREFIX.length), newValue);
  });
}

/** Shows the remembered choices in the groups of a new page. */
export function applyStoredTabs(): void {
  for (const group of new Set([...getGroups()].map((tabs) => tabs.dataset.group ?? ""))) {
    const value = createStorageSlot(STORAGE_KEYS.tab(group)).get();
    if (value) showChoice(group, value);
  }
}

/** Before the app starts, styles show tabs by an attribute on <html>, so the attribute must follow every choice. */
export function showChoice(group: string, value: string): void {
  const name = `data-tab-${group}`;
  if (!/\s/.test(name)) document.documentElement.setAttribute(name, value);
  for (const tabs of getGroups()) if (tabs.dataset.group === group) showTab(tabs, value);
}

/** A group without a tab of that value stays as it is. */
export function showTab(tabs: HTMLElement, value: string): void {
  const buttons = getTabs(tabs);
  if (!buttons.some((tab) => tab.dataset.value === value)) return;
  for (const tab of buttons) {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const child of tabs.children) {
    if (child.role === "tabpanel") (child as HTMLElement).hidden = (child as HTMLElement).dataset.value !== value;
  }
}

export function getNextTabIndex(key: string, { index, count }: { index: number; count: number }): number | undefined {
  const isMirrored = document.documentElement.dir === "rtl";
  if (key === (isMirrored ? "ArrowLeft" : "ArrowRight")) return (index + 1) % count;
  if (key === (isMirrored ? "ArrowRight" : "ArrowLeft")) return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function chooseTab(tab: HTMLElement): void {
  // `!`: `findTab` only finds tabs inside of `.tabs`, and the compiler gives every tab a value.
  const tabs = tab.closest<HTMLElement>(".tabs")!;
  const value = tab.dataset.value!;
  const top = tab.getBoundingClientRect().top;
  const { group } = tabs.dataset;
  if (group) {
    showChoice(group, value);
    createStorageSlot(STORAGE_KEYS.tab(group)).set(value);
  } else showTab(tabs, value);
  // Groups further up may have changed their height, so scroll to keep the tab under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: "instant" });
}

function findTab(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>(".tabs > [role=tablist] > [role=tab]");
}

function findNextTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  // `!`: `findTab` only finds tabs inside of `.tabs`.
  const tabs = getTabs(tab.closest<HTMLElement>(".tabs")!);
  const next = getNextTabIndex(key, { index: tabs.indexOf(tab), count: tabs.length });
  return next === undefined ? undefined : tabs[next];
}

function getGroups(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(".tabs[data-group]");
}

function getTabs(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>("[role=tab]")].filter((tab) => tab.closest(".tabs") === tabs);
}
