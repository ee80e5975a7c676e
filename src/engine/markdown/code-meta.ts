/** What follows the language of a code block: `title="app.js" tab="npm" showLineNumbers {1,3-5} ins={6} del={7} focus={1-2}`. */
import { suggest } from "../base/explain.ts";

/** `applies` and `skips` name files for the tests of the docs. */
const SETTINGS = ["title", "tab", "file", "applies", "skips"];
const OTHERS = ["showLineNumbers", "ins", "del", "focus"];
/** `before` and `after` are sides of a comparison, and the tests of the docs look for the others. */
const WORDS = ["before", "after", "signature", "outcome"];

const LINE_NUMBERS = /^showLineNumbers(?:=(\d+))?$/;

export interface CodeMeta {
  title?: string | undefined;
  tab?: string | undefined;
  /** A file that has the code, with the lines to take: `hello.js#L2-L5`. */
  file?: string | undefined;
  /** The number of the first line, where lines have numbers. */
  firstLine?: number | undefined;
  highlighted: Set<number>;
  added?: Set<number> | undefined;
  removed?: Set<number> | undefined;
  focused?: Set<number> | undefined;
}

/** What can be said about lines, by what stands before their braces. */
const LINE_KINDS = { "": "highlighted", ins: "added", del: "removed", focus: "focused" } as const;
type LineKind = (typeof LINE_KINDS)[keyof typeof LINE_KINDS];

export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const { settings, ranges, words } = splitMeta(meta);
  const result: CodeMeta = { highlighted: new Set() };
  for (const name of ["title", "tab", "file"] as const) {
    if (settings.has(name)) result[name] = settings.get(name);
  }
  for (const { kind, range } of ranges) {
    const lines = (result[kind] ??= new Set());
    for (const line of listLines(range)) lines.add(line);
  }
  for (const word of words) {
    const numbered = LINE_NUMBERS.exec(word);
    if (numbered) result.firstLine = Number(numbered[1] ?? 1);
  }
  return result;
}

/** What a writer has probably meant otherwise, one sentence each. */
export function checkCodeMeta(meta: string | null | undefined, lineCount: number): string[] {
  const { settings, ranges, words } = splitMeta(meta);
  return [
    ...[...settings.keys()]
      .filter((name) => !SETTINGS.includes(name))
      .map((name) => `unknown setting "${name}" of a code block. ${suggest(name, SETTINGS)}`),
    ...ranges.flatMap(({ range }) => checkRange(range, lineCount)),
    ...words.filter((word) => !WORDS.includes(word) && !LINE_NUMBERS.test(word)).map(explainWord),
  ];
}

interface Parts {
  settings: Map<string, string>;
  ranges: {
    kind: LineKind;
    /** Such as `3-5`. */
    range: string;
  }[];
  words: string[];
}

function splitMeta(meta: string | null | undefined): Parts {
  const parts: Parts = { settings: new Map(), ranges: [], words: [] };
  for (const [, key, value = "", name = "", ranges, word] of (meta ?? "").matchAll(
    /([\w-]+)="([^"]*)"|(?:(ins|del|focus)=)?\{([\d,\s-]+)\}|(\{[^}]*\}|\S+)/g,
  )) {
    const kind = LINE_KINDS[name as keyof typeof LINE_KINDS];
    if (key) parts.settings.set(key, value);
    else if (ranges)
      parts.ranges.push(...ranges.split(",").map((range) => ({ kind, range: range.replaceAll(/\s/g, "") })));
    else if (word) parts.words.push(word);
  }
  return parts;
}

function listLines(range: string): number[] {
  const [from, to] = readRange(range);
  return from <= to ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [];
}

function readRange(range: string): [from: number, to: number] {
  const [, from = "", to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  return [Number.parseInt(from, 10), Number.parseInt(to, 10)];
}

function checkRange(range: string, lineCount: number): string[] {
  const [from, to] = readRange(range);
  if (Number.isNaN(from)) return [`"{${range}}" names no lines: write {2}, {2-4} or {1,3-5}`];
  if (from > to) return [`the lines {${range}} are reversed: write {${to}-${from}}`];
  if (from < 1) return [`the lines {${range}} start before the first line: lines are counted from 1`];
  const lines = lineCount === 1 ? "one line" : `${lineCount} lines`;
  return to > lineCount ? [`the lines {${range}} are beyond the end: the code block has ${lines}`] : [];
}

function explainWord(word: string): string {
  const [, name = "", value = ""] = /^([\w-]+)=['"]?([^'"]*)['"]?$/.exec(word) ?? [];
  if (SETTINGS.includes(name)) return `the value of "${name}" is not in double quotes: write ${name}="${value}"`;
  if (/^(ins|del|focus)$/.test(name))
    return `"${word}" names no lines: write ${name}={2}, ${name}={2-4} or ${name}={1,3-5}`;
  if (name) return `unknown setting "${name}" of a code block. ${suggest(name, [...SETTINGS, ...OTHERS])}`;
  if (word.startsWith("{")) return `"${word}" names no lines: write {2}, {2-4} or {1,3-5}`;
  return `unknown word "${word}" after the language of a code block. ${suggest(word, [...WORDS, ...SETTINGS, ...OTHERS])}`;
}
