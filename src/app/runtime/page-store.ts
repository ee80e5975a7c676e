/** Pages in memory, by path. Others are fetched from their data file, whose address follows from the path. */
import type { Page, PageData } from "../../shared/page.ts";
import { comparablePath, getDataFile, stripBase, stripHtmlSuffix } from "../../shared/paths.ts";

const PAGE_LIMIT = 60;

export interface PageStore {
  /** Rejects when the page is unknown, broken or of another build. Then only a full page load shows the right page. */
  load(pathname: string, options?: { priority?: RequestPriority }): Promise<Page>;
  /** Adds a page that the document brought along. */
  prime(page: Page): void;
  /** Forgets all pages, because an edit may have changed any of them. */
  clear(): void;
}

interface PageStoreOptions {
  base: string;
  buildId: string;
  fetch: typeof fetch;
}

export function createPageStore({ base, buildId, fetch }: PageStoreOptions): PageStore {
  const pages = new Map<string, Promise<Page>>();

  const keep = (key: string, page: Promise<Page>) => {
    pages.delete(key);
    pages.set(key, page);
    // `!`: a map above the limit has a first key, which is the page unused for longest.
    if (pages.size > PAGE_LIMIT) pages.delete(pages.keys().next().value!);
    return page;
  };

  const fetchPage = async (pathname: string, priority: RequestPriority): Promise<Page> => {
    for (const file of getDataFiles(base, pathname)) {
      const response = await fetch(base + file, { priority });
      if (response.status === 404) continue;
      if (!response.ok) throw new Error(`${base + file} answered with status ${response.status}.`);
      const data = (await response.json()) as Partial<PageData>;
      if (data.buildId !== buildId || !data.page)
        throw new Error(`${base + file} belongs to another build of the site.`);
      return data.page;
    }
    throw new Error(`${pathname} is no page of this site.`);
  };

  return {
    load(pathname, { priority = "auto" } = {}) {
      const key = comparablePath(pathname);
      const known = pages.get(key);
      if (known) return keep(key, known);
      const page = fetchPage(pathname, priority);
      // A failure is not kept, so that the next attempt asks the network again.
      page.catch(() => pages.get(key) === page && pages.delete(key));
      return keep(key, page);
    },
    prime(page) {
      keep(comparablePath(page.path), Promise.resolve(page));
    },
    clear: () => pages.clear(),
  };
}

/** A page answers with and without a trailing slash, but has only one data file. The spelling of the address is tried first. */
function getDataFiles(base: string, pathname: string): string[] {
  const path = stripBase(base, stripHtmlSuffix(pathname));
  if (path === undefined) return [];
  if (path === "/") return [getDataFile(path)];
  return [path, path.endsWith("/") ? path.slice(0, -1) : path + "/"].map(getDataFile);
}
