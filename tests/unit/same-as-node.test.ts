/** The files that `npm run fixtures` formats. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { PARSERS, readInputs } from "../same-as-node/inputs.ts";

test("the sample has 300 files, as many for each of the 25 languages, and no two are the same", async () => {
  const inputs = await readInputs();
  expect(PARSERS).toHaveLength(25);
  const count = (parser: string) => inputs.filter((input) => input.parser === parser).length;
  expect(PARSERS.map((parser) => [parser, count(parser)])).toEqual(PARSERS.map((parser) => [parser, 12]));
  expect(new Set(inputs.map(({ parser, content }) => `${parser} ${content}`)).size).toBe(300);
});

test("line breaks and byte order marks of the sample are as they were written", async () => {
  const inputs = await readInputs();
  const select = (pattern: RegExp) => inputs.filter(({ content }) => pattern.test(content)).length;
  expect([select(/^\ufeff/) > 20, select(/\r\n/) > 25, select(/[^\n]$/) > 1]).toEqual([true, true, true]);
});

test("of a checkout of the formatter, the inputs of its tests are taken", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "checkout-"));
  const files = {
    "package.json": "{}",
    "tests/format/less/mixins/a.less": ".a()",
    "tests/format/misc/b.ts": "let b",
    "tests/format/less/mixins/format.test.js": "run()",
    "tests/format/less/jsfmt.spec.js": "run()",
    "tests/format/less/mixins/__snapshots__/format.test.js.snap": "x",
    "tests/format/misc/picture.png": "\0",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  expect(await readInputs(folder)).toEqual([
    { name: "less/mixins/a.less", content: ".a()", parser: "less" },
    { name: "misc/b.ts", content: "let b" },
  ]);
  await rm(folder, { recursive: true });
});
