/** Adds what readers call a section, which writers list in the front matter: `keywords`, by anchor. */
import type { SearchSection } from "../../../shared/search/records.ts";
import { throwIfAny } from "../../base/problems.ts";
import { getFieldLine, type ParsedFile } from "../../content/front-matter.ts";

/** In the front matter, this stands for the part above the first heading. */
const WHOLE_PAGE = "page";

type Titled = ParsedFile<{ keywords: Record<string, string> }>;

export function addKeywords(sections: SearchSection[], parsed: Titled): SearchSection[] {
  const { keywords } = parsed.frontMatter;
  const known = new Set(sections.map(getAnchor));
  const unknown = Object.keys(keywords).filter((anchor) => !known.has(anchor));
  throwIfAny(
    unknown.map((anchor) => ({
      file: parsed.file,
      line: getFieldLine(parsed, "keywords"),
      message: `keywords: no heading has the anchor "${anchor}"`,
    })),
  );
  const done = new Set<string>();
  return sections.map((section) => {
    const anchor = getAnchor(section);
    const words = anchor === undefined ? undefined : keywords[anchor];
    // Rows of a table have the anchor of their section, which comes first.
    if (anchor === undefined || words === undefined || done.has(anchor)) return section;
    done.add(anchor);
    return { ...section, keywords: words };
  });
}

/** Undefined for a row that leads to another place. */
function getAnchor({ id, href }: SearchSection): string | undefined {
  return href === undefined ? (id ?? WHOLE_PAGE) : undefined;
}
