/** What follows the language of a code block: `title="app.js" tab="npm" {1,3-5}`. */
import { suggest } from "../base/explain.ts";

/** `applies` and `skips` name files for the tests of the docs. */
const SETTINGS = ["title", "tab", "applies", "skips"];
/** `before` and `after` are sides of a comparison, and the tests of the docs look for the others. */
const WORDS = ["before", "after", "signature", "outcome"];

export interface CodeMeta {
  title?: string | undefined;
  tab?: string | undefined;
  highlighted: Set<number>;
}

export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const { settings, ranges } = splitMeta(meta);
  return {
    ...(settings.has("title") && { title: settings.get("title") }),
    ...(settings.has("tab") && { tab: settings.get("tab") }),
    highlighted: new Set(ranges.flatMap(listLines)),
  };
}

/** What a writer has probably meant otherwise, one sentence each. */
export function checkCodeMeta(meta: string | null | undefined, lineCount: number): string[] {
  const { settings, ranges, words } = splitMeta(meta);
  return [
    ...[...settings.keys()]
      .filter((name) => !SETTINGS.includes(name))
      .map((name) => `unknown setting "${name}" of a code block. ${suggest(name, SETTINGS)}`),
    ...ranges.flatMap((range) => checkRange(range, lineCount)),
    ...words.filter((word) => !WORDS.includes(word)).map(explainWord),
  ];
}

interface Parts {
  settings: Map<string, string>;
  /** Such as `3-5`. */
  ranges: string[];
  words: string[];
}

function splitMeta(meta: string | null | undefined): Parts {
  const parts: Parts = { settings: new Map(), ranges: [], words: [] };
  for (const [, key, value = "", ranges, word] of (meta ?? "").matchAll(
    /([\w-]+)="([^"]*)"|\{([\d,\s-]+)\}|(\{[^}]*\}|\S+)/g,
  )) {
    if (key) parts.settings.set(key, value);
    else if (ranges) parts.ranges.push(...ranges.split(",").map((range) => range.replaceAll(/\s/g, "")));
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
  if (name) return `unknown setting "${name}" of a code block. ${suggest(name, SETTINGS)}`;
  if (word.startsWith("{")) return `"${word}" names no lines: write {2}, {2-4} or {1,3-5}`;
  return `unknown word "${word}" after the language of a code block. ${suggest(word, [...WORDS, ...SETTINGS])}`;
}
