/** Leaves out of a search page what readers need not load, because the rest of the records tells it. */
import { toAnchor, type SearchPage, type SearchSection } from "../../../shared/search/records.ts";

/** `find` returns the section at an address, if it is in the same file. */
export function compactPage(page: SearchPage, find: (href: string) => SearchSection | undefined): SearchPage {
  // A row about something that has a section of its own adds nothing, if the section has all names of the row.
  const isKnown = ({ href = "", names = [] }: SearchSection) =>
    names.every((name) => find(href)?.names?.includes(name));
  return {
    ...page,
    sections: page.sections.filter((section) => !section.href || !isKnown(section)).map(compactSection),
  };
}

function compactSection({ id, ...section }: SearchSection): SearchSection {
  const { title, href } = section;
  if (title === undefined || href !== undefined) return section;
  // A row above the first heading leads to the page itself.
  return id === toAnchor(title) ? section : { id: id ?? "", ...section };
}
