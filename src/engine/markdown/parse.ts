/** Markdown as the whole site reads it: GitHub's flavour with directives. A text is parsed once, and everything is made from its tree. */
import type { Root } from "mdast";
// Brings the types of directives into those of Markdown.
import type {} from "mdast-util-directive";
import { markdownToMdast } from "satteri";

const FEATURES = { gfm: true, directive: true, frontmatter: false };

export function parseMarkdown(text: string): Root {
  return markdownToMdast(text, { features: FEATURES }) as Root;
}
