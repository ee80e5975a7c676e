/** The records of the pages of one search file. A page is described only if somebody needs its text. */
import type { SearchPage, SearchSection } from "../../../shared/search/records.ts";
import { hashOf } from "../../base/cache.ts";
import { compactPage } from "./compact.ts";

export interface PlannedPage {
  path: string;
  /** Hash of everything that the description is made of. Without it, the text of the page stands for itself. */
  key?: string | undefined;
  describe(): SearchPage;
}

/** A page as it is published. */
export interface PageRecord {
  key: string | undefined;
  /** Stands for the text, whatever else is in the file. */
  getTextKey(): string;
  getPage(): SearchPage;
  /** The page as JSON. */
  getText(): string;
}

export function createRecords(pages: PlannedPage[]): PageRecord[] {
  const describers = pages.map(({ describe }) => keepResult(describe));
  const byPath = new Map(pages.map(({ path }, place) => [path, describers[place]!]));
  const find = (href: string): SearchSection | undefined => {
    const [path = "", id] = href.split("#");
    return byPath
      .get(path)?.()
      .sections.findLast((section) => section.id === id);
  };
  return pages.map(({ key }, place) => {
    const describe = describers[place]!;
    const getPage = () => compactPage(describe(), find);
    const getText = keepResult(() => JSON.stringify(getPage()));
    // What remains of rows that lead to other pages depends on these, too.
    const dependsOnOthers = () => describe().sections.some(({ href }) => href !== undefined);
    const getTextKey = () => (key === undefined || dependsOnOthers() ? hashOf(getText()) : key);
    return { key, getPage, getText, getTextKey };
  });
}

function keepResult<Result extends object | string>(compute: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= compute());
}
