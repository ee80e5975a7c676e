import { useEffect, useState } from "react";
import { SMOOTH_SCROLL_FACTOR } from "../../../shared/constants.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import { Icon } from "../primitives/Icon.tsx";
import { loadAppStyles } from "./app-styles.ts";

const MINIMUM_TOP_PX = 600;

/** A button for readers who scroll back up on a long page. It hides from those who read on, and does not exist before the first scroll. */
export function BackToTop() {
  const [isShown, setShown] = useState<boolean>();

  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const top = scrollY;
      if (Math.abs(top - last) < 4) return;
      setShown(top > MINIMUM_TOP_PX && top < last);
      last = top;
    };
    const watching = new AbortController();
    const { signal } = watching;
    // Without its styles it would stand at the end of the page.
    void loadAppStyles().then(() => addEventListener("scroll", onScroll, { passive: true, signal }));
    return () => watching.abort();
  }, []);

  if (isShown === undefined) return null;
  return (
    <button
      type="button"
      className="back-to-top icon-button needs-js"
      data-shown={isShown}
      inert={!isShown}
      aria-label={LABELS.backToTop}
      onClick={() => smoothScrollTo(0)}
    >
      <Icon name="up" />
    </button>
  );
}

/** Scrolls smoothly, or at once for readers who asked for reduced motion. Returns a function that stops where the page is. */
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

/** The position after one more animation frame. Browsers scroll to whole pixels, so the last pixel is not divided further. */
export function getNextScrollTop(current: number, target: number): number {
  const next = current + (target - current) * SMOOTH_SCROLL_FACTOR;
  return Math.abs(target - next) < 1 ? target : next;
}
