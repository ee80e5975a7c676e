import type { SearchPage } from "../../../shared/page.ts";

type Sections = SearchPage["sections"];

/** Pages whose title holds every word of the query; sections that have none are left out. */
export function filterSections(sections: Sections, query: string): Sections {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      links: section.links.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))),
    }))
    .filter((section) => section.links.length > 0);
}
