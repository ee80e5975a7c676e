/** Behaviours of compiled article HTML. Their listeners sit on the document, so they serve every page. */
import { findHashTarget } from "../runtime/focus.ts";
import { startCopy } from "./copy.ts";
import { applyStoredTabs, showChoice, showTab, startTabs } from "./tabs.ts";
import { watchToc } from "./toc-spy.ts";

export function startEnhance(): void {
  startCopy();
  startTabs();
  window.addEventListener("hashchange", revealHashTarget);
}

/** Called once for each page that is shown. */
export function enhancePage(): void {
  applyStoredTabs();
  revealHashTarget();
  watchToc();
}

const COVERS = "[role=tabpanel][hidden], details:not([open])";

/** Opens the hidden tabs and closed details around the target of a hash, and scrolls there. */
export function revealHashTarget(): void {
  const target = findHashTarget(document, location.hash);
  let cover = target?.closest<HTMLElement>(COVERS);
  if (!target || !cover) return;
  for (; cover; cover = cover.parentElement?.closest<HTMLElement>(COVERS)) uncover(cover);
  target.scrollIntoView();
}

/** Following a link is not a choice, so the tab is shown but not remembered. */
function uncover(cover: HTMLElement): void {
  const tabs = cover.closest<HTMLElement>(".tabs");
  const { value } = cover.dataset;
  if (cover instanceof HTMLDetailsElement) cover.open = true;
  else if (tabs && value && tabs.dataset.group) showChoice(tabs.dataset.group, value);
  else if (tabs && value) showTab(tabs, value);
}
