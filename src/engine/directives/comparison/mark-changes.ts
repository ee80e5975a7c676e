/** Highlighted code with its changes marked. Lines that did not change stay as they are: readers pay for every element. */
import type { ElementContent } from "hast";
import { element } from "../../markdown/code.ts";
import { sliceNodes } from "../../markdown/slice-nodes.ts";
import type { Change, Range } from "./find-changes.ts";

interface Marking {
  changes: Change[];
  /** `del` or `ins`: the elements that say to everybody what the colors say. */
  tagName: "del" | "ins";
  /** Of the code. */
  length: number;
}

export function markChanges(nodes: ElementContent[], { changes, tagName, length }: Marking): ElementContent[] {
  const parts = cutAt(changes, { start: 0, end: length }, (range, change) => {
    if (!change) return sliceNodes(nodes, range.start, range.end);
    const words = cutAt(change.words, range, (part, word) => {
      const code = sliceNodes(nodes, part.start, part.end);
      return word ? [element("mark", {}, code)] : code;
    });
    return [element(tagName, {}, words)];
  });
  return parts;
}

/** All of `whole` in order: what lies between the ranges, and the ranges themselves. */
function cutAt<R extends Range>(
  ranges: R[],
  whole: Range,
  render: (part: Range, range?: R) => ElementContent[],
): ElementContent[] {
  const parts: ElementContent[] = [];
  let { start } = whole;
  for (const range of ranges) {
    const end = Math.min(range.end, whole.end);
    if (range.start > start) parts.push(...render({ start, end: range.start }));
    parts.push(...render({ start: range.start, end }, range));
    start = end;
  }
  if (start < whole.end) parts.push(...render({ start, end: whole.end }));
  return parts;
}
