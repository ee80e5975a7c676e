/** Search records as a hosted service needs them (flat, with complete addresses, none too large), and how it searches them. */
import { POSTS_TAG } from "../../shared/search/files.ts";
import {
  createHierarchy,
  LEVELS,
  type HostedRecord,
  toPlainText,
  type SearchFile,
  type SearchKind,
  type SearchPage,
  type SearchSection,
} from "../../shared/search/records.ts";

/** In characters. On their smallest plans services refuse records of more than 10 KB, and the other fields have to fit in too. */
const LONGEST_CONTENT = 6000;

/** Reference comes before explanation, as in `app/search/embedded/ranking.ts`. Posts are ranked by their year. */
const PAGE_RANKS: Record<SearchKind, number> = { option: 100, api: 90, guide: 80, flag: 75, page: 70, note: 0 };
const FIRST_YEAR = 2000;

export function createRecords(files: SearchFile[], siteUrl: string): HostedRecord[] {
  // Pages that belong to no version are in the files of all versions.
  const done = new Set<string>();
  const records = files.flatMap((file) =>
    file.pages.flatMap((page) => {
      if (done.has(page.path)) return [];
      done.add(page.path);
      return createPageRecords(page, file, siteUrl);
    }),
  );
  return numberRepeated(records);
}

function createPageRecords(page: SearchPage, file: SearchFile, siteUrl: string): HostedRecord[] {
  const docsVersion = page.kind === "guide" ? file.version : undefined;
  let headings: { title: string; level: number }[] = [];
  return page.sections.flatMap((section, position) => {
    const { title, level = 1 } = section;
    headings = headings.filter((heading) => heading.level < level);
    if (title) headings.push({ title, level });
    const names = [page.area, page.title, ...headings.map((heading) => heading.title)].slice(0, LEVELS.length);
    const text = toPlainText(section.text);
    const record = {
      ...createPlace(getPath(page, section), siteUrl),
      hierarchy: createHierarchy(names),
      language: file.language,
      docusaurus_tag: docsVersion === undefined ? POSTS_TAG : file.tag,
      kind: section.kind ?? page.kind,
      names: section.names ?? [],
      keywords: section.keywords?.split(/\s*,\s*/) ?? [],
      ...(docsVersion !== undefined && { version: docsVersion }),
      ...(page.date && { date: page.date }),
      ...(section.facts && { facts: section.facts }),
    };
    const pageRank = page.date ? Number(page.date.slice(0, 4)) - FIRST_YEAR : PAGE_RANKS[record.kind];
    const type = LEVELS[names.length - 1] ?? "content";
    // All parts of a long text have the same headings above them; only the first stands for the heading itself.
    return splitText(text).map((content, part) => ({
      ...record,
      type: part === 0 ? type : ("content" as const),
      content: content || null,
      weight: { pageRank, level: part === 0 ? 100 - names.length * 10 : 0, position },
    }));
  });
}

function getPath({ path }: SearchPage, { id, href }: SearchSection): string {
  return href ?? (id === undefined ? path : `${path}#${id}`);
}

function createPlace(path: string, siteUrl: string) {
  const [page = "", anchor = null] = path.split("#");
  return { objectID: path, url: siteUrl + path, url_without_anchor: siteUrl + page, anchor };
}

/** Splits between words. */
function splitText(text: string): string[] {
  if (text.length <= LONGEST_CONTENT) return [text];
  const end = text.lastIndexOf(" ", LONGEST_CONTENT);
  const at = end > 0 ? end : LONGEST_CONTENT;
  return [text.slice(0, at), ...splitText(text.slice(at).trimStart())];
}

/** An option and its flag have the same address, and so do the parts of a long text, but ids must differ. */
function numberRepeated(records: HostedRecord[]): HostedRecord[] {
  const counts = new Map<string, number>();
  return records.map((record) => {
    const count = (counts.get(record.objectID) ?? 0) + 1;
    counts.set(record.objectID, count);
    return count === 1 ? record : { ...record, objectID: `${record.objectID} ${count}` };
  });
}

/** The settings of the index. The documentation of the service explains each by its name. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    "unordered(names)",
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    "unordered(keywords)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  attributesForFaceting: ["language", "docusaurus_tag", "version", "kind", "type"],
  // A place is one result, whichever of its records was found.
  attributeForDistinct: "url",
  distinct: true,
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  attributesToHighlight: ["hierarchy"],
  attributesToSnippet: ["content:24"],
  camelCaseAttributes: ["names", "hierarchy", "content"],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  // A minus is the start of a flag, not a word to leave out.
  advancedSyntax: false,
  removeWordsIfNoResults: "allOptional" as const,
};
