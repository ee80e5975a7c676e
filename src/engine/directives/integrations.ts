/** `:::integrations{editor="Vim"}`: the links of an editor from `editors.yml`, so that docs and home page cannot disagree. */
import { suggest } from "../base/explain.ts";
import { report } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";

export const INTEGRATIONS: Directive = {
  insert(node, context) {
    const editors = context.editors ?? {};
    const editor = node.attributes?.["editor"] ?? "";
    const content = editors[editor];
    if (content === undefined)
      report(context, node, `editors.yml has no editor "${editor}". ${suggest(editor, Object.keys(editors))}`);
    return content;
  },
};
