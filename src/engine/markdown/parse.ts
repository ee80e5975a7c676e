/** Markdown as the whole site reads it: GitHub's flavour with directives and formulas. A text is parsed once, and everything is made from its tree. */
import type { Root } from "mdast";
// Brings the types of directives into those of Markdown.
import type {} from "mdast-util-directive";
import { markdownToMdast } from "satteri";

/** A single `$` is a dollar. */
const MATH = { singleDollarTextMath: false };
const FEATURES = { gfm: true, directive: true, frontmatter: false, math: MATH };

export function parseMarkdown(text: string): Root {
  return markdownToMdast(text, { features: FEATURES }) as Root;
}
