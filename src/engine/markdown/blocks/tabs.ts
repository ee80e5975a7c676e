/** `:::tabs{group="package-manager"}`: its tabs are code blocks with `tab="…"`, or nested `:::tab[Label]` containers. */
import Slugger from "github-slugger";
import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { parseCodeMeta } from "../code-meta.ts";
import { getLine, report, type CompileContext } from "../context.ts";
import { createCaption, splitLabel, type Directive } from "../directives.ts";
import type { Rendered } from "../context.ts";
import { element, text } from "../hast.ts";

interface Tab {
  label: string;
  value: string;
  children: ContainerDirective["children"];
  /** Without what says that it is a tab. */
  markdown: Nodes[];
}

export const TABS: Directive = { parts: ["tab"], render: renderTabs };

function renderTabs(node: ContainerDirective, context: CompileContext): Rendered | undefined {
  const group = node.attributes?.["group"] ?? "tabs";
  const tabs = node.children.flatMap((child) => readTab(child, context));
  if (tabs.length === 0) {
    report(context, node, 'the tabs are empty: a tab is a code block with tab="…" or a nested :::tab[Label]');
    return undefined;
  }
  const prefix = `tabs-${getLine(context, node)}`;
  const ariaLabel = node.attributes?.["label"] ?? group.replaceAll("-", " ");
  return {
    html: (render) => [
      element("div", { className: ["tabs"], dataGroup: group }, [
        element(
          "div",
          { role: "tablist", ariaLabel },
          tabs.map((tab, index) => renderButton(tab, index, prefix)),
        ),
        ...tabs.map((tab, index) => {
          const id = `${prefix}-panel-${tab.value}`;
          const ariaLabelledBy = [`${prefix}-tab-${tab.value}`];
          const properties = { role: "tabpanel", id, ariaLabelledBy, dataValue: tab.value, hidden: index > 0 };
          return element("div", properties, render(tab.children));
        }),
      ]),
    ],
    markdown: tabs.flatMap(({ label, markdown }) => [createCaption([{ type: "text", value: label }]), ...markdown]),
  };
}

function renderButton({ label, value }: Tab, index: number, prefix: string) {
  const isFirst = index === 0;
  return element(
    "button",
    {
      type: "button",
      role: "tab",
      id: `${prefix}-tab-${value}`,
      ariaControls: [`${prefix}-panel-${value}`],
      ariaSelected: String(isFirst),
      tabIndex: isFirst ? 0 : -1,
      dataValue: value,
    },
    [element("span", {}, [text(label)])],
  );
}

function readTab(child: ContainerDirective["children"][number], context: CompileContext): Tab[] {
  if (child.type === "code") {
    const label = parseCodeMeta(child.meta).tab;
    const { lang, value } = child;
    if (label)
      return [
        { label, value: slug(label), children: [child], markdown: [{ type: "code", lang: lang ?? null, value }] },
      ];
  } else if (child.type === "containerDirective" && child.name === "tab") {
    const { label, children } = splitLabel(child);
    const words = label ? toString(label) : "";
    if (words)
      return [{ label: words, value: child.attributes?.["value"] ?? slug(words), children, markdown: children }];
  }
  report(context, child, 'everything inside :::tabs is a tab: a code block with tab="…" or a nested :::tab[Label]');
  return [];
}

function slug(label: string): string {
  return new Slugger().slug(label);
}
