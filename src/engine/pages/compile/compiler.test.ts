import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createCache } from "../../base/cache.ts";
import { createCompiler } from "./compiler.ts";
import type { CompileInput } from "../../markdown/context.ts";
import { createCompiled, createFolder } from "../../testing/values.ts";

const compile = vi.fn(async (source: CompileInput) => createCompiled({ html: source.body }));

async function createSetup() {
  const root = await createFolder({ "docs/a.svg": "<svg/>", "public/b.svg": "<svg/>" });
  const source: CompileInput = {
    file: "docs/a.md",
    body: "Text.",
    bodyOffset: 4,
    base: "/",
    root,
    routes: { "docs/a.md": "/docs/a" },
  };
  /** As a build of its own would do it, with nothing in memory. */
  const build = async (input: CompileInput, engineHash = "1") => {
    const before = compile.mock.calls.length;
    const compiled = await createCompiler({ cache: createCache(path.join(root, ".cache")), engineHash, compile })(
      input,
    );
    return { compiled, count: compile.mock.calls.length - before };
  };
  return { root, source, build };
}

it("compiles a source once, however many pages show it", async () => {
  const { root, source } = await createSetup();
  const before = compile.mock.calls.length;
  const compileOnce = createCompiler({ cache: createCache(path.join(root, ".cache")), engineHash: "1", compile });
  const [one, two] = await Promise.all([compileOnce(source), compileOnce({ ...source })]);
  expect(compile.mock.calls.length - before).toBe(1);
  expect(one).toEqual(two);
});

it("takes unchanged sources from the last build", async () => {
  const { source, build } = await createSetup();
  expect((await build(source)).count).toBe(1);
  expect(await build(source)).toEqual({ compiled: createCompiled({ html: "Text." }), count: 0 });
});

it.each<[string, Partial<CompileInput>]>([
  ["body", { body: "Other." }],
  ["place in the file", { bodyOffset: 5 }],
  ["base path", { base: "/site/" }],
  ["routes", { routes: { "docs/a.md": "/docs/b" } }],
  ["formatter", { formatter: "prettier-next" }],
])("compiles again when the %s changes", async (_, change) => {
  const { source, build } = await createSetup();
  await build(source);
  expect((await build({ ...source, ...change })).count).toBe(1);
});

it("compiles again when the engine changes", async () => {
  const { source, build } = await createSetup();
  await build(source);
  expect((await build(source, "2")).count).toBe(1);
});

it.each([
  ["./a.svg", "docs/a.svg"],
  ["/b.svg", "public/b.svg"],
])("compiles again when the image %s changes", async (url, file) => {
  const { root, source, build } = await createSetup();
  const withImage = { ...source, body: `![Alt text](${url})` };
  await build(withImage);
  expect((await build(withImage)).count).toBe(0);
  await writeFile(path.join(root, file), "<svg></svg>");
  expect((await build(withImage)).count).toBe(1);
  await utimes(path.join(root, file), 1, 1);
  expect((await build(withImage)).count).toBe(1);
});
