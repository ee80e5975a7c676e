/** What stands behind the language of a code block: `title="app.js" tab="npm" {1,3-5}`. */

export interface CodeMeta {
  title?: string;
  tab?: string;
  highlighted: Set<number>;
  words: string[];
}

export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const result: CodeMeta = { highlighted: new Set(), words: [] };
  for (const match of (meta ?? "").matchAll(/(\w+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/g)) {
    const [, key, value, ranges, word] = match;
    if (key === "title") result.title = value!;
    else if (key === "tab") result.tab = value!;
    else if (ranges) addRanges(result.highlighted, ranges);
    else if (word) result.words.push(word);
  }
  return result;
}

function addRanges(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(",")) {
    const [from, to = from] = range.split("-").map((part) => Number.parseInt(part, 10));
    for (let line = from!; line <= to!; line++) lines.add(line);
  }
}
