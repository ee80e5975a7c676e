/** Records as they travel, by page, laid out flat for the index: one a section, and one for each page as a whole. */
import type { SearchFacts, SearchFile, SearchKind, SearchPage, SearchSection } from "../../../shared/search.ts";
import { normalizeName, splitTerms } from "../words.ts";
import { joinTelling } from "./parse-query.ts";

export interface SearchRecord {
  id: number;
  url: string;
  kind: SearchKind;
  tag: string;
  version?: string;
  area: string;
  pageTitle: string;
  pageUrl: string;
  date?: string;
  /** `date` as a number: reading it takes longer than all the rest of ranking. */
  time?: number;
  title: string;
  /** Headings above it, without the page's title. */
  path: string[];
  isWholePage: boolean;
  text: string;
  names: string[];
  /** `names` in the one spelling that all can be compared in. */
  normalizedNames: string[];
  titleTerms: Set<string>;
  joinedTitle: string;
  facts?: SearchFacts;
}

export function listRecords(file: SearchFile): SearchRecord[] {
  const pages = new Map(file.pages.map((page) => [page.path, page]));
  return file.pages
    .flatMap((page) => listPageRecords(page, file))
    .map((record, id) => ({ ...record, ...findHome(record.url, pages), id }));
}

/** A record that leads to another page belongs to that one. */
function findHome(url: string, pages: Map<string, SearchPage>): Pick<SearchRecord, "pageTitle" | "pageUrl"> | object {
  const page = pages.get(url.split("#")[0]!);
  return page ? { pageTitle: page.title, pageUrl: page.path } : {};
}

function listPageRecords(page: SearchPage, { tag, version }: SearchFile): Omit<SearchRecord, "id">[] {
  const path: { title: string; level: number }[] = [];
  return page.sections.map((section) => {
    const { title, level = 1, names = [] } = section;
    while (path.length > 0 && path.at(-1)!.level >= level) path.pop();
    const above = path.map((each) => each.title);
    if (title) path.push({ title, level });
    return {
      url: getUrl(page, section),
      kind: section.kind ?? page.kind,
      tag,
      area: page.area,
      pageTitle: page.title,
      pageUrl: page.path,
      title: title ?? page.title,
      path: above,
      isWholePage: title === undefined,
      text: title === undefined ? `${page.description}\n${section.text}` : section.text,
      names,
      normalizedNames: names.map(normalizeName),
      titleTerms: new Set(splitTerms(title ?? page.title)),
      joinedTitle: joinTelling(title ?? page.title),
      ...(version && page.kind === "guide" && { version }),
      ...(page.date && { date: page.date, time: Date.parse(page.date) }),
      ...(section.facts && { facts: section.facts }),
    };
  });
}

function getUrl({ path }: SearchPage, { id, href }: SearchSection): string {
  return href ?? (id === undefined ? path : `${path}#${id}`);
}
