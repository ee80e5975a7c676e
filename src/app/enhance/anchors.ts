/** A hash leads to its target even when that is inside of a tab that is not shown or of folded details. */
import { findHashTarget } from "../runtime/focus.ts";
import { showChoice, showTab } from "./tabs.ts";

const COVERS = "[role=tabpanel][hidden], details:not([open])";

export function startAnchors(): void {
  window.addEventListener("hashchange", revealHashTarget);
}

export function revealHashTarget(): void {
  const target = findHashTarget(document, location.hash);
  let cover = target?.closest<HTMLElement>(COVERS);
  if (!target || !cover) return;
  for (; cover; cover = cover.parentElement?.closest<HTMLElement>(COVERS)) uncover(cover);
  target.scrollIntoView();
}

/** Following a link is no choice, so the tab is shown but not remembered. */
function uncover(cover: HTMLElement): void {
  const tabs = cover.closest<HTMLElement>(".tabs");
  const { value } = cover.dataset;
  if (cover instanceof HTMLDetailsElement) cover.open = true;
  else if (tabs && value && tabs.dataset.group) showChoice(tabs.dataset.group, value);
  else if (tabs && value) showTab(tabs, value);
}
