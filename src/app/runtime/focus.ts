/** Keyboard and screen reader start where the new page starts, as after a page load. */
export function moveFocus(document: Document, hash: string): void {
  const target = findHashTarget(document, hash) ?? document.getElementById("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) makeFocusable(target);
  // Scrolling is the browser's part: it knows whether to restore a position.
  target.focus({ preventScroll: true });
}

/** What has the focus in a dialog that was opened while the page was on its way: it must keep it. */
export function findDialogFocus({ activeElement }: Document): HTMLElement | undefined {
  return activeElement?.closest("dialog[open]") ? (activeElement as HTMLElement) : undefined;
}

export function findHashTarget(document: Document, hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
}

/** A hash that is no valid encoding is an id as it stands. */
export function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Only for the moment: a heading that stays focusable would catch clicks. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
