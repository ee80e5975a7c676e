/** Code blocks whose language or settings are not known, so that something would silently be missing. */
import { findNearest } from "../../../shared/nearest.ts";
import { checkCodeMeta } from "../code-meta.ts";
import { report, reportOversight, type CompileContext } from "../context.ts";
import { LANGUAGES } from "../highlight.ts";
import { findNodes, type PlacedNode } from "../tree.ts";

export function checkCode(nodes: PlacedNode[], context: CompileContext): void {
  for (const node of findNodes(nodes, "code")) {
    for (const message of checkCodeMeta(node.meta, node.value.split("\n").length)) report(context, node, message);
    if (!node.lang || LANGUAGES.has(node.lang)) continue;
    const [, language, rest] = /^([^{]+)(\{.*)$/.exec(node.lang) ?? [];
    const advice = language ? `Put a space after the language: ${language} ${rest}` : suggestLanguage(node.lang);
    reportOversight(context, node, `the language "${node.lang}" is not highlighted. ${advice}`);
  }
}

function suggestLanguage(language: string): string {
  const nearest = findNearest(language, LANGUAGES);
  return `${nearest ? `Did you mean "${nearest}"? ` : ""}Plain text is "text".`;
}
