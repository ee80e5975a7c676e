/** The same code before and after: whichever side the reader scrolls, the other shows the same place. */
import type { EditorView } from "@codemirror/view";
import { createLineMap, type LineMap } from "../model/line-map.ts";

/** What a reader does to the side that is to lead. A side that scrolls because its text changed leads nobody. */
const LEADING = ["wheel", "touchstart", "pointerdown", "keydown"];

export function followScrolling(left: EditorView, right: EditorView, signal: AbortSignal): void {
  const options = { passive: true, signal };
  let leader: EditorView | undefined;
  let known: { docs: object[]; map: LineMap } | undefined;

  function getMap(): LineMap {
    const docs = [left.state.doc, right.state.doc];
    if (docs.some((doc, index) => doc !== known?.docs[index]))
      known = { docs, map: createLineMap(docs[0]!.toString(), docs[1]!.toString()) };
    return known!.map;
  }

  function listen(from: EditorView, to: EditorView, translate: (line: number) => number): void {
    for (const type of LEADING) from.dom.addEventListener(type, () => void (leader = from), options);
    const follow = () => leader === from && scrollTo(to, translate(getTopLine(from)), getEdge(from));
    from.scrollDOM.addEventListener("scroll", follow, options);
  }

  listen(left, right, (line) => getMap().toRight(line));
  listen(right, left, (line) => getMap().toLeft(line));
}

function getTopLine(view: EditorView): number {
  const height = view.scrollDOM.scrollTop - view.documentPadding.top;
  const block = view.lineBlockAtHeight(height);
  const part = Math.min(Math.max((height - block.top) / block.height, 0), 1);
  return view.state.doc.lineAt(block.from).number - 1 + part;
}

/** Both meet at the ends, however long they are. */
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
