/** Reads a hit of the search service. It may contain anything, so every field is checked, and its text never becomes markup. */
import { withBase } from "../../../shared/paths.ts";
import { LEVELS, SEARCH_KINDS, type SearchFacts, type SearchKind } from "../../../shared/search/records.ts";
import type { MarkedText, SearchHit } from "../search-types.ts";

interface UrlRules {
  /** The address of the published site. */
  url: string;
  baseUrl: string;
  /** Results whose address matches lead to another site. */
  externalUrlRegex?: string | undefined;
}

export interface HitRules extends UrlRules {
  /** The labels of the docs versions, by tag. */
  versionLabels: ReadonlyMap<string, string>;
}

/** Undefined for a value that is not a hit. */
export function readHit(value: unknown, rules: HitRules): Omit<SearchHit, "rank"> | undefined {
  const id = readText(value, "objectID");
  const url = rewriteUrl(readText(value, "url") ?? "javascript:", rules);
  const read = isOurs(value) ? parseHighlight : (text: string) => parseHighlight(text).map(decodeEntities);
  const names = readNames(value, read);
  const title = names.at(-1);
  if (!id || !url || !title) return undefined;
  const plain = names.map((name) => name.join(""));
  const [area = "", pageTitle = area] = plain;
  const version = findVersion(value, rules);
  return {
    id,
    url,
    kind: readKind(value) ?? (version ? "guide" : "page"),
    area,
    pageTitle,
    pageUrl: url.replace(/#.*/, ""),
    title,
    path: plain.slice(2, -1),
    excerpt: read(readText(value, "_snippetResult", "content", "value") ?? ""),
    version,
    date: readText(value, "date"),
    facts: readFacts(value),
  };
}

/** The names from the part of the site down to the hit itself. */
function readNames(value: unknown, read: (text: string) => MarkedText): MarkedText[] {
  const own = LEVELS.indexOf(readText(value, "type") as (typeof LEVELS)[number]);
  return LEVELS.slice(0, own < 0 ? LEVELS.length : own + 1).flatMap((level) => {
    const text =
      readText(value, "_highlightResult", "hierarchy", level, "value") ?? readText(value, "hierarchy", level);
    return text ? [read(text)] : [];
  });
}

/** The records that we upload have a kind, and contain plain text. */
function isOurs(value: unknown): boolean {
  return readKind(value) !== undefined;
}

function readKind(value: unknown): SearchKind | undefined {
  const kind = readText(value, "kind");
  return SEARCH_KINDS.find((each) => each === kind);
}

function findVersion(value: unknown, { versionLabels }: HitRules): string | undefined {
  const tags = [readAt(value, "docusaurus_tag")].flat();
  return tags.map((tag) => versionLabels.get(tag as string)).find((label) => label !== undefined);
}

function readFacts(value: unknown): SearchFacts | undefined {
  const facts: SearchFacts = {};
  for (const key of ["default", "since", "flag"] as const) {
    const text = readText(value, "facts", key);
    if (text) facts[key] = text;
  }
  return Object.keys(facts).length > 0 ? facts : undefined;
}

function readText(value: unknown, ...keys: string[]): string | undefined {
  const text = readAt(value, ...keys);
  return typeof text === "string" ? text : undefined;
}

function readAt(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

/** The service is asked to mark words with these tags. Only they are read; everything else in its texts stays text. */
export const PRE_TAG = "<mark>";
export const POST_TAG = "</mark>";

/** A mark that is not closed ends with the text, and an end without a beginning is ignored. */
export function parseHighlight(text: string): MarkedText {
  const parts: MarkedText = [""];
  let isMarked = false;
  for (const piece of text.split(/(<\/?mark>)/)) {
    if (piece === PRE_TAG) isMarked = true;
    else if (piece === POST_TAG) isMarked = false;
    else if (piece !== "") addPiece(parts, piece, isMarked);
  }
  return parts;
}

/** Plain and marked text alternate, so a piece of the same kind as the last is added to it. */
function addPiece(parts: MarkedText, piece: string, isMarked: boolean): void {
  const isLastMarked = parts.length % 2 === 0;
  if (isLastMarked === isMarked) parts.push(`${parts.pop() ?? ""}${piece}`);
  else parts.push(piece);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/** Crawlers store text with the entities of the page's source. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/**
 * The addresses of an index are those of the published site. They become paths of the site that runs now, such as a preview. Addresses
 * of other sites stay as they are, and what leads to no page becomes undefined.
 */
export function rewriteUrl(address: string, { url, baseUrl, externalUrlRegex }: UrlRules): string | undefined {
  if (!URL.canParse(address, url)) return undefined;
  const { protocol, href, pathname, search, hash } = new URL(address, url);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(href)) return href;
  // A path that begins with two slashes would lead to another host.
  const path = pathname.replace(/^\/+/, "/");
  return (path.startsWith(baseUrl) ? path : withBase(baseUrl, path)) + search + hash;
}
