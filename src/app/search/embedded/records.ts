/** Turns a file of pages into a flat list of records for the index: one for each section, and one for each page as a whole. */
import {
  toAnchor,
  type SearchFacts,
  type SearchFile,
  type SearchKind,
  type SearchPage,
  type SearchSection,
} from "../../../shared/search/records.ts";
import { normalizeName } from "../../../shared/search/terms.ts";
import { joinMeaningful, rewrite, splitMeaningful } from "./parse-query.ts";

export interface SearchRecord {
  id: number;
  url: string;
  kind: SearchKind;
  tag: string;
  version?: string | undefined;
  area: string;
  pageTitle: string;
  pageUrl: string;
  date?: string | undefined;
  /** `date` as a number, because parsing it would take longer than all the rest of ranking. */
  time?: number | undefined;
  title: string;
  /** Headings above it, without the page's title. */
  path: string[];
  isWholePage: boolean;
  text: string;
  names: string[];
  /** `names` and the phrases among the keywords, in the spelling of `normalizeName`, for comparing them. */
  normalizedNames: string[];
  /** Of a plugin: the languages it adds, in the form of `joinMeaningful`. */
  languages: string[];
  /** What readers call it, in the words of the docs. */
  keywords: string;
  pageKeywords: string;
  /** The terms of its title and of each of its keywords. */
  tasks: Set<string>[];
  joinedTitle: string;
  facts?: SearchFacts | undefined;
}

export function listRecords(file: SearchFile): SearchRecord[] {
  const pages = new Map(file.pages.map((page) => [page.path, page]));
  return file.pages
    .flatMap((page) => listPageRecords(page, file))
    .map((record, id) => ({ ...record, ...findHome(record.url, pages), id }));
}

/** A record that leads to another page belongs to that page. */
function findHome(url: string, pages: Map<string, SearchPage>): Pick<SearchRecord, "pageTitle" | "pageUrl"> | object {
  const page = pages.get(url.replace(/#.*/, ""));
  return page ? { pageTitle: page.title, pageUrl: page.path } : {};
}

function listPageRecords(page: SearchPage, { tag, version }: SearchFile): Omit<SearchRecord, "id">[] {
  const path: { title: string; level: number }[] = [];
  const pageKeywords = rewrite(page.sections[0]?.keywords ?? "");
  return page.sections.map((section) => {
    const { title, level = 1, names = [] } = section;
    const keywords = rewrite(section.keywords ?? "");
    for (let last = path.at(-1); last && last.level >= level; last = path.at(-1)) path.pop();
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
      text: section.text,
      names,
      // A phrase counts with all its words: "get support" asks for help, although "get" says nothing and languages are supported.
      normalizedNames: [...names, ...listPhrases(keywords)].map(normalizeName),
      // Of all that has a name in code, only plugins are no reference.
      languages: section.kind === undefined && page.kind === "guide" ? names.map(joinMeaningful) : [],
      keywords,
      pageKeywords,
      tasks: [title ?? page.title, ...names, ...keywords.split(",")].map((task) => new Set(splitMeaningful(task))),
      joinedTitle: joinMeaningful(title ?? page.title),
      version: page.kind === "guide" ? version : undefined,
      date: page.date,
      time: page.date ? Date.parse(page.date) : undefined,
      facts: section.facts,
    };
  });
}

function listPhrases(keywords: string): string[] {
  return keywords.split(",").filter((keyword) => keyword.trim().includes(" "));
}

function getUrl({ path }: SearchPage, { id, href, title = "" }: SearchSection): string {
  const anchor = id ?? toAnchor(title);
  return href ?? (anchor ? `${path}#${anchor}` : path);
}
