/** Parsers, languages, file names and the history of options on the pages, against the package. */
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseParser, listParsers } from "../../src/engine/formatter/choose-parser.ts";
import { loadFormatter, type Formatter } from "../../src/engine/formatter/load-formatter.ts";
import { loadOptionHistory } from "../../src/engine/formatter/option-history.ts";
import { getSection, listWords, readPage, readTables, type Page } from "./support/read-page.ts";
import { listPages, ROOT, VERSIONS } from "./support/versions.ts";

/** Parsers of plugins that pages tell about or build. */
const PLUGIN_PARSERS = ["xml", "menu", "loud"];
/** Flavours of a language that need no word of their own in the list of languages. */
const FLAVOURS = ["PostCSS", "TSX", "JSON.stringify", "JSON with Comments", "JSON5"];
const GIT_FLAVOURED = "GitHub Flavored Markdown";
const DOTFILE = /^\.(git\w*|hg|sl|svn|jj|editorconfig|\w+ignore|\w+rc)$/;

describe.each(VERSIONS)("languages on the pages of $name", (version) => {
  let pages: Page[];
  let formatter: Formatter;

  beforeAll(async () => {
    pages = await Promise.all((await listPages(version)).map(readPage));
    formatter = await loadFormatter(version.formatter);
  });

  const getPage = (id: string) => pages.find((page) => page.file.endsWith(`/${id}.md`))!;

  it("are read by the parsers of the table, all of them", () => {
    const table = readTables(getSection(getPage("options"), /^Parser$/)).find(
      ({ columns }) => columns[0] === "Parser",
    )!;
    const names = table.rows.map(([name]) => toString(name));
    expect(names.toSorted()).toEqual(listParsers(formatter).toSorted());
  });

  it("are named by parsers that exist, in all code", () => {
    const known = [...listParsers(formatter), ...PLUGIN_PARSERS];
    const named = pages.flatMap(({ words, blocks }) =>
      [...words, ...blocks].flatMap(({ at, text }) =>
        [...text.matchAll(/\bparser"?: ?"([\w-]+)"|--parser[ =]([\w-]+)/g)].map((match) => ({
          at,
          name: match[1] ?? match[2]!,
        })),
      ),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
  });

  it("are those of the package", () => {
    const [table] = readTables(getSection(getPage("index"), /^Supported languages/));
    const listed = table!.rows
      .flatMap(([, names]) => listLanguageNames(toString(names)))
      .filter((name) => name !== GIT_FLAVOURED);
    expect(listed.filter((name) => !chooseParser(name, formatter))).toEqual([]);
    const parsers = listed.map((name) => chooseParser(name, formatter));
    const missing = formatter.languages.filter(
      ({ name, parsers: [parser] }) => !FLAVOURS.includes(name) && !parsers.includes(parser),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("have the file extensions that pages mention", async () => {
    const extensions = formatter.languages.flatMap((language) => language.extensions ?? []);
    const mentioned = ["options", "rationale", "index", "webstorm", "configuration"].flatMap((id) =>
      getPage(id).words.flatMap(({ at, text }) => {
        const extension = /^\*?(\.[a-z\d]+)$/.exec(text)?.[1];
        return extension && !DOTFILE.test(extension) ? { at, extension } : [];
      }),
    );
    expect(mentioned.length).toBeGreaterThan(4);
    expect(mentioned.filter(({ extension }) => !extensions.includes(extension))).toEqual([]);
  });

  it("are chosen by file name as the rationale says", async () => {
    const files: string[] = [];
    visit(getPage("rationale").tree, "paragraph", (paragraph) => {
      if (toString(paragraph).includes("like JSON.stringify"))
        files.push(...listWords(paragraph).filter((word) => /^[a-z*-]+\.[a-z]+$/.test(word)));
    });
    expect(files.length).toBeGreaterThan(3);
    const inferred = await Promise.all(
      files.map(async (file) => [file, await formatter.inferParser(file.replace("*", "any"))]),
    );
    expect(inferred).toEqual(files.map((file) => [file, "json-stringify"]));
  });

  it("and options came when the history says", async () => {
    const { history } = await loadOptionHistory(ROOT);
    const tables = readTables(getPage("options").tree).filter(
      ({ columns }) => columns[0] === "Option" && columns[1] === "Since",
    );
    const wrong = tables.flatMap(({ rows }) =>
      rows.flatMap(([names, since]) => {
        const version = /^\d+\.\d+\.\d+/.exec(toString(since))?.[0];
        return listWords(names!).filter((name) =>
          version ? history[name]?.since !== version : !history[name]?.since.startsWith("0."),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** "JavaScript (with remarks), JSX" and "Ember/Handlebars" and "MDX v1" as the package calls them. */
function listLanguageNames(cell: string): string[] {
  return cell
    .replace(/ \([^)]*\)/g, "")
    .split(/, with |, | and /)
    .map((name) => name.replace("Ember/", "").replace(/ v\d$/, "").trim());
}
