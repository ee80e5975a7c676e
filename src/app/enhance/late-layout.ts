/**
 * Lays out what `styles/late-layout.css` has left out, block by block while the page is idle, so that Back leads to the place that
 * was left. Asking how far the page is scrolled has each block laid out at once: otherwise the next frame would have to do it
 * together with everything else.
 */
import { waitForIdle } from "../runtime/prefetch.ts";

export async function layOutRest(): Promise<void> {
  for (const block of document.querySelectorAll<HTMLElement>("[data-html]>:nth-child(n+13)")) {
    await waitForIdle();
    block.style.contentVisibility = "visible";
    void scrollX;
  }
  document.documentElement.dataset.nav = "";
}
