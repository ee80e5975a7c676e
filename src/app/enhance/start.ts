/** Behaviours of compiled article HTML. Listeners sit on the document, so they serve every page that comes. */
import { revealHashTarget, startAnchors } from "./anchors.ts";
import { watchContents } from "./contents-spy.ts";
import { startCopy } from "./copy.ts";
import { applyStoredTabs, startTabs } from "./tabs.ts";

export function startEnhance(): void {
  startCopy();
  startTabs();
  startAnchors();
}

/** Once for each page that is shown. */
export function enhancePage(): void {
  applyStoredTabs();
  revealHashTarget();
  watchContents();
}
