/** Scrolls input and output together, so that both show the same place of the code. Fetched when there is an output. */
import type { EditorView } from "@codemirror/view";

/** Events by which a side takes the lead. A side that scrolls because its text changed does not. */
const LEADING = ["wheel", "touchstart", "pointerdown", "keydown"];

export function followScrolling(left: EditorView, right: EditorView, signal: AbortSignal): void {
  const options = { passive: true, signal };
  let leader: EditorView | undefined;
  let known: { left: object; right: object; map: LineMap } | undefined;

  function getMap(): LineMap {
    const [before, after] = [left.state.doc, right.state.doc];
    if (known?.left !== before || known.right !== after)
      known = { left: before, right: after, map: createLineMap(before.toString(), after.toString()) };
    return known.map;
  }

  function listen(from: EditorView, to: EditorView, translate: (line: number) => number): void {
    for (const type of LEADING) from.dom.addEventListener(type, () => void (leader = from), options);
    const follow = () => leader === from && scrollTo(to, translate(getTopLine(from)), getEdge(from));
    from.scrollDOM.addEventListener("scroll", follow, options);
  }

  listen(left, right, (line) => getMap().toRight(line));
  listen(right, left, (line) => getMap().toLeft(line));
  // The reader may have scrolled before this code had arrived.
  if (left.scrollDOM.scrollTop > 0) scrollTo(right, getMap().toRight(getTopLine(left)), getEdge(left));
}

function getTopLine(view: EditorView): number {
  const height = view.scrollDOM.scrollTop - view.documentPadding.top;
  const block = view.lineBlockAtHeight(height);
  const part = Math.min(Math.max((height - block.top) / block.height, 0), 1);
  return view.state.doc.lineAt(block.from).number - 1 + part;
}

/** At its ends, a text takes the other one to the same end, however long they are. */
function getEdge({ scrollDOM: { scrollTop, scrollHeight, clientHeight } }: EditorView): "start" | "end" | undefined {
  if (scrollTop <= 0) return "start";
  return scrollTop + clientHeight >= scrollHeight - 1 ? "end" : undefined;
}

function scrollTo(view: EditorView, line: number, edge: "start" | "end" | undefined): void {
  const { doc } = view.state;
  const whole = Math.min(Math.floor(line), doc.lines - 1);
  const block = view.lineBlockAt(doc.line(whole + 1).from);
  const top = view.documentPadding.top + block.top + (line - whole) * block.height;
  view.scrollDOM.scrollTop = edge === "start" ? 0 : edge === "end" ? view.scrollDOM.scrollHeight : top;
}

interface LineMap {
  /** Lines are counted from 0, and 2.5 is the middle of the third. */
  toRight(line: number): number;
  toLeft(line: number): number;
}

/** Maps lines to lines of the formatted text: hardly any letter or digit is moved, so a place is where as many of them have passed. */
export function createLineMap(left: string, right: string): LineMap {
  const [leftCounts, rightCounts] = [countWords(left), countWords(right)];
  return {
    toRight: (line) => translate(line, leftCounts, rightCounts),
    toLeft: (line) => translate(line, rightCounts, leftCounts),
  };
}

/** The number of letters and digits before each line, and before the end. */
function countWords(text: string): number[] {
  const counts = [0];
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 10) counts.push(count);
    else if (isWord(code)) count++;
  }
  return [...counts, count];
}

function isWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 192;
}

function translate(line: number, from: number[], to: number[]): number {
  const whole = Math.min(Math.floor(line), from.length - 2);
  const start = getCount(from, whole);
  // Letters that were added or removed are few, so they are spread over the whole text.
  const scale = getCount(to, -1) / (getCount(from, -1) || 1);
  const count = (start + (line - whole) * (getCount(from, whole + 1) - start)) * scale;
  const found = findLast(to, count);
  const width = getCount(to, found + 1) - getCount(to, found);
  return found + (width > 0 ? (count - getCount(to, found)) / width : 0);
}

function getCount(counts: number[], index: number): number {
  return counts.at(index) ?? 0;
}

/** The last line that begins at this count or before. */
function findLast(counts: number[], count: number): number {
  let low = 0;
  let high = counts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (getCount(counts, middle) <= count) low = middle;
    else high = middle - 1;
  }
  return low;
}
