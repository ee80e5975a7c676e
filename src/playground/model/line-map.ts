/**
 * Which line of a text stands where in the same text formatted. Formatting moves line breaks, spaces and signs around, but hardly
 * ever touches letters and digits: a place is where as many of them have passed.
 */
export interface LineMap {
  /** Lines are counted from 0; 2.5 is the middle of the third. */
  toRight(line: number): number;
  toLeft(line: number): number;
}

export function createLineMap(left: string, right: string): LineMap {
  const [leftCounts, rightCounts] = [countWords(left), countWords(right)];
  return {
    toRight: (line) => translate(line, leftCounts, rightCounts),
    toLeft: (line) => translate(line, rightCounts, leftCounts),
  };
}

/** Letters and digits before each line, and before the end. */
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
  const start = from[whole]!;
  // What little was added or lost is spread over the whole text.
  const scale = to.at(-1)! / (from.at(-1)! || 1);
  const count = (start + (line - whole) * (from[whole + 1]! - start)) * scale;
  const found = findLast(to, count);
  const width = to[found + 1]! - to[found]!;
  return found + (width > 0 ? (count - to[found]!) / width : 0);
}

/** The last line that begins at this count or before. */
function findLast(counts: number[], count: number): number {
  let low = 0;
  let high = counts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (counts[middle]! <= count) low = middle;
    else high = middle - 1;
  }
  return low;
}
