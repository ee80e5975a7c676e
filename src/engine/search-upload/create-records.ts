/** Search records as a hosted service wants them: flat, with complete addresses, none too large. */
import { POSTS_TAG } from "../../shared/search-files.ts";
import { createHierarchy, LEVELS, type HostedRecord } from "../../shared/search-records.ts";
import { toPlainText } from "../../shared/search-text.ts";
import type { SearchFile, SearchKind, SearchPage, SearchSection } from "../../shared/search.ts";

/** In characters. Services refuse records of more than 10 KB on their smallest plans, and all the rest has to fit, too. */
const LONGEST_CONTENT = 6000;

/** Reference before explanation, as in `app/search/embedded/ranking.ts`; posts by their year. */
const PAGE_RANKS: Record<SearchKind, number> = { option: 100, api: 90, guide: 80, flag: 75, page: 70, note: 0 };
const FIRST_YEAR = 2000;

export function createRecords(files: SearchFile[], siteUrl: string): HostedRecord[] {
  // Pages without a version are in the file of each.
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
  const isDoc = page.kind === "guide" && file.version !== undefined;
  const above: { title: string; level: number }[] = [];
  return page.sections.flatMap((section, position) => {
    const { title, level = 1 } = section;
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop();
    if (title) above.push({ title, level });
    const names = [page.area, page.title, ...above.map((each) => each.title)].slice(0, LEVELS.length);
    const text = toPlainText(title ? section.text : `${page.description}\n${section.text}`);
    const record = {
      ...createPlace(getPath(page, section), siteUrl),
      hierarchy: createHierarchy(names),
      language: file.language,
      docusaurus_tag: isDoc ? file.tag : POSTS_TAG,
      kind: section.kind ?? page.kind,
      names: section.names ?? [],
      ...(isDoc && { version: file.version! }),
      ...(page.date && { date: page.date }),
      ...(section.facts && { facts: section.facts }),
    };
    const pageRank = page.date ? Number(page.date.slice(0, 4)) - FIRST_YEAR : PAGE_RANKS[record.kind];
    // Every part is found below the same name; only the first is that name.
    return splitText(text).map((content, part) => ({
      ...record,
      type: part === 0 ? LEVELS[names.length - 1]! : ("content" as const),
      content: content || null,
      weight: { pageRank, level: part === 0 ? 100 - names.length * 10 : 0, position },
    }));
  });
}

function getPath({ path }: SearchPage, { id, href }: SearchSection): string {
  return href ?? (id === undefined ? path : `${path}#${id}`);
}

function createPlace(path: string, siteUrl: string) {
  const [page, anchor = null] = path.split("#");
  return { objectID: path, url: siteUrl + path, url_without_anchor: siteUrl + page!, anchor };
}

/** Between words; a text without any is one part. */
function splitText(text: string): string[] {
  if (text.length <= LONGEST_CONTENT) return [text];
  const end = text.lastIndexOf(" ", LONGEST_CONTENT);
  const at = end > 0 ? end : LONGEST_CONTENT;
  return [text.slice(0, at), ...splitText(text.slice(at).trimStart())];
}

/** An option and its flag lead to one place, and so do the parts of a long text. */
function numberRepeated(records: HostedRecord[]): HostedRecord[] {
  const counts = new Map<string, number>();
  return records.map((record) => {
    const count = (counts.get(record.objectID) ?? 0) + 1;
    counts.set(record.objectID, count);
    return count === 1 ? record : { ...record, objectID: `${record.objectID} ${count}` };
  });
}
