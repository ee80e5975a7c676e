/**
 * What happens when a reader opens a result: what led to the page is marked on it. Browsers that cannot mark anything without changing
 * the document, which is React's, show the page at the heading of the result.
 */
import type { Wanted } from "./mark-page.ts";

type Click = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "button">;

/** A click that opens the result in this tab. With other clicks the reader wants to stay here. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey, button }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** To be called just before the link is followed. */
export function markOnArrival(wanted: Wanted): void {
  const { navigation } = window;
  if (!navigation || !("highlights" in CSS)) return;
  const loading = import("./mark-page.ts");
  const controller = new AbortController();
  const { signal } = controller;
  const arrive = () => {
    controller.abort();
    // If the code does not load, the reader does without the marks.
    loading.then(({ markPage }) => markPage(wanted)).catch(() => {});
  };
  navigation.addEventListener("navigatesuccess", arrive, { signal });
  navigation.addEventListener("navigateerror", () => controller.abort(), { signal });
}
