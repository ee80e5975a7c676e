/** Marks in the contents of a page which section is being read. */
import { findHashTarget } from "../runtime/focus.ts";

/** A section is being read once its heading is this close to the top: just below where a followed link puts it. */
const READING_LINE_PX = 150;

let stopWatching = () => {};

interface ReadingPosition {
  /** Distance of each heading from the top of the window. */
  tops: number[];
  /** The headings at the end of a page may never reach the line. */
  isAtEnd: boolean;
  /** The heading that the address names. */
  named: number;
}

export function findCurrentIndex({ tops, isAtEnd, named }: ReadingPosition): number {
  const reached = tops.findLastIndex((top) => top <= READING_LINE_PX);
  if (!isAtEnd) return reached;
  return named > reached ? named : tops.length - 1;
}

export function watchContents(): void {
  stopWatching();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-contents] a[href^="#"]')];
  const headings = links.map((link) => findHashTarget(document, link.hash)).filter((heading) => heading !== null);

  const update = () => {
    const current = headings[findCurrentIndex(readPosition(headings))];
    for (const link of links) markLink(link, current !== undefined && findHashTarget(document, link.hash) === current);
  };

  // Fires when a heading crosses the line, or comes into sight at the bottom.
  const observer = new IntersectionObserver(update, { rootMargin: `-${READING_LINE_PX}px 0px 0px`, threshold: [0, 1] });
  for (const heading of headings) observer.observe(heading);
  document.addEventListener("scrollend", update);
  stopWatching = () => {
    observer.disconnect();
    document.removeEventListener("scrollend", update);
    // React may use the same links for the next page.
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
  keepInSight(link);
}

/** Scrolls a long list of contents along, and nothing but the list: `scrollIntoView` would move the page as well. */
function keepInSight(link: HTMLAnchorElement): void {
  const list = link.closest<HTMLElement>("nav[data-contents]")!;
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
