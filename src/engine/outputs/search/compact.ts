/** Leaves out of a search file what readers need not load, because the rest of the file tells it. */
import { toAnchor, type SearchFile, type SearchSection } from "../../../shared/search/records.ts";

export function compactFile(file: SearchFile): SearchFile {
  const places = new Map(
    file.pages.flatMap(({ path, sections }) => sections.map((each) => [`${path}#${each.id}`, each])),
  );
  // A row about something that has a section of its own adds nothing, if the section has all names of the row.
  const isKnown = ({ href = "", names = [] }: SearchSection) =>
    names.every((name) => places.get(href)?.names?.includes(name));
  return {
    ...file,
    pages: file.pages.map((page) => ({
      ...page,
      sections: page.sections.filter((section) => !section.href || !isKnown(section)).map(compactSection),
    })),
  };
}

function compactSection({ id, ...section }: SearchSection): SearchSection {
  const { title, href } = section;
  if (title === undefined || href !== undefined) return section;
  // A row above the first heading leads to the page itself.
  return id === toAnchor(title) ? section : { id: id ?? "", ...section };
}
