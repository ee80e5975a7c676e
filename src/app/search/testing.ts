/** Small valid values for unit tests. */
import type { SearchFile, SearchPage } from "../../shared/search/records.ts";
import type { SearchHit } from "./search-types.ts";

export function createHit(overrides: Partial<SearchHit> = {}): SearchHit {
  return {
    id: overrides.url ?? "/docs/options#semicolons",
    url: "/docs/options#semicolons",
    kind: "option",
    area: "Configuring",
    pageTitle: "Options",
    pageUrl: "/docs/options",
    title: ["Semicolons"],
    path: ["JavaScript"],
    excerpt: ["Whether statements end with a semicolon."],
    rank: 1,
    ...overrides,
  };
}

export function createPage(overrides: Partial<SearchPage> = {}): SearchPage {
  return {
    path: "/docs/options",
    title: "Options",
    kind: "guide",
    area: "Configuring",
    sections: [{ text: "All of them." }],
    ...overrides,
  };
}

export function createFile(pages: SearchPage[], overrides: Partial<SearchFile> = {}): SearchFile {
  return {
    buildId: "b1",
    language: "en",
    tag: "docs-default-stable",
    version: "stable",
    subject: "prettier",
    pages,
    ...overrides,
  };
}
