/** `:::tip[Own title]` … `:::` */
import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

export const ADMONITIONS = ["note", "tip", "info", "warning", "danger"];

export function convertAdmonition(node: ContainerDirective): void {
  const label = takeLabel(node);
  const title: Paragraph = label ?? {
    type: "paragraph",
    children: [{ type: "text", value: node.name[0]!.toUpperCase() + node.name.slice(1) }],
  };
  title.data = { hProperties: { className: ["admonition-title"] } };
  node.children.unshift(title);
  node.data = { hName: "div", hProperties: { className: ["admonition", `admonition-${node.name}`], role: "note" } };
}

/** The text in brackets behind the directive's name, removed from its children. */
export function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const first = node.children[0];
  if (first?.type !== "paragraph" || !(first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
    return undefined;
  node.children.shift();
  return first;
}
