/** Every doc compiles without a problem, and the options page is complete: what the build checks, without a build. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { DIRECTIVES } from "../../src/engine/directives/registry.ts";
import { compileMarkdown } from "../../src/engine/markdown/compile.ts";
import type { Compiled } from "../../src/engine/markdown/context.ts";
import { checkOptionsPage, type OptionsPage } from "../../src/engine/pages/check-options.ts";
import { PINNED_FOLDER } from "../../src/engine/formatter/pinned-answers.ts";
import { listPages, ROOT, VERSIONS, type DocumentedVersion } from "./support/versions.ts";

describe.each(VERSIONS)("docs of $name", (version) => {
  let compiled: Map<string, Compiled>;
  let optionsPage: OptionsPage;

  beforeAll(async () => {
    compiled = await compilePages(version);
    const file = `${version.dir}/options.md`;
    optionsPage = { file, options: compiled.get(file)!.options ?? [] };
  });

  it("are formatted by the package", () => {
    expect(compiled.size).toBe(24);
    const problems = [...compiled.values()].flatMap((page) =>
      page.problems.filter(({ broken }) => broken === "content"),
    );
    expect(problems).toEqual([]);
  });

  it("have words for every option as it is", async () => {
    expect(await checkOptionsPage(optionsPage, version.formatter)).toEqual([]);
  });

  it("do not pass with another default", async () => {
    const copy = await mkdtemp(path.join(tmpdir(), "pinned-"));
    try {
      await cp(PINNED_FOLDER, copy, { recursive: true });
      const file = path.join(copy, `${version.formatter}.json`);
      await writeFile(
        file,
        (await readFile(file, "utf8")).replace(
          '"name": "printWidth", "type": "int", "default": "80"',
          '"name": "printWidth", "type": "int", "default": "100"',
        ),
      );
      const line = optionsPage.options.find(({ name }) => name === "printWidth")!.line;
      const message = expect.stringMatching(/the default is 80, but the words were written for 100/);
      expect(await checkOptionsPage(optionsPage, version.formatter, copy)).toEqual([
        { file: optionsPage.file, line, message },
      ]);
    } finally {
      await rm(copy, { recursive: true });
    }
  });

  it("do not pass with a section missing", async () => {
    const [first, ...others] = optionsPage.options;
    const problems = await checkOptionsPage({ ...optionsPage, options: others }, version.formatter);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(`"${first!.name}"`)]);
  });
});

async function compilePages(version: DocumentedVersion): Promise<Map<string, Compiled>> {
  const list = parse(await readFile(path.join(ROOT, "content/data/editors.yml"), "utf8")) as {
    name: string;
    content: string;
  }[];
  const editors = Object.fromEntries(list.map(({ name, content }) => [name, content]));
  const pages = new Map<string, Compiled>();
  for (const file of await listPages(version)) {
    const source = await readFile(path.join(ROOT, file), "utf8");
    const matter = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? "";
    const input = {
      file,
      body: source.slice(matter.length),
      bodyOffset: matter.split("\n").length - 1,
      base: "/",
      root: ROOT,
      routes: {},
    };
    pages.set(file, await compileMarkdown({ ...input, formatter: version.formatter, editors }, DIRECTIVES));
  }
  return pages;
}
