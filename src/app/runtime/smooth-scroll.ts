/** Scrolls smoothly to a position of the page; at once for readers who asked for reduced motion. */
import { SMOOTH_SCROLL_FACTOR } from "../../shared/constants.ts";

/** Where the page stands after one more animation frame. Browsers scroll to whole pixels, so the last one is jumped over. */
export function getNextScrollTop(current: number, target: number): number {
  const next = current + (target - current) * SMOOTH_SCROLL_FACTOR;
  return Math.abs(target - next) < 1 ? target : next;
}

/** Returns a function that stops where the page is. */
export function smoothScrollTo(top: number): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return jumpTo(top);
  if (!("scrollBehavior" in document.documentElement.style)) return scrollByFrames(top);
  window.scrollTo({ top, behavior: "smooth" });
  return () => window.scrollTo({ top: window.scrollY, behavior: "instant" });
}

function jumpTo(top: number): () => void {
  window.scrollTo({ top, behavior: "instant" });
  return () => {};
}

function scrollByFrames(target: number): () => void {
  let current = window.scrollY;
  let frame = 0;
  const move = () => {
    current = getNextScrollTop(current, target);
    window.scrollTo(0, current);
    if (current !== target) frame = requestAnimationFrame(move);
  };
  frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}
