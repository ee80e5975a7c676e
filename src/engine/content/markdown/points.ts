/** Lines and columns of offsets in a text. */
import type { Node } from "mdast";

export type Locate = (start: number, end: number) => NonNullable<Node["position"]>;

type Point = NonNullable<Node["position"]>["start"];

export function createLocate(text: string): Locate {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const toPoint = (offset: number): Point => {
    const line = countUpTo(starts, offset);
    return { line, column: offset - starts[line - 1]! + 1, offset };
  };
  return (start, end) => ({ start: toPoint(start), end: toPoint(end) });
}

/** How many of the sorted numbers are not above the limit. */
export function countUpTo(numbers: number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
