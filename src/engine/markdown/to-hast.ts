/** The tree of a Markdown file as the tree of its HTML. */
import type { Element, ElementContent, RootContent } from "hast";
import { raw } from "hast-util-raw";
import type { Code, Heading, Html, ListItem, Nodes, Parents, Root, Table } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { defaultHandlers, toHast, type Handlers, type State } from "mdast-util-to-hast";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { renderCodeBlock } from "./code.ts";
import type { CompileContext } from "./context.ts";
import { element, findElements, text } from "./hast.ts";
import { markPlace } from "./drawings/drawings.ts";
import { addHashLink } from "./headings.ts";
import { readComment } from "./raw-html.ts";
import { findNodes, type PlacedNode } from "./tree.ts";

/** `nodes` are those of the tree. */
export function convertToHast(
  tree: Root,
  nodes: PlacedNode[],
  context: Pick<CompileContext, "rendered" | "drawn">,
): RootContent[] {
  const hast = toHast(tree, { allowDangerousHtml: true, handlers: createHandlers(context) });
  // Raw HTML costs another parse, so only files that have some pay for it.
  const hasRawHtml = findNodes(nodes, "html").some((node) => readComment(node) === undefined);
  const whole = hasRawHtml ? raw(hast) : hast;
  return whole.type === "root" ? whole.children : [];
}

function createHandlers(context: Pick<CompileContext, "rendered" | "drawn">): Handlers {
  const renderDirective = (state: State, node: ContainerDirective | LeafDirective) => {
    const render = (children: Nodes[]) => state.all({ type: "root", children: children as Root["children"] });
    const html = context.rendered.get(node)?.html(render as (children: Nodes[]) => ElementContent[]);
    return html ?? render(node.children);
  };
  return {
    html: (state: State, node: Html) => {
      const comment = readComment(node);
      return comment === undefined ? defaultHandlers.html(state, node) : { type: "comment", value: comment };
    },
    code: (_state: State, node: Code) => markPlace(renderCodeBlock(node), node, context),
    math: (_state: State, node: Extract<Nodes, { type: "math" }>) =>
      markPlace(renderCodeBlock({ lang: "latex", value: node.value }), node, context),
    inlineMath: (_state: State, node: Extract<Nodes, { type: "inlineMath" }>) =>
      markPlace(element("code", {}, [text(node.value)]), node, context),
    heading: (state: State, node: Heading) => addHashLink(defaultHandlers.heading(state, node), node),
    table: (state: State, node: Table) => wrapTable(defaultHandlers.table(state, node)),
    listItem: (state: State, node: ListItem, parent: Parents | undefined) =>
      nameCheckbox(defaultHandlers.listItem(state, node, parent), node),
    containerDirective: renderDirective,
    leafDirective: renderDirective,
  };
}

/** A wide table scrolls by itself, also by keyboard, instead of widening the page. */
function wrapTable(table: Element): Element {
  return element("div", { className: ["table-wrap"], tabIndex: 0, role: "group", ariaLabel: BUILD_LABELS.table }, [
    alignCells(table),
    // Tells the styles that the whole table has arrived.
    element("i", { hidden: true }, []),
  ]);
}

/** The alignment of cells as a class: the attribute is obsolete, and our policy allows no style attributes. */
function alignCells(table: Element): Element {
  for (const { properties } of findElements([table], ({ properties }) => typeof properties["align"] === "string")) {
    properties["className"] = [`align-${properties["align"]}`];
    delete properties["align"];
  }
  return table;
}

/** The box of a task has no label around it, so a screen reader is told here whether the task is done. */
function nameCheckbox(item: Element, { checked }: ListItem): Element {
  if (typeof checked !== "boolean") return item;
  const [box] = findElements([item], ({ tagName, properties }) => tagName === "input" && !properties["ariaLabel"]);
  if (box) box.properties["ariaLabel"] = checked ? BUILD_LABELS.taskDone : BUILD_LABELS.taskOpen;
  return item;
}
