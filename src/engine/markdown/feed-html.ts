/** The page for feeds, which are read far from the site: complete addresses, no controls, and nothing that only our styles could show. */
import type { Element, ElementContent, Properties, RootContent } from "hast";
import { getClasses, getText } from "./hast.ts";
import { renderHtml } from "./render-html.ts";

/** Control characters that XML does not allow, however they are escaped. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

export function renderFeedHtml(nodes: RootContent[], pageUrl: string): string {
  return renderHtml(clean(nodes, pageUrl)).replaceAll(NOT_IN_XML, "");
}

function clean<Node extends RootContent>(nodes: Node[], pageUrl: string): (Node | ElementContent)[] {
  const cleaned: (Node | ElementContent)[] = [];
  for (const node of nodes) {
    if (node.type === "comment") continue;
    if (node.type !== "element") {
      cleaned.push(node);
      continue;
    }
    const { tagName, properties } = node;
    const isControl = getClasses(node).includes("hash-link") || properties["dataPlain"] !== undefined;
    if (tagName === "button" || isControl) continue;
    if (tagName === "span") cleaned.push(...clean(node.children, pageUrl));
    else {
      const children =
        tagName === "code" ? [{ type: "text" as const, value: getCode(node) }] : clean(node.children, pageUrl);
      cleaned.push({ ...node, properties: keepProperties(properties, pageUrl), children });
    }
  }
  return cleaned;
}

function getCode({ children }: Element): string {
  return children.some(isChange) ? children.map(renderChange).join("") : getText(children);
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
  const kept: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (/^(className|tabIndex|role|data[A-Z].*|aria.*)$/.test(name)) continue;
    kept[name] = name === "href" || name === "src" ? new URL(String(value), pageUrl).href : value;
  }
  return kept;
}
