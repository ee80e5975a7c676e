/** The text of a search record is a small Markdown, one block a line (see `engine/markdown/section-text.ts`). */

/** As words for an excerpt: no marks of structure. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/^```\w*$|^- |^\| | \|$|`/gm, "")
    .replaceAll(" | ", " – ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
