/**
 * GitHub's alerts: a quotation that starts with `[!NOTE]` is an admonition. They stay quotations in the tree, so that the Markdown export
 * keeps them as they were written, which GitHub and others understand.
 */
import type { Blockquote, PhrasingContent, Root } from "mdast";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { suggest } from "../../base/explain.ts";
import { report, type CompileContext } from "../context.ts";
import { findNodes, listNodes } from "../tree.ts";
import { ADMONITION_TITLE, describeAdmonition } from "./admonitions.ts";

const KINDS = ["note", "tip", "important", "warning", "caution"] as const;
const MARKER = /^\[!([\w-]+)\][^\S\n]*/;

/** Comes before other steps take their list of all nodes, because it moves some. */
export function processAlerts(tree: Root, context: CompileContext): void {
  // Few pages have any, and the others need not be walked.
  if (!context.body.includes("[!")) return;
  for (const quotation of findNodes(listNodes(tree), "blockquote")) {
    const [first] = quotation.children;
    const [start] = first?.type === "paragraph" ? first.children : [];
    const [marker, name = ""] = (start?.type === "text" && MARKER.exec(start.value)) || [];
    if (marker === undefined) continue;
    const kind = KINDS.find((each) => each === name.toLowerCase());
    if (kind) turnIntoAdmonition(quotation, kind, marker);
    else {
      const known = KINDS.map((each) => each.toUpperCase());
      report(context, quotation, `unknown alert "[!${name}]". ${suggest(name.toUpperCase(), known)}`);
    }
  }
}

/** The words behind the marker, up to the end of its line, are a title of the writer's own. */
function turnIntoAdmonition(quotation: Blockquote, kind: (typeof KINDS)[number], marker: string): void {
  const [first, ...others] = quotation.children;
  if (first?.type !== "paragraph") return;
  const { head, tail } = splitAtLineEnd(first.children);
  const title = head.map((node, index) =>
    index === 0 && node.type === "text" ? { ...node, value: node.value.slice(marker.length) } : node,
  );
  const isEmpty = title.every((node) => node.type === "text" && !node.value.trim());
  const children = isEmpty ? [{ type: "text" as const, value: BUILD_LABELS.admonitions[kind] }] : title;
  quotation.data = { hName: "div", hProperties: describeAdmonition(kind) };
  quotation.children = [
    { type: "paragraph", children, data: { hProperties: ADMONITION_TITLE } },
    ...(tail.length > 0 ? [{ ...first, children: tail }] : []),
    ...others,
  ];
}

function splitAtLineEnd(nodes: PhrasingContent[]): { head: PhrasingContent[]; tail: PhrasingContent[] } {
  for (const [index, node] of nodes.entries()) {
    if (node.type === "break") return { head: nodes.slice(0, index), tail: nodes.slice(index + 1) };
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type !== "text" || end < 0) continue;
    const [before, after] = [node.value.slice(0, end), node.value.slice(end + 1)];
    return {
      head: [...nodes.slice(0, index), { type: "text", value: before }],
      tail: [...(after ? [{ ...node, value: after }] : []), ...nodes.slice(index + 1)],
    };
  }
  return { head: nodes, tail: [] };
}
