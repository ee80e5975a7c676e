/** Every flag on the pages exists in the package of their version, and every flag of the package is on the pages. */
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { getSection, listWords, readPage, readTables, type Page, type Quote } from "./support/read-page.ts";
import { runCli } from "./support/run-cli.ts";
import { listPages, VERSIONS } from "./support/versions.ts";

/** Flags that pages name because they do not exist. */
const NAMED_AS_WRONG = new Set(["--chek", "--stdin", "--plugin-search-dir"]);
const FLAG = /(?<![\w-])--?[a-z][a-z-]*(?![\w-])/g;

describe.each(VERSIONS)("flags on the pages of $name", (version) => {
  let pages: Page[];
  let help: string;
  let experimentalHelp: string;

  beforeAll(async () => {
    pages = await Promise.all((await listPages(version)).map(readPage));
    [help, experimentalHelp] = (await Promise.all(
      [["--help"], ["--experimental-cli", "--help"]].map(
        async (args) => (await runCli(version.formatter, { args })).stdout,
      ),
    )) as [string, string];
  });

  const getPage = (id: string) => pages.find((page) => path.posix.basename(page.file) === `${id}.md`)!;

  it("exist", async () => {
    const known = listKnownFlags(help);
    const experimental = listKnownFlags(experimentalHelp);
    const quotes = pages
      .flatMap(listFlagQuotes)
      .filter(({ text }) => !known.has(text) && !NAMED_AS_WRONG.has(text) && !experimental.has(text));
    // What `--help` does not list may still be accepted.
    const { stderr } = await runCli(version.formatter, {
      args: [...new Set(quotes.map(({ text }) => text)), "--version"],
    });
    const unknown = quotes.filter(
      ({ text }) => stderr.includes(`unknown option ${text}.`) || stderr.includes(`unknown option ${text}=`),
    );
    expect(unknown).toEqual([]);
  });

  it("are really unknown where a page says so", async () => {
    const { stderr } = await runCli(version.formatter, { args: [...NAMED_AS_WRONG, "--version"] });
    for (const flag of NAMED_AS_WRONG) expect(stderr).toContain(`unknown option ${flag}`);
  });

  it("are all there", () => {
    const mentioned = new Set(
      [...listFlagQuotes(getPage("cli")), ...listFlagQuotes(getPage("options"))].map(({ text }) => text),
    );
    const listed = [...help.matchAll(/^ {2}((?:-\w, )?--[\w-]+)/gm)].flatMap((match) => match[1]!.split(", "));
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((flag) => !mentioned.has(flag))).toEqual([]);
  });

  it("take the values that the package takes", () => {
    const usages = new Map([...help.matchAll(/(--[\w-]+) (<[^>]+>)/g)].map((match) => [match[1]!, match[2]!]));
    const wrong = pages.flatMap(({ words }) =>
      words.flatMap(({ at, text }) => {
        const [, flag, values] = /^(--[\w-]+) (<.+\|.+>)$/.exec(text) ?? [];
        return flag && usages.get(flag) !== values ? { at, found: text, expected: usages.get(flag) } : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("of the experimental command line differ as the table says", () => {
    const table = readTables(getSection(getPage("cli"), /experimental CLI/)).find(
      ({ columns }) => columns[0] === "Only in the experimental CLI",
    )!;
    const [onlyThere, missingThere] = [0, 1].map((column) =>
      table.rows.flatMap((row) => listWords(row[column]!)).map((word) => word.split(" ")[0]!),
    ) as [string[], string[]];
    expect(onlyThere.length).toBeGreaterThan(2);
    expect(
      onlyThere.filter(
        (flag) => !experimentalHelp.includes(flag) || new RegExp(`^ {2}${flag}\\b(?!-)`, "m").test(help),
      ),
    ).toEqual([]);
    expect(missingThere.filter((flag) => new RegExp(`${flag}(?![\\w-])`).test(experimentalHelp))).toEqual([]);
  });
});

/** Flags in code that starts with a flag, and behind the word `prettier` in commands. */
function listFlagQuotes({ words, blocks }: Page): Quote[] {
  const commands = blocks
    .filter(({ lang }) => lang === "bash" || lang === "sh")
    .flatMap(({ at, text }) => text.split("\n").map((line) => ({ at, text: line })));
  return [...words, ...commands].flatMap(({ at, text }) => {
    const isFlag = /^--?[a-z]/.test(text) && !/^-(start|end)$/.test(text);
    const [, command] = /(?:^|[\s/])prettier\s(.*)/.exec(text) ?? [];
    const source = isFlag ? text : (command ?? "");
    return [...source.matchAll(FLAG)].map((match) => ({ at, text: match[0] }));
  });
}

/** With the opposite of each switch, which `--help` does not list. */
function listKnownFlags(help: string): Set<string> {
  const flags = [...help.matchAll(FLAG)].map((match) => match[0]);
  return new Set(
    flags.flatMap((flag) =>
      flag.startsWith("--no-") ? [flag, `--${flag.slice(5)}`] : [flag, flag.replace(/^--/, "--no-")],
    ),
  );
}
