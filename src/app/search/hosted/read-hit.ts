/** A hit of the search service, which may be anything, as one of ours; undefined for what is none. */
import { LEVELS } from "../../../shared/search-records.ts";
import { SEARCH_KINDS, type SearchFacts, type SearchKind } from "../../../shared/search.ts";
import type { MarkedText, SearchHit } from "../search-types.ts";
import { decodeEntities, parseHighlight } from "./parse-highlight.ts";
import { rewriteUrl, type UrlRules } from "./rewrite-url.ts";

export interface HitRules extends UrlRules {
  /** Labels of the docs versions, by tag. */
  versionLabels: ReadonlyMap<string, string>;
}

export function readHit(value: unknown, rules: HitRules): Omit<SearchHit, "rank"> | undefined {
  const id = readText(value, "objectID");
  const url = rewriteUrl(readText(value, "url") ?? "javascript:", rules);
  const read = isOurs(value) ? parseHighlight : (text: string) => parseHighlight(text).map(decodeEntities);
  const names = readNames(value, read);
  const title = names.at(-1);
  if (!id || !url || !title) return undefined;
  const plain = names.map((name) => name.join(""));
  const version = findVersion(value, rules);
  const facts = readFacts(value);
  const date = readText(value, "date");
  return {
    id,
    url,
    kind: readKind(value) ?? (version ? "guide" : "page"),
    area: plain[0]!,
    pageTitle: plain[1] ?? plain[0]!,
    pageUrl: url.split("#")[0]!,
    title,
    path: plain.slice(2, -1),
    excerpt: read(readText(value, "_snippetResult", "content", "value") ?? ""),
    ...(version && { version }),
    ...(date && { date }),
    ...(facts && { facts }),
  };
}

/** From the part of the site down to the hit's own name. */
function readNames(value: unknown, read: (text: string) => MarkedText): MarkedText[] {
  const own = LEVELS.indexOf(readText(value, "type") as (typeof LEVELS)[number]);
  return LEVELS.slice(0, own < 0 ? LEVELS.length : own + 1).flatMap((level) => {
    const text =
      readText(value, "_highlightResult", "hierarchy", level, "value") ?? readText(value, "hierarchy", level);
    return text ? [read(text)] : [];
  });
}

/** Our own records say what kind they are, and hold plain text. */
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
