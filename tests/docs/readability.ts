/**
 * How easy the pages are to read: `npm run readability [-- --before <revision or folder>] [folder …]`. It counts the words and sentences of running text,
 * that is of paragraphs and lists but not of tables, headings and code. Two columns are guesses: a fragment is a sentence without any of the verbs below,
 * and a passive is a form of "be" before something that looks like a participle.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Nodes, Paragraph } from "mdast";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../src/engine/markdown/parse.ts";
import { findNodes, listNodes } from "../../src/engine/markdown/tree.ts";
import { BE, isParticiple, VERBS } from "./support/verbs.ts";
import { ROOT } from "./support/versions.ts";

interface Figures {
  words: number;
  sentences: number;
  average: number;
  longest: number;
  fragments: number;
  /** Percentage of the sentences. */
  passive: number;
}

const FOLDERS = ["content/docs/stable", "content/docs/next", "content/pages"];
const COLUMNS = ["words", "sentences", "average", "longest", "fragments", "passive"] as const;

const { values, positionals } = parseArgs({ options: { before: { type: "string" } }, allowPositionals: true });
const folders = positionals.length > 0 ? positionals : FOLDERS;
for (const folder of folders) printFolder(folder);

function printFolder(folder: string): void {
  const pages = readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith(".md"));
  const all = pages.map((name) => {
    const file = path.posix.join(folder, name);
    const before = values.before === undefined ? undefined : readBefore(file, values.before);
    return {
      name,
      sentences: listSentences(readFileSync(path.join(ROOT, file), "utf8")),
      before: before === undefined ? undefined : listSentences(before),
    };
  });
  const total = {
    name: `all of ${folder}`,
    sentences: all.flatMap(({ sentences }) => sentences),
    before: values.before === undefined ? undefined : all.flatMap(({ before }) => before ?? []),
  };
  const rows = [...all, total].map(({ name, sentences, before }) => {
    const after = measure(sentences);
    const old = before && measure(before);
    return [name, ...COLUMNS.map((key) => (old ? `${old[key]} → ${after[key]}` : String(after[key])))];
  });
  const table = [["page", "words", "sentences", "words a sentence", "longest", "fragments", "passive %"], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  console.log(`${lines.join("\n")}\n`);
}

/** Undefined for a page that did not exist. */
function readBefore(file: string, before: string): string | undefined {
  const folder = path.resolve(before);
  if (existsSync(folder))
    return existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), "utf8") : undefined;
  try {
    return execFileSync("git", ["show", `${before}:${file}`], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

function listSentences(source: string): string[][] {
  const tree = parseMarkdown(source.replace(/^---\n[\s\S]*?\n---\n/, ""));
  const splitter = new Intl.Segmenter("en", { granularity: "sentence" });
  return findNodes(listNodes(tree), "paragraph")
    .filter((node) => !isLabel(node))
    .flatMap((node) =>
      Array.from(
        splitter.segment(toText(node)),
        ({ segment }) => segment.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [],
      ),
    )
    .filter((words) => words.length > 0);
}

function isLabel({ data }: Paragraph): boolean {
  return data !== undefined && "directiveLabel" in data;
}

/** Code is one word, whatever it consists of. */
function toText(node: Nodes): string {
  if (node.type === "inlineCode") return "code";
  return "children" in node ? node.children.map(toText).join("") : toString(node);
}

function measure(sentences: string[][]): Figures {
  const lengths = sentences.map((words) => words.length);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    words,
    sentences: sentences.length,
    average: Math.round((words / Math.max(1, sentences.length)) * 10) / 10,
    longest: Math.max(0, ...lengths),
    fragments: sentences.filter((sentence) => !sentence.some((word) => VERBS.has(word.toLowerCase()))).length,
    passive: Math.round((sentences.filter(isPassive).length / Math.max(1, sentences.length)) * 100),
  };
}

/** One word may stand in between, as in "is always formatted". */
function isPassive(sentence: string[]): boolean {
  return sentence.some(
    (word, index) =>
      BE.has(word.toLowerCase()) &&
      sentence.slice(index + 1, index + 3).some((next) => isParticiple(next.toLowerCase())),
  );
}
