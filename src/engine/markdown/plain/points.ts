/** Lines and columns of offsets in a text. */
import type { Node } from "mdast";

export type Locate = (start: number, end: number) => NonNullable<Node["position"]>;

type Point = NonNullable<Node["position"]>["start"];

/** `starts` are the offsets of the lines. */
export function createLocate(starts: number[]): Locate {
  const toPoint = (offset: number): Point => {
    const line = countUpTo(starts, offset);
    return { line, column: offset - starts[line - 1]! + 1, offset };
  };
  return (start, end) => ({ start: toPoint(start), end: toPoint(end) });
}

/** How many of the sorted numbers are not above the limit. */
function countUpTo(numbers: number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
