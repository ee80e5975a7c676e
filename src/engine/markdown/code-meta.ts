/** What follows the language of a code block: `title="app.js" tab="npm" {1,3-5}`. */
export interface CodeMeta {
  title?: string | undefined;
  tab?: string | undefined;
  highlighted: Set<number>;
  words: string[];
}

export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const result: CodeMeta = { highlighted: new Set(), words: [] };
  for (const [, key, value, ranges, word] of (meta ?? "").matchAll(/(\w+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/g)) {
    if (key === "title" || key === "tab") result[key] = value;
    else if (ranges) addRanges(result.highlighted, ranges);
    else if (word) result.words.push(word);
  }
  return result;
}

function addRanges(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(",")) {
    const [from = Number.NaN, to = from] = range.split("-").map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= to; line++) lines.add(line);
  }
}
