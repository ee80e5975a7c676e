/** Markdown as all parts of the engine read it: GitHub's flavour with directives. */
import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

export function parseMarkdown(text: string): Root {
  return parser.parse(text) as Root;
}
