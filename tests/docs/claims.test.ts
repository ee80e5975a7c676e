/** Statements of the pages that a sentence or a table makes about the package, each tried with the package itself. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { toString } from "mdast-util-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { getSection, listWords, readPage, readTables, type Page } from "./support/read-page.ts";
import { runCli, withWorkspace } from "./support/run-cli.ts";
import { listPages, ROOT, VERSIONS } from "./support/versions.ts";

type Options = import("prettier").Options;

/** An untidy text for every kind of parser, and how it writes a comment. */
const KINDS = [
  { parsers: ["json", "json5", "jsonc", "json-stringify"], text: '{"a":1,   "b":2}', comment: "/** @ */" },
  { parsers: ["css", "scss", "less"], text: "a{b:c}", comment: "/** @ */" },
  { parsers: ["markdown", "mdx"], text: "*   a", comment: "<!-- @ -->" },
  { parsers: ["yaml"], text: "a:   1", comment: "# @" },
  { parsers: ["graphql"], text: "query { a   }", comment: "# @" },
  { parsers: ["html", "vue", "angular", "lwc", "mjml"], text: '<p   class="a">x</p>', comment: "<!-- @ -->" },
  { parsers: ["glimmer"], text: '<p   class="a">x</p>', comment: "{{! @ }}" },
  {
    parsers: ["babel", "babel-flow", "babel-ts", "flow", "typescript", "acorn", "espree", "meriyah"],
    text: "pour( 1 )",
    comment: "/** @ */",
  },
];
const PARSERS = KINDS.flatMap(({ parsers, ...kind }) => parsers.map((parser) => ({ parser, ...kind })));

/** The parsers of the names in the table of pragmas. */
const LANGUAGES: Record<string, string[]> = {
  JavaScript: ["babel", "acorn", "espree", "meriyah"],
  TypeScript: ["typescript", "babel-ts"],
  CSS: ["css"],
  SCSS: ["scss"],
  Less: ["less"],
  "JSON5 and JSON with Comments": ["json5", "jsonc"],
  Markdown: ["markdown"],
  MDX: ["mdx"],
  HTML: ["html"],
  Vue: ["vue"],
  Angular: ["angular"],
  YAML: ["yaml"],
  GraphQL: ["graphql"],
  JSON: ["json", "json-stringify"],
  Handlebars: ["glimmer"],
};

const history = parse(readFileSync(path.join(ROOT, "content/data/option-history.yml"), "utf8")) as Record<
  string,
  { since: string }
>;
const isSince = (version: string, other: string) => version.localeCompare(other, "en", { numeric: true }) >= 0;

describe.each(VERSIONS)("statements on the pages of $name", (version) => {
  let prettier: typeof import("prettier");
  let options: Page;

  beforeAll(async () => {
    prettier = await import(version.formatter);
    options = await readPage(`${version.dir}/options.md`);
  });

  const read = (id: string) => readPage(`${version.dir}/${id}.md`);
  const format = (text: string, more: Options) => prettier.format(text, more);
  const isFormatted = async (text: string, more: Options) => (await format(text, more)) !== text;
  /** The parsers for which this is true. */
  const filterParsers = async (test: (kind: (typeof PARSERS)[number]) => Promise<boolean>) => {
    const answers = await Promise.all(PARSERS.map((kind) => test(kind).catch(() => false)));
    return PARSERS.filter((_, index) => answers[index]).map(({ parser }) => parser);
  };

  describe("about pragmas", () => {
    it("requirePragma leaves everything but Handlebars and the json parser alone", async () => {
      const formatted = await filterParsers(({ parser, text }) => isFormatted(text, { parser, requirePragma: true }));
      expect(formatted).toEqual(["json", "glimmer"]);
    });

    it("requirePragma formats what has the pragma, except with json-stringify", async () => {
      const asked = await filterParsers(({ parser, text, comment }) =>
        isFormatted(`${comment.replace("@", "@format")}\n${text}`, { parser, requirePragma: true }),
      );
      expect(PARSERS.map(({ parser }) => parser).filter((parser) => !asked.includes(parser))).toEqual([
        "json-stringify",
      ]);
    });

    it("insertPragma writes what the table says", async () => {
      const [table] = readTables(getSection(options, /^Insert pragma/));
      const rows = table!.rows.map(([names, written]) => ({
        names: toString(names!)
          .replace(/ \([^)]*\)/g, "")
          .split(", "),
        written: listWords(written!)[0] ?? "",
      }));
      expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
      for (const { names, written } of rows) {
        for (const parser of names.flatMap((name) => LANGUAGES[name]!)) {
          const { text } = PARSERS.find((kind) => kind.parser === parser)!;
          const plain = await format(text, { parser });
          const marked = await format(text, { parser, insertPragma: true });
          expect(marked.slice(0, marked.length - plain.length).trim(), parser).toBe(written);
        }
      }
    });

    it("checkIgnorePragma works in all languages but Handlebars, and in JSON not with the json parser", async () => {
      const formatted = await filterParsers(({ parser, text, comment }) =>
        isFormatted(`${comment.replace("@", "@noformat")}\n${text}`, { parser, checkIgnorePragma: true }),
      );
      expect(formatted).toEqual(["json", "glimmer"]);
    });
  });

  describe("about options", () => {
    it("jsxBracketSameLine has an effect in the API, but none on the command line", async () => {
      const text = '<Ferry name="Marie" harbor="Cuxhaven" line="R2" day="monday" season="winter" open>x</Ferry>;\n';
      const plain = await format(text, { parser: "babel" });
      expect(await format(text, { parser: "babel", jsxBracketSameLine: true } as Options)).not.toBe(plain);
      const { stdout } = await runCli(version.formatter, {
        args: ["--jsx-bracket-same-line", "ferry.jsx"],
        files: { "ferry.jsx": text },
      });
      expect(stdout).toBe(plain);
    });

    it("are as old as the table says, which leaves out only the first ones", () => {
      const [table] = readTables(getSection(options, /^When options were added/));
      const listed = Object.fromEntries(
        table!.rows.flatMap(([names, since]) =>
          listWords(names!).map((name) => [name, /\d+\.\d+\.\d+/.exec(toString(since!))?.[0]]),
        ),
      );
      const expected = Object.entries(history)
        .filter(([, { since }]) => isSince(since, "1.0.0"))
        .map(([name, { since }]) => [name, since] as const);
      expect(listed).toMatchObject(Object.fromEntries(expected));
    });

    it("that came after the freeze are all named", async () => {
      const later = getSection(await read("option-philosophy"), /^Later additions/);
      const expected = Object.entries(history).filter(([, { since }]) => isSince(since, "2.2.0"));
      expect(expected.filter(([name]) => !listWords(later).includes(name))).toEqual([]);
    });

    it("trailingComma applies to .jsonc and .json5 but not to .json, and never after a rest parameter", async () => {
      const text = `{"list": [${'"a long text in a list", '.repeat(4)}1]}`;
      const end = async (filepath: string) =>
        /,\s*\]/.test(await format(text, { filepath, trailingComma: "all", quoteProps: "preserve" }));
      expect(await Promise.all(["a.json", "a.jsonc", "a.json5"].map(end))).toEqual([false, true, true]);
      const rest = `function pour(${"aVeryLongParameterName, ".repeat(3)}...others) {}`;
      expect(await format(rest, { parser: "babel" })).toContain("...others\n)");
    });

    it("objectWrap does not apply to interfaces and enums", async () => {
      const collapse = (text: string) => format(text, { parser: "typescript", objectWrap: "collapse" });
      expect(await collapse("type A = {\n  a: 1 }")).toBe("type A = { a: 1 };\n");
      expect(await collapse("interface A {\n  a: 1 }")).toContain("{\n");
      expect(await collapse("enum A {\n  a }")).toContain("{\n");
    });

    it("quoteProps removes the quotes of numbers with babel, but not with typescript, flow or vue", async () => {
      const text = '({ "1": a });\n';
      expect(await format(text, { parser: "babel" })).toContain("{ 1: a }");
      expect(await format(text, { parser: "typescript" })).toContain('{ "1": a }');
      expect(await format(text, { parser: "flow" })).toContain('{ "1": a }');
      expect(await format("<template><p :a=\"{ '1': a }\" /></template>", { parser: "vue" })).toContain("'1': a");
    });

    it("endOfLine auto follows the first carriage return", async () => {
      const endings = async (text: string) => (await format(text, { parser: "css", endOfLine: "auto" })).includes("\r");
      expect(await endings("a{}\nb{}\r\n")).toBe(true);
      expect(await endings("a{}\nb{}\n")).toBe(false);
    });
  });

  describe("about embedded code", () => {
    const SAMPLES: [row: string, parser: string, texts: string[]][] = [
      [
        "CSS",
        "babel",
        [
          "css`a{b:c}`;\n",
          "styled.button`a:b`;\n",
          "styled(Button)`a:b`;\n",
          "<style jsx>{`a{b:c}`}</style>;\n",
          "<p css={`a:b`} />;\n",
        ],
      ],
      ["GraphQL", "babel", ["gql`{a,b}`;\n", "graphql`{a,b}`;\n", "/* GraphQL */ `{a,b}`;\n"]],
      ["HTML", "babel", ["html`<p  >a</p>`;\n", "/* HTML */ `<p  >a</p>`;\n"]],
      ["Markdown", "babel", ["markdown`\n  *  a\n`;\n", "md`\n  *  a\n`;\n"]],
      [
        "script",
        "html",
        ["<script>\n  pour( )\n</script>\n", "<style>\n  a{b:c}\n</style>\n", '<p style="a:b"></p>\n'],
      ],
      ["fenced", "markdown", ["```js\npour( )\n```\n"]],
    ];

    it("is formatted with auto and left alone with off, as the table says", async () => {
      const [table] = readTables(getSection(options, /^Embedded language formatting/));
      const rows = table!.rows.map(([, what]) => toString(what!));
      for (const [row, parser, texts] of SAMPLES) {
        expect(rows.some((text) => text.includes(row))).toBe(true);
        for (const text of texts) {
          expect(await format(text, { parser }), text).not.toBe(text);
          expect(await format(text, { parser, embeddedLanguageFormatting: "off" }), text).toBe(text);
        }
      }
    });

    it("needs the plugins of the table in a browser", async () => {
      const [table] = readTables(getSection(await read("browser"), /^Plugins for embedded code/));
      const load = async (name: string) =>
        (await import(`${version.formatter}/plugins/${name}`)) as import("prettier").Plugin;
      const standalone = (await import(`${version.formatter}/standalone`)) as typeof import("prettier/standalone");
      const texts = [
        { parser: "babel", text: "/* HTML */ `<p  >a</p>`;\n", last: "html" },
        { parser: "html", text: "<script>\n  pour( )\n</script>\n", last: "babel" },
        { parser: "html", text: "<style>\n  a{b:c}\n</style>\n", last: "postcss" },
        { parser: "angular", text: '<p (click)="pour( )"></p>\n', last: "angular" },
      ];
      expect(table!.rows).toHaveLength(texts.length);
      for (const [index, { parser, text, last }] of texts.entries()) {
        const names = listWords(table!.rows[index]![1]!);
        const run = async (used: string[]) =>
          standalone.format(text, { parser, plugins: await Promise.all(used.map(load)) });
        expect(await run(names), text).not.toBe(text);
        expect(await run(names.filter((name) => name !== last)), text).toBe(text);
      }
    });
  });

  describe("about configuration", () => {
    it(".editorconfig sets the options of the table", async () => {
      const [table] = readTables(getSection(await read("configuration"), /^EditorConfig/));
      const settings: Record<string, [string, Options]> = {
        end_of_line: ["crlf", { endOfLine: "crlf" }],
        indent_style: ["tab", { useTabs: true }],
        indent_size: ["3", { tabWidth: 3 }],
        tab_width: ["3", { tabWidth: 3 }],
        max_line_length: ["off", { printWidth: Number.POSITIVE_INFINITY }],
        quote_type: ["single", { singleQuote: true }],
      };
      const named = table!.rows.flatMap(([names]) => listWords(names!)).filter((name) => name.includes("_"));
      expect(named.toSorted()).toEqual(Object.keys(settings).toSorted());
      const api = toString(getSection(await read("api"), /resolveConfig\(/));
      for (const [name, [value, expected]] of Object.entries(settings)) {
        expect(api).toContain(name);
        const found = await withWorkspace({ ".editorconfig": `root = true\n[*]\n${name} = ${value}\n` }, (dir) =>
          prettier.resolveConfig(path.join(dir, "menu.js"), { editorconfig: true }),
        );
        expect(found, name).toMatchObject(expected);
      }
    });

    it("a file in node_modules is an error only if nothing else matches", async () => {
      const files = { "node_modules/menu/index.js": "pour( )\n", "menu.js": "pour( )\n" };
      const run = (...args: string[]) => runCli(version.formatter, { args, files });
      expect(await run("node_modules/menu/index.js")).toMatchObject({ code: 2, stdout: "" });
      expect(await run("node_modules/menu/index.js", "menu.js")).toMatchObject({ code: 0, stdout: "pour();\n" });
    });

    it("--config-precedence decides as the table says", async () => {
      const [table] = readTables(getSection(await read("cli"), /^--config-precedence/));
      const names = ["cli-override", "file-override", "prefer-file"];
      expect(table!.rows.flatMap(([name]) => listWords(name!))).toEqual(names);
      const run = (name: string, files: Record<string, string>) =>
        runCli(version.formatter, {
          args: [`--config-precedence=${name}`, "--tab-width=5", "--no-semi", "menu.js"],
          files: { ...files, "menu.js": "if (a) {pour()}\n" },
        });
      const outputs = await Promise.all(
        names.map(async (name) => (await run(name, { ".prettierrc": "tabWidth: 3\n" })).stdout),
      );
      const wrap = (line: string) => `if (a) {\n${line}\n}\n`;
      expect(outputs).toEqual([wrap("     pour()"), wrap("   pour()"), wrap("   pour();")]);
      expect((await run("prefer-file", {})).stdout).toBe(wrap("     pour()"));
    });

    it("package managers' files are printed like JSON.stringify, and composer.lock is unknown", async () => {
      const infer = async (name: string) => (await prettier.getFileInfo(name, { resolveConfig: false })).inferredParser;
      const names = ["package.json", "package-lock.json", "composer.json", "menu.importmap"];
      expect(await Promise.all(names.map(infer))).toEqual(names.map(() => "json-stringify"));
      expect(await infer("composer.lock")).toBeNull();
    });
  });

  describe("about layout", () => {
    it("an interpolation breaks only if it has a line break and does not fit", async () => {
      const long = "a sentence that is so long that it needs nearly the whole line";
      const broken = await format(`const a = \`${long} \${\n  guest.name.and.title\n} here\``, { parser: "babel" });
      expect(broken).toContain("${\n");
      expect(await format("const a = `short ${\n  guest\n}`", { parser: "babel" })).toBe(
        "const a = `short ${guest}`;\n",
      );
      expect(await format(`const a = \`${long} \${guest.name.and.title} here\``, { parser: "babel" })).not.toContain(
        "${\n",
      );
    });

    it("comments about ranges work in Markdown and MDX only", async () => {
      const samples: [string, string][] = [
        ["babel", "// prettier-ignore-start\npour( )\n// prettier-ignore-end\n"],
        ["css", "/* prettier-ignore-start */\na{b:c}\n/* prettier-ignore-end */\n"],
        ["html", "<!-- prettier-ignore-start -->\n<p   >a</p>\n<!-- prettier-ignore-end -->\n"],
        ["yaml", "# prettier-ignore-start\na:   1\n# prettier-ignore-end\n"],
        ["glimmer", "{{! prettier-ignore-start }}\n<p   ></p>\n{{! prettier-ignore-end }}\n"],
      ];
      for (const [parser, text] of samples) expect(await isFormatted(text, { parser }), parser).toBe(true);
      const kept = "<!-- prettier-ignore-start -->\n\n*  a\n\n<!-- prettier-ignore-end -->\n";
      expect(await isFormatted(kept, { parser: "markdown" })).toBe(false);
    });
  });

  it("the version to install is the one that the pages describe", async () => {
    const texts = (await listPages(version)).map((file) => readFileSync(path.join(ROOT, file), "utf8"));
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(?<![\w-])prettier@([\d.]+\d)/g)].map((match) => match[1]!),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name !== prettier.version)).toEqual([]);
    const installs = texts.flatMap(
      (text) => text.match(/^(?:npm install|yarn add|pnpm add|bun add|deno install) .*$/gm) ?? [],
    );
    expect(installs.filter((line) => / prettier( |$)/.test(line))).toEqual([]);
  });
});

describe("what the next version changed", () => {
  let stable: typeof import("prettier");
  let next: typeof import("prettier");
  let install: string;

  beforeAll(async () => {
    const load = (name: string) => import(name) as Promise<typeof import("prettier")>;
    [stable, next] = (await Promise.all(["prettier-stable", "prettier-next"].map(load))) as [
      typeof stable,
      typeof next,
    ];
    install = readFileSync(path.join(ROOT, "content/docs/next/install.md"), "utf8");
  });

  it("is shown by examples that come out differently, or that 3.6 could not read", async () => {
    const section = install.slice(install.indexOf("## Upgrading from 3.6"), install.indexOf("## Summary"));
    const samples = [...section.matchAll(/:::example\{[^}]*\}\n\n```(\w+)\n([\s\S]*?)```/g)];
    expect(samples.length).toBeGreaterThanOrEqual(8);
    const parsers: Record<string, string> = { js: "babel", ts: "typescript", hbs: "glimmer" };
    for (const [, lang, text] of samples) {
      const parser = parsers[lang!] ?? lang!;
      const before = await stable.format(text!, { parser }).catch(String);
      expect(await next.format(text!, { parser }), text).not.toBe(before);
    }
  });

  it("import assertions: babel and its variants reject them, typescript does not", async () => {
    const text = 'import map from "./map.json" assert { type: "json" };\n';
    const accepts = (parser: string) =>
      next.format(text, { parser }).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(["babel", "babel-ts", "babel-flow"].map(accepts))).toEqual([false, false, false]);
    expect(await accepts("typescript")).toBe(true);
    expect(await stable.format(text, { parser: "babel" })).toBe(text);
  });

  it("Handlebars with ignore: an element without whitespace inside stays on its line", async () => {
    const format = (prettier: typeof next, text: string) =>
      prettier.format(text, { parser: "glimmer", htmlWhitespaceSensitivity: "ignore" });
    expect(await format(next, "<p>Low tide</p>")).toBe("<p>Low tide</p>");
    expect(await format(stable, "<p>Low tide</p>")).toBe("<p>\n  Low tide\n</p>");
    expect(await format(next, "<p>Low <b>tide</b></p>")).toContain("<p>\n");
    expect(await format(next, "<style>\n.a{}\n</style>")).not.toContain("\n\n");
  });
});
