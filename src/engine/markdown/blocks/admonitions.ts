/** `:::tip[Own title]` … `:::`, for every kind that has a label, and `:::details[Title]`, which is folded until a reader opens it. */
import type { Text } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import type { Rendered } from "../context.ts";
import { createCaption, splitLabel, type Directives } from "../directives.ts";
import { element, text } from "../hast.ts";

const KINDS: Record<string, string> = BUILD_LABELS.admonitions;

export const ADMONITIONS: Directives = {
  ...Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) => [name, { render: (node) => renderAdmonition(node, kind) }]),
  ),
  details: { render: renderDetails },
};

/** What every admonition is, however it was written. */
export function describeAdmonition(name: string) {
  return { className: ["admonition", `admonition-${name}`], role: "note" };
}

export const ADMONITION_TITLE = { className: ["admonition-title"] };

function renderAdmonition(node: ContainerDirective, kind: string): Rendered {
  const { label, children } = splitLabel(node);
  const caption: Text[] = [{ type: "text", value: label ? `${kind}: ` : kind }];
  return {
    html: (render) => [
      element("div", describeAdmonition(node.name), [
        element("p", ADMONITION_TITLE, label ? render(label.children) : [text(kind)]),
        ...render(children),
      ]),
    ],
    markdown: [createCaption([...caption, ...(label?.children ?? [])]), ...children],
  };
}

function renderDetails(node: ContainerDirective): Rendered {
  const { label, children } = splitLabel(node);
  const title = label?.children ?? [{ type: "text" as const, value: BUILD_LABELS.details }];
  const isOpen = node.attributes?.["open"] !== undefined;
  return {
    html: (render) => [
      element("details", { open: isOpen }, [element("summary", {}, render(title)), ...render(children)]),
    ],
    markdown: [createCaption(title), ...children],
  };
}
