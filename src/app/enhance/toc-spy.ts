/** Marks the section that is being read in the table of contents. */
import { findHashTarget } from "../runtime/focus.ts";

/** A section counts as being read once its heading is this close to the top, which is just below where a followed link puts it. */
const READING_LINE_PX = 150;

let stopWatching = () => {};

interface ReadingPosition {
  /** Distance of each heading from the top of the window. */
  tops: number[];
  /** At the end of a page, the last headings may never reach the reading line. */
  isAtEnd: boolean;
  /** The heading that the address names. */
  named: number;
}

export function findCurrentIndex({ tops, isAtEnd, named }: ReadingPosition): number {
  const reached = tops.findLastIndex((top) => top <= READING_LINE_PX);
  if (!isAtEnd) return reached;
  return named > reached ? named : tops.length - 1;
}

export function watchToc(): void {
  stopWatching();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-contents] a[href^="#"]')];
  const headings = links.map((link) => findHashTarget(document, link.hash)).filter((heading) => heading !== null);

  const update = () => {
    const current = headings[findCurrentIndex(readPosition(headings))];
    for (const link of links) markLink(link, current !== undefined && findHashTarget(document, link.hash) === current);
  };

  // Fires when a heading crosses the reading line, or appears at the bottom.
  const observer = new IntersectionObserver(update, { rootMargin: `-${READING_LINE_PX}px 0px 0px`, threshold: [0, 1] });
  for (const heading of headings) observer.observe(heading);
  document.addEventListener("scrollend", update);
  stopWatching = () => {
    observer.disconnect();
    document.removeEventListener("scrollend", update);
    // React may reuse the same links for the next page.
    for (const link of links) markLink(link, false);
  };
}

function readPosition(headings: HTMLElement[]): ReadingPosition {
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    tops: headings.map((heading) => heading.getBoundingClientRect().top),
    isAtEnd: scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2,
    named: headings.findIndex((heading) => heading === findHashTarget(document, location.hash)),
  };
}

function markLink(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (!isCurrent) return link.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  keepVisible(link);
}

/** Scrolls a long table of contents along. `scrollIntoView` would scroll the page as well. */
function keepVisible(link: HTMLAnchorElement): void {
  const list = link.closest<HTMLElement>("nav[data-contents]");
  if (!list) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
