/** The addresses and titles of all pages, from which the not-found page proposes those that the reader may have meant. */
import { getPageTitle } from "../../shared/head.ts";
import { PAGE_PATHS_FILE, type PagePath } from "../../shared/page-paths.ts";
import type { Page } from "../../shared/page.ts";
import { withBase } from "../../shared/paths.ts";
import type { OutputFile } from "../base/output-file.ts";

export function emitPagePaths(pages: Page[], others: { path: string; title: string }[], baseUrl: string): OutputFile[] {
  const listed = pages
    .filter(isProposed)
    // Docs of the latest version come before those that name another page as the better one.
    .toSorted((a, b) => Number(a.canonical !== undefined) - Number(b.canonical !== undefined))
    .map((page): PagePath => [page.path, getPageTitle(page)]);
  const more = others.map(({ path, title }): PagePath => [withBase(baseUrl, path), title]);
  return [{ path: PAGE_PATHS_FILE, contents: JSON.stringify([...listed, ...more]) }];
}

function isProposed(page: Page): boolean {
  const isUnlisted = "unlisted" in page && page.unlisted;
  return !isUnlisted && page.kind !== "not-found" && page.kind !== "offline";
}
