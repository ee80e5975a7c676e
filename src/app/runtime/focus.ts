import { decodeHash } from "../../shared/paths.ts";

/** Moves the focus after a page change, so that keyboard and screen reader start where the new page starts, as after a page load. */
export function moveFocus(document: Document, hash: string): void {
  const target = findHashTarget(document, hash) ?? document.getElementById("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) makeFocusable(target);
  // The browser does the scrolling, because it knows whether to restore a position.
  target.focus({ preventScroll: true });
}

/** The focused element of a dialog that the reader opened while the page was loading. It must keep the focus. */
export function findDialogFocus({ activeElement }: Document): HTMLElement | undefined {
  return activeElement?.closest("dialog[open]") ? (activeElement as HTMLElement) : undefined;
}

export function findHashTarget(document: Document, hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
}

/** Only until the focus moves on, because a heading that stays focusable would catch clicks. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
