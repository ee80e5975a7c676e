/** What the build checks on the options page would fail if the words were wrong. That they are right, each build proves. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DIRECTIVES } from "../../src/engine/directives/registry.ts";
import { PINNED_FOLDER } from "../../src/engine/formatter/pinned-answers.ts";
import { compileMarkdown } from "../../src/engine/markdown/compile.ts";
import { checkOptionsPage, type OptionsPage } from "../../src/engine/directives/check-options.ts";
import { ROOT, VERSIONS, type DocumentedVersion } from "./support/versions.ts";

describe.each(VERSIONS)("docs of $name", (version) => {
  let optionsPage: OptionsPage;

  beforeAll(async () => {
    optionsPage = await compileOptionsPage(version);
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

async function compileOptionsPage({ dir, formatter }: DocumentedVersion): Promise<OptionsPage> {
  const file = `${dir}/options.md`;
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
  return { file, options: (await compileMarkdown({ ...input, formatter }, DIRECTIVES)).options ?? [] };
}
