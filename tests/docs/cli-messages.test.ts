/** Messages and exit codes on the pages are what the package prints and returns. */
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { beforeAll, describe, expect, it } from "vitest";
import { collectOutput, type Said } from "./support/collect-output.ts";
import { getSection, listWords, readPage, readTables, type Page } from "./support/read-page.ts";
import { listPages, VERSIONS } from "./support/versions.ts";

/** Inline code that reads like a message or names an error. */
const MESSAGE = /^(\[(error|warn)\] |[A-Z][a-z']+ [a-z"…-]|expect |[A-Z]\w*Error$|ERR_)/;
/** Node.js reads TypeScript by itself from here on, so its complaint is not to be had. */
const READS_TYPESCRIPT = Number(process.versions.node.split(".")[0]) >= 22;

describe.each(VERSIONS)("messages on the pages of $name", (version) => {
  let pages: Page[];
  let said: Said[];

  beforeAll(async () => {
    pages = await Promise.all((await listPages(version)).map(readPage));
    said = await collectOutput(version.formatter);
  });

  it("are printed by the package", () => {
    const quotes = pages.flatMap(({ words }) => words.filter(({ text }) => MESSAGE.test(text)));
    expect(quotes.length).toBeGreaterThan(20);
    expect(quotes.filter(({ text }) => !isExcused(text) && findSaid(said, text).length === 0)).toEqual([]);
  });

  it("come with the exit code that stands beside them", () => {
    const pairs = pages.flatMap(listPairs);
    expect(pairs.length).toBeGreaterThan(6);
    const wrong = pairs.filter(
      ({ message, code }) => !isExcused(message) && !findSaid(said, message).some((each) => each.code === code),
    );
    expect(wrong).toEqual([]);
  });

  it("stand in blocks as they are printed", () => {
    const blocks = pages
      .filter(({ file }) => /\/(cli|browser)\.md$/.test(file))
      .flatMap((page) =>
        page.blocks.filter(({ lang, title }) => /^te?xt$/.test(lang) && (!title || /exit code/.test(title))),
      );
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    const wrong = blocks.filter(({ text, title }) => {
      const code = /exit code (\d)/.exec(title ?? "")?.[1];
      return !said.some(
        (each) =>
          text.split("\n").every((line) => toPattern(line).test(each.text)) && (!code || each.code === Number(code)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("and exit codes are those of the table", async () => {
    const page = pages.find(({ file }) => file.endsWith("/cli.md"))!;
    const { rows } = readTables(getSection(page, /^Exit codes/)).find(({ columns }) => columns[0] === "Code")!;
    const found = rows.flatMap(([code, , examples]) =>
      listExamples(toString(examples)).map((example) => ({ example, code: Number(toString(code)) })),
    );
    expect(found.length).toBeGreaterThan(10);
    const actual = found.map(({ example }) => ({ example, code: said.find(({ by }) => by === example)?.code }));
    expect(actual).toEqual(found);
  });
});

function isExcused(quote: string): boolean {
  return READS_TYPESCRIPT && quote.includes('Unknown file extension ".ts"');
}

function findSaid(said: Said[], quote: string): Said[] {
  return said.filter(({ text }) => toPattern(quote).test(text));
}

/** `…` stands for anything, and times differ. */
function toPattern(quote: string): RegExp {
  const source = quote
    .trim()
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\d+ms/g, "\\d+ms"))
    .join(".*");
  return new RegExp(source);
}

/** A block of text that names one exit code ties it to the message it quotes, of several the last. */
function listPairs({ file, tree }: Page): { at: string; message: string; code: number }[] {
  const pairs: ReturnType<typeof listPairs> = [];
  visit(tree, (block) => {
    if (block.type !== "paragraph" && block.type !== "tableCell") return;
    const codes = [...toString(block).matchAll(/exit code(?: is)? (\d)|exits with (\d)/g)].map((match) =>
      Number(match[1] ?? match[2]),
    );
    const message = listWords(block).findLast((word) => MESSAGE.test(word));
    if (codes.length === 1 && message)
      pairs.push({ at: `${file}:${block.position!.start.line}`, message, code: codes[0]! });
  });
  return pairs;
}

/** "a, b (with details), or c" is a list of three. */
function listExamples(text: string): string[] {
  return text
    .replace(/ \([^)]*\)/g, "")
    .replace("a file that cannot be read or written", "a file that cannot be read")
    .split(/,? or |, /)
    .map((example) => example.trim());
}
