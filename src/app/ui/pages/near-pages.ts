/** Finds the pages whose addresses are most like one that has no page. It is loaded by the not-found page alone. */
import { getEditDistance } from "../../../shared/nearest.ts";
import { PAGE_PATHS_FILE, type PagePath } from "../../../shared/page-paths.ts";
import type { NavLink } from "../../../shared/page.ts";
import { comparablePath, stripBase } from "../../../shared/paths.ts";

const MOST_PAGES = 3;
/** The share of an address that may be wrong. With more it is another address. */
const FURTHEST = 0.45;
/** The last part of an address says more about what it leads to than the parts above it. */
const LAST_PART = 0.75;
/** For a part that was left off, such as that of `3.6.0` in `3.6`. */
const SHORTENED = 0.15;

export async function loadNearPages(baseUrl: string, pathname: string): Promise<NavLink[]> {
  const response = await fetch(baseUrl + PAGE_PATHS_FILE);
  if (!response.ok) throw new Error(`${PAGE_PATHS_FILE} answered with status ${response.status}.`);
  return findNearPages((await response.json()) as PagePath[], baseUrl, pathname);
}

export function findNearPages(pages: PagePath[], baseUrl: string, pathname: string): NavLink[] {
  const wanted = readAddress(baseUrl, decode(pathname));
  return pages
    .map(([href, label]) => ({ href, label, distance: compare(wanted, readAddress(baseUrl, href), label) }))
    .filter(({ distance }) => distance <= FURTHEST)
    .toSorted((a, b) => round(a.distance) - round(b.distance))
    .slice(0, MOST_PAGES)
    .map(({ href, label }) => ({ href, label }));
}

interface Address {
  whole: string;
  parent: string;
  last: string;
}

/** Without its base path, in small letters, and without the ending of a file. */
function readAddress(baseUrl: string, pathname: string): Address {
  const path = (stripBase(baseUrl, pathname) ?? pathname).replaceAll(/\/{2,}/g, "/");
  const whole = comparablePath(toWords(path).replace(/(?:index)?\.(?:html?|mdx?|php|aspx?|json|txt)\/?$/, ""));
  const at = whole.lastIndexOf("/");
  return { whole, parent: whole.slice(0, at), last: whole.slice(at + 1) };
}

function compare(wanted: Address, known: Address, title: string): number {
  if (wanted.whole === known.whole) return 0;
  // The home page resembles every short address.
  if (wanted.last === "" || known.last === "") return Infinity;
  const last = Math.min(compareParts(wanted.last, known.last), getDistance(wanted.last, toWords(title)));
  const byParts = LAST_PART * last + (1 - LAST_PART) * getDistance(wanted.parent, known.parent);
  return Math.min(getDistance(wanted.whole, known.whole), byParts);
}

function compareParts(wanted: string, known: string): number {
  return known.startsWith(`${wanted}.`) || known.startsWith(`${wanted}-`) ? SHORTENED : getDistance(wanted, known);
}

/** Of pages that are about as near, the list has those of the latest version first. */
function round(distance: number): number {
  return Math.round(distance * 10);
}

/** The share of letters that differ. */
function getDistance(a: string, b: string): number {
  return getEditDistance(a, b) / (Math.max(a.length, b.length) || 1);
}

function toWords(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]+/g, "-");
}

/** Addresses may contain anything, also what is no valid encoding. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
