/** Finds in a page the passage that an answer quoted from it. The page draws it in several elements, and with other white space. */

/** Between what the page and the small Markdown of a record both have: white space, marks of code, and what joins the cells of a row. */
const BETWEEN = /[\s`–]/;

/** The texts of a page without those of its controls, which no record has. */
export function listTextNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
    return node.nodeName === "BUTTON" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

interface Place {
  passage: string;
  /** The heading of its section. Other sections may say the same. */
  start: Node | null;
}

export function findPassage(nodes: Text[], { passage, start }: Place): Range | undefined {
  const places: { node: Text; at: number }[] = [];
  let text = "";
  for (const node of nodes) {
    if (start && !(start.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    for (const [at, letter] of node.data.split("").entries()) {
      if (BETWEEN.test(letter)) continue;
      places.push({ node, at });
      text += letter;
    }
  }
  const wanted = passage.split(BETWEEN).join("");
  const from = text.indexOf(wanted);
  const first = places[from];
  const last = places[from + wanted.length - 1];
  if (!first || !last || !wanted) return undefined;
  const range = new Range();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}
