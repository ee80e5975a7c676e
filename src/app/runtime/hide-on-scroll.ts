/** Hides the navbar while the reader scrolls down and brings it back on the way up. */
import { useEffect, useState } from "react";

/** So close to the top the navbar always shows. */
const TOP_ZONE_PX = 64;

interface ScrollStep {
  isHidden: boolean;
  previousTop: number;
  top: number;
  /** The furthest the page scrolls: beyond it lies only the rubber band, which springs back up by itself. */
  maxTop: number;
}

export function getNextHidden({ isHidden, previousTop, top, maxTop }: ScrollStep): boolean {
  if (top <= TOP_ZONE_PX) return false;
  if (top > previousTop) return true;
  return top < previousTop && top < maxTop ? false : isHidden;
}

export function useHideOnScroll(enabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let previousTop = window.scrollY;
    const handleScroll = () => {
      const top = window.scrollY;
      const maxTop = document.documentElement.scrollHeight - window.innerHeight;
      const step = { previousTop, top, maxTop };
      setHidden((current) => getNextHidden({ isHidden: current, ...step }));
      previousTop = top;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [enabled]);
  return enabled && isHidden;
}
