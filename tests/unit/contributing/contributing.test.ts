/** `docs/CONTRIBUTING.md`: its recipes are followed on a copy of the site, which then builds without a warning and has what they add. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Code, Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../../src/engine/base/project-root.ts";
import { parseMarkdown } from "../../../src/engine/markdown/parse.ts";
import { CODE_RECIPES, NOT_FOLLOWED, type Recipe } from "./code-recipes.ts";

const run = promisify(execFile);
const copy = path.join(PROJECT_ROOT, ".cache/contributing");
const COPIED = [
  ..."content docs plugins public src".split(" "),
  ..."formatters.lock.json package.json package-lock.json README.md site.config.ts tsconfig.base.json tsconfig.json".split(
    " ",
  ),
];

const text = await readFile(path.join(PROJECT_ROOT, "docs/CONTRIBUTING.md"), "utf8");
const document = parseMarkdown(text);

/** What follows a heading, until the next one of its level. */
function getSection(title: string): Root["children"] {
  const start = document.children.findIndex((node) => node.type === "heading" && toString(node) === title);
  const heading = document.children[start] as Heading | undefined;
  expect(heading, `the heading "${title}"`).toBeDefined();
  const rest = document.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === "heading" && node.depth <= heading!.depth);
  return rest.slice(0, end < 0 ? undefined : end);
}

function getCode(title: string, lang: string): string[] {
  const list = (nodes: Root["children"]): Code[] =>
    nodes.flatMap((node) =>
      node.type === "code" ? [node] : "children" in node ? list(node.children as Root["children"]) : [],
    );
  return list(getSection(title))
    .filter((node) => node.lang === lang)
    .map(({ value }) => value);
}

/** What the document says about a recipe: a row of the table, or a section. */
function getWords(name: string): string {
  const row = text.split("\n").find((line) => line.startsWith(`| ${name} `));
  const [, after = ""] = text.split(`\n### ${name}\n`);
  return row ?? after.split("\n### ")[0] ?? "";
}

async function write(file: string, contents: string) {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), contents);
}

async function edit(file: string, from: string, to: string) {
  const before = await readFile(path.join(copy, file), "utf8");
  expect(before, file).toContain(from);
  await writeFile(
    path.join(copy, file),
    before.replace(from, () => to),
  );
}

async function followCode({ files = {}, edits = [] }: Recipe) {
  for (const [file, contents] of Object.entries(files)) await write(file, contents);
  for (const change of edits) await edit(...change);
}

const [page = ""] = getCode("A doc page", "md");
const [post = ""] = getCode("A post", "md");
const [people = ""] = getCode("A post", "yaml");
const [user = ""] = getCode("A user, an editor, a language", "yaml");
/** What the formatter of two other versions makes of it is fetched by `npm run examples`. */
const samples = getCode("Markdown", "md").filter((sample) => !sample.includes(":::before-after"));

async function followWords() {
  const body = [page, ...samples, ':::shout{words="hello"}\n\n:::', '::component{name="stars" count=3}'].join("\n\n");
  for (const version of ["stable", "next"]) await write(`content/docs/${version}/recipes.md`, `${body}\n`);
  await edit("content/docs/sidebar.yml", "for-enterprise]", "for-enterprise, recipes]");
  const guest = post.replace(/^authors: .*$/m, () => people).replace(/^(version|headline): .*\n/gm, "");
  await write("content/blog/2026-01-02-a-release.md", `${post.replace("3.6.0", "3.6.99")}\n`);
  await write("content/blog/2026-01-03-a-guest.md", `${guest}\n`);
  await write("public/img/ada.png", "");
  await edit("content/data/users.yml", "- caption: Facebook", `${user}\n- caption: Facebook`);
}

let output = "";

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  for (const name of COPIED) await cp(path.join(PROJECT_ROOT, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(PROJECT_ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const recipe of CODE_RECIPES) await followCode(recipe);
  await followWords();
  await run("npx", ["tsx", "src/engine/config/docs/write-docs.ts"], { cwd: copy });
  const build = run("npm", ["run", "build", "--", "--strict"], { cwd: copy, maxBuffer: 1e8 });
  ({ stdout: output } = await build.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  }));
});

const readResult = (file: string) => readFile(path.join(copy, file), "utf8");

it("the copy builds with --strict", () => {
  expect(output).toMatch(/\d+ pages, \d+ files/);
});

it("its types are right", async () => {
  const check = (project: string) =>
    run("npx", ["tsc", "-p", project], { cwd: copy }).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    });
  await Promise.all(["tsconfig.json", "src/engine/tsconfig.json"].map(check));
});

describe("words and data", () => {
  it("a doc page, with all that the section on Markdown shows", async () => {
    const html = await readResult("dist/docs/recipes.html");
    expect(html).toContain("<h1>Ignoring code</h1>");
    expect(samples.length).toBeGreaterThan(1);
    for (const part of ['data-group="package-manager"', "scheduleBackup("]) expect(html).toContain(part);
    expect(await readResult("dist/docs/install.html")).toMatch(/href="\/docs\/recipes"[^>]*>Ignore</);
  });

  it("a post about a release, and one of a guest with tags", async () => {
    expect(await readResult("dist/blog/2026/01/02/a-release.html")).toContain("an experimental fast CLI");
    expect(await readResult("dist/blog/2026/01/03/a-guest.html")).toContain("Ada Lovelace");
    expect(await readResult("dist/blog/tags/c-and-d.html")).toContain("C &amp; D");
    expect(await readResult("dist/blog/rss.xml")).toContain("<category>plugins</category>");
  });

  it("a user", async () => {
    const [, caption = ""] = /caption: (.*)/.exec(user) ?? [];
    expect(await readResult("dist/users.html").catch(() => readResult("dist/users/index.html"))).toContain(caption);
  });
});

describe("code", () => {
  it("every row of the table is followed, or is known not to be", () => {
    const rows = text.split("### Adding a kind of thing")[1]!.split("### ")[0]!;
    const names = Array.from(rows.matchAll(/^\| (an? [^|]*?) +\|/gm), ([, name]) => name!);
    expect(names.length).toBeGreaterThan(8);
    const followed = new Set([...CODE_RECIPES.map(({ name }) => name), ...NOT_FOLLOWED]);
    expect(names.filter((name) => !followed.has(name))).toEqual([]);
  });

  it.each(CODE_RECIPES)("$name names every file that it touches", ({ name, files = {}, edits = [] }) => {
    const words = getWords(name);
    const named = Array.from(words.matchAll(/`([\w./-]+)`/g), ([, part]) => part!);
    const touched = new Set(
      [...Object.keys(files), ...edits.map(([file]) => file)].filter((file) => file !== "site.config.ts"),
    );
    const isNamed = (file: string) =>
      named.some((part) =>
        part.endsWith("/") ? file.startsWith(part) : file === part || path.basename(file) === part,
      );
    expect([...touched].filter((file) => !isNamed(file))).toEqual([]);
  });

  it.each(CODE_RECIPES.flatMap(({ name, results }) => results.map(([file, pattern]) => ({ name, file, pattern }))))(
    "$name is in $file",
    async ({ file, pattern }) => expect(pattern.test(await readResult(file))).toBe(true),
  );

  it("a command runs", async () => {
    const { stdout } = await run("npm", ["run", "--silent", "greet"], { cwd: copy });
    expect(stdout).toBe("Good day, developer\n");
  });
});
