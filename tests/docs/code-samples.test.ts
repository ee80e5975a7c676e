/** Programs on the pages run, and give the results that the comments below the calls promise. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { locateFormatter } from "../../src/engine/formatter/load-formatter.ts";
import { readPage, type CodeBlock } from "./support/read-page.ts";
import { runCli, withWorkspace } from "./support/run-cli.ts";
import { VERSIONS, type DocumentedVersion } from "./support/versions.ts";

/** A call that is awaited, and the comment below it that shows its result. */
const CALL_WITH_RESULT = /^await (prettier\.\w+\([^;]*\));\n\/\/ (.+)$/gm;

describe.each(VERSIONS)("code on the pages of $name", (version) => {
  it("gives the results shown", async () => {
    const pages = await Promise.all(["api", "plugins"].map((id) => readPage(`${version.dir}/${id}.md`)));
    const samples = pages.flatMap(({ blocks }) =>
      blocks.filter(({ lang, text }) => lang === "js" && text.search(CALL_WITH_RESULT) >= 0),
    );
    expect(samples.length).toBeGreaterThanOrEqual(4);
    const plugin = findBlock(pages[1]!.blocks, "index.js");
    for (const sample of samples) {
      const [found, expected] = await runSample(sample, { version, plugin });
      expect(found, sample.at).toEqual(expected);
    }
  });

  it("makes a plugin that works as described", async () => {
    const { blocks } = await readPage(`${version.dir}/plugins.md`);
    const menu = findBlock(blocks, "today.menu");
    const [command, output] = blocks.slice(blocks.indexOf(menu) + 1);
    const [, ...args] = command!.text.replace(/^\$ /, "").split(" ");
    const files = {
      "index.js": findBlock(blocks, "index.js").text,
      "today.menu": menu.text + "\n",
      "package.json": '{ "type": "module" }',
      ...linkPackage(version),
    };
    const { stdout, stderr } = await runCli(version.formatter, { args, files });
    expect(stderr).toBe("");
    expect(stdout.trim()).toBe(output!.text);
  });
});

function findBlock(blocks: CodeBlock[], title: string): CodeBlock {
  const block = blocks.find((candidate) => candidate.title === title);
  if (!block) throw new Error(`no code block has the title ${title}`);
  return block;
}

/** Where samples import "prettier" from. */
function linkPackage({ formatter }: DocumentedVersion): Record<string, string> {
  return { "node_modules/prettier": `-> ${locateFormatter(formatter)}` };
}

interface Surroundings {
  version: DocumentedVersion;
  plugin: CodeBlock;
}

/** Results are collected by the program itself, which then prints them with what the comments say. */
async function runSample({ text }: CodeBlock, { version, plugin }: Surroundings): Promise<[unknown, unknown]> {
  const program = [
    text.includes("import * as prettier") ? "" : 'import * as prettier from "prettier";',
    "const results = [];",
    text.replace(
      CALL_WITH_RESULT,
      (_all, call: string, comment: string) => `results.push([await ${call}, ${toExpression(comment)}]);`,
    ),
    "console.log(JSON.stringify(results.map(([found, expected]) => [pick(found, expected), expected])));",
    // The comment may show a part of an object.
    "function pick(found, expected) { return typeof expected === 'object' ? Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])) : found; }",
  ].join("\n");
  const files = {
    "sample.mjs": program,
    "index.js": plugin.text,
    "package.json": '{ "type": "module" }',
    ...linkPackage(version),
  };
  const stdout = await withWorkspace(
    files,
    async (dir) => (await promisify(execFile)(process.execPath, [path.join(dir, "sample.mjs")], { cwd: dir })).stdout,
  );
  const results = JSON.parse(stdout) as [unknown, unknown][];
  return [results.map(([found]) => found), results.map(([, expected]) => expected)];
}

/** `formatted: "a", cursorOffset: 2` is an object, too. */
function toExpression(comment: string): string {
  return /^\w+:/.test(comment) ? `{ ${comment} }` : comment.startsWith("{") ? `(${comment})` : comment;
}
