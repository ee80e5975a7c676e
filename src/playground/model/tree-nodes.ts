/** Finds the node of a printed syntax tree that stands for a place in the code. Works on the text of `printTree`, whatever the parser. */

export interface TreeNode {
  /** In the code. */
  from: number;
  to: number;
  /** Lines of the printed tree, counted from 1. */
  first: number;
  last: number;
}

interface OpenValue {
  first: number;
  key: string;
  from?: number | undefined;
  to?: number | undefined;
}

/** Parts of nodes that say where they are. */
const PLACES = /^(?:loc|location|position|source|sourceSpan|range)$/;
/** Values in which other nodes are repeated. */
const REPEATED = /^(?:tokens|comments|\w+Comments)$/;

export function listTreeNodes(tree: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  const open: OpenValue[] = [];
  let repeated = 0;
  for (const [index, line] of tree.split("\n").entries()) {
    const text = line.trim();
    const [, key = ""] = /^"([^"]*)": /.exec(text) ?? [];
    if (/[[{]$/.test(text)) {
      open.push({ first: index + 1, key });
      if (REPEATED.test(key)) repeated++;
    } else if (/^[\]}]/.test(text)) {
      const { first, key: own, from, to } = open.pop() ?? { first: 0, key: "" };
      if (REPEATED.test(own)) repeated--;
      if (from === undefined || to === undefined) continue;
      if (PLACES.test(own)) setPlace(open.at(-1), { from, to });
      else if (repeated === 0) nodes.push({ from, to, first, last: index + 1 });
    } else {
      const place = readPlace(key, text);
      if (/^(?:start|end|startOffset|endOffset)$/.test(key) || PLACES.test(key)) setPlace(open.at(-1), place);
      else if (place.from !== undefined && place.to !== undefined && repeated === 0 && !REPEATED.test(key))
        nodes.push({ from: place.from, to: place.to, first: index + 1, last: index + 1 });
    }
  }
  return nodes;
}

function setPlace(
  value: OpenValue | undefined,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): void {
  if (!value) return;
  value.from ??= from;
  value.to ??= to;
}

/** Of a value that takes one line: `"start": 4`, `"range": [4, 9]`, `{ "type": …, "start": 4, "end": 9 }`, or with `offset`. */
function readPlace(key: string, text: string): { from?: number | undefined; to?: number | undefined } {
  const number = /: (\d+),?$/.exec(text)?.[1];
  if (number !== undefined) {
    if (key.startsWith("start")) return { from: Number(number) };
    return key.startsWith("end") ? { to: Number(number) } : {};
  }
  const range = /"range": \[(\d+), (\d+)\]/.exec(text);
  if (range) return { from: Number(range[1]), to: Number(range[2]) };
  const offsets = [...text.matchAll(/"(?:offset|index)": (\d+)/g)].map(([, each]) => Number(each));
  if (key === "start" || key === "end") return key === "start" ? { from: offsets[0] } : { to: offsets[0] };
  const starts = listNumbers(text, /"(?:start|startOffset)": (\d+)/g);
  const ends = listNumbers(text, /"(?:end|endOffset)": (\d+)/g);
  if (starts.length > 0 && ends.length > 0) return { from: Math.min(...starts), to: Math.max(...ends) };
  return offsets.length > 1 ? { from: Math.min(...offsets), to: Math.max(...offsets) } : {};
}

function listNumbers(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, each]) => Number(each));
}

/** The smallest one around the place. Of two of the same size, the inner one. */
export function findTreeNode(nodes: TreeNode[], position: number): TreeNode | undefined {
  let best: TreeNode | undefined;
  for (const node of nodes) {
    if (node.from > position || node.to < position) continue;
    const isSmaller = !best || node.to - node.from < best.to - best.from;
    const isInner =
      best && node.to - node.from === best.to - best.from && node.last - node.first < best.last - best.first;
    if (isSmaller || isInner) best = node;
  }
  return best;
}

/** What prettier.io folds in the trees of each kind, because it is long and rarely of interest. */
const FOLDED: [parsers: string[], keys: RegExp][] = [
  [["css", "less", "scss"], /^\s*"(?:source|input|raws|file)":/],
  [["html", "angular", "vue", "lwc", "mjml"], /^\s*"(?:\w+Span|valueTokens|tokens|file|tagDefinition)":/],
  [["markdown", "mdx", "yaml"], /^\s*"position":/],
  [["glimmer", "graphql"], /^\s*"loc":/],
];
const FOLDED_SCRIPT = /^\s*"(?:loc|start|end|tokens|\w+Comments|comments)":/;

export function chooseFolding(parser: string): RegExp {
  return FOLDED.find(([parsers]) => parsers.includes(parser))?.[1] ?? FOLDED_SCRIPT;
}

/** The lines of values that are folded, from the line with their key to the line that closes them, counted from 1. */
export function listFolds(tree: string, keys: RegExp): [first: number, last: number][] {
  const folds: [first: number, last: number][] = [];
  const open: { line: number; isFolded: boolean }[] = [];
  for (const [index, line] of tree.split("\n").entries()) {
    if (/[[{]$/.test(line)) open.push({ line: index + 1, isFolded: keys.test(line) });
    else if (/^\s*[\]}]/.test(line)) {
      const closed = open.pop();
      if (closed?.isFolded) folds.push([closed.line, index + 1]);
    }
  }
  // A value that is inside of another closes first, but the editor wants the one that begins first.
  return folds.sort(([a], [b]) => a - b);
}
