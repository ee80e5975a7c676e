/** The smallest replacement that turns one text into another: whatever is outside of it keeps its place on the screen. */
export interface Replacement {
  from: number;
  to: number;
  insert: string;
}

export function findReplacement(old: string, next: string): Replacement | undefined {
  if (old === next) return undefined;
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === next.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && old.charCodeAt(old.length - 1 - end) === next.charCodeAt(next.length - 1 - end))
    end++;
  return { from: start, to: old.length - end, insert: next.slice(start, next.length - end) };
}
