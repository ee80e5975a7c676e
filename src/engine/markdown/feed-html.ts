/** The page for feeds, which are read far from the site: complete addresses, no controls, and nothing that only our styles could show. */
import type { Element, ElementContent, Properties, RootContent } from "hast";
import { getClasses, getText } from "./hast.ts";
import { renderHtml } from "./render-html.ts";

/** Control characters that XML does not allow, however they are escaped. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

export function renderFeedHtml(nodes: RootContent[], pageUrl: string): string {
  return renderHtml(nodes.flatMap((node) => clean(node, pageUrl))).replaceAll(NOT_IN_XML, "");
}

function clean<Node extends RootContent>(node: Node, pageUrl: string): (Node | ElementContent)[] {
  if (node.type === "comment") return [];
  if (node.type !== "element") return [node];
  const { tagName, properties } = node;
  const isControl = getClasses(node).includes("hash-link") || properties["dataPlain"] !== undefined;
  if (tagName === "button" || isControl) return [];
  const children = node.children.flatMap((child) => clean(child, pageUrl));
  if (tagName === "span") return children;
  const kept = keepProperties(properties, pageUrl);
  if (tagName !== "code") return [{ ...node, properties: kept, children }];
  const value = node.children.some(isChange) ? node.children.map(renderChange).join("") : getText(children);
  return [{ ...node, properties: kept, children: [{ type: "text", value }] }];
}

function isChange(line: ElementContent): line is Element {
  return line.type === "element" && /^(ins|del)$/.test(line.tagName);
}

/** Without our styles, added and removed lines need signs. */
function renderChange(line: ElementContent): string {
  const sign = isChange(line) ? (line.tagName === "ins" ? "+ " : "- ") : "  ";
  return sign + getText([line]);
}

function keepProperties(properties: Properties, pageUrl: string): Properties {
  const kept = Object.entries(properties).filter(
    ([name]) => !/^(className|tabIndex|role|data[A-Z].*|aria.*)$/.test(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === "href" || name === "src" ? new URL(String(value), pageUrl).href : value,
    ]),
  );
}
