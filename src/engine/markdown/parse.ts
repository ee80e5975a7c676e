/** Markdown as all parts of the engine read it: GitHub's flavour with directives. */
import type { Root } from "mdast";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { BARE_ADDRESS } from "./plain/lines.ts";
import { parsePlain } from "./plain/parse-plain.ts";

const complete = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const withoutAddresses = unified().use(remarkParse).use(useMostOfGfm).use(remarkDirective);

export function parseMarkdown(text: string): Root {
  return parsePlain(text, parseProse);
}

/** Looking for bare addresses, which few texts have, takes a third of the whole time: the parser stops at every word. */
function parseProse(text: string): Root {
  return (BARE_ADDRESS.test(text) ? complete : withoutAddresses).parse(text) as Root;
}

function useMostOfGfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  (data.fromMarkdownExtensions ??= []).push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}
