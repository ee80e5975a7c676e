/** `:::tabs{group="package-manager"}`: tabs are its code blocks with `tab="…"`, or nested `:::tab[Label]` containers. */
import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import Slugger from "github-slugger";
import { takeLabel } from "./admonitions.ts";
import { report, type CompileContext } from "./context.ts";
import { parseCodeMeta } from "./code-meta.ts";

type Block = BlockContent | DefinitionContent;

interface Tab {
  label: string;
  value: string;
  children: Block[];
}

export function convertTabs(node: ContainerDirective, context: CompileContext): void {
  const group = node.attributes?.["group"] ?? "tabs";
  const tabs = node.children.flatMap((child) => readTab(child, context));
  if (tabs.length === 0)
    return report(context, node, 'the tabs are empty: a tab is a code block with tab="…" or a nested :::tab[Label]');
  const prefix = `tabs-${context.bodyOffset + node.position!.start.line}`;
  const buttons = tabs.map((tab, index) =>
    createElement(
      "button",
      {
        type: "button",
        role: "tab",
        id: `${prefix}-tab-${tab.value}`,
        ariaControls: `${prefix}-panel-${tab.value}`,
        ariaSelected: index === 0 ? "true" : "false",
        tabIndex: index === 0 ? 0 : -1,
        dataValue: tab.value,
      },
      [{ type: "paragraph", data: { hName: "span" }, children: [{ type: "text", value: tab.label }] }],
    ),
  );
  const panels = tabs.map((tab, index) =>
    createElement(
      "div",
      {
        role: "tabpanel",
        id: `${prefix}-panel-${tab.value}`,
        ariaLabelledBy: `${prefix}-tab-${tab.value}`,
        dataValue: tab.value,
        hidden: index > 0,
      },
      tab.children,
    ),
  );
  const list = createElement(
    "div",
    { role: "tablist", ariaLabel: node.attributes?.["label"] ?? group.replaceAll("-", " ") },
    buttons,
  );
  node.children = [list, ...panels];
  node.data = { hName: "div", hProperties: { className: ["tabs"], dataGroup: group } };
}

function readTab(child: Block, context: CompileContext): Tab[] {
  if (child.type === "code") {
    const label = parseCodeMeta(child.meta).tab;
    if (label) return [{ label, value: new Slugger().slug(label), children: [child] }];
  } else if (child.type === "containerDirective" && child.name === "tab") {
    const label = takeLabel(child);
    const text = label ? toString(label) : "";
    if (text)
      return [
        { label: text, value: child.attributes?.["value"] ?? new Slugger().slug(text), children: child.children },
      ];
  }
  report(context, child, 'everything inside :::tabs is a tab: a code block with tab="…" or a nested :::tab[Label]');
  return [];
}

/** mdast has no generic element: a block quote that renders under another name serves as one. */
function createElement(name: string, properties: Record<string, unknown>, children: Block[]): Block {
  return { type: "blockquote", children, data: { hName: name, hProperties: properties as never } };
}
