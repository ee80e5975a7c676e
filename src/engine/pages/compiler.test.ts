import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createCache } from "../base/cache.ts";
import { loadCompileIndex } from "./compile-index.ts";
import { createCompiler } from "./compiler.ts";
import type { CompileInput } from "../markdown/context.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import { createFolder } from "../testing/values.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>';

const compile = vi.fn(async (source: CompileInput) => JSON.stringify(await compileMarkdown(source)));

async function createSetup() {
  const root = await createFolder({ "docs/a.svg": SVG, "public/b.svg": SVG });
  const source: CompileInput = {
    file: "docs/a.md",
    body: "Text.",
    bodyOffset: 4,
    base: "/",
    root,
    routes: { "docs/a.md": "/docs/a" },
  };
  /** Compiles like a new build, which has nothing in memory. */
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
  expect(await build(source)).toEqual({ compiled: expect.objectContaining({ html: "<p>Text.</p>" }), count: 0 });
});

it("reads the large parts of an unchanged source only when they are asked for", async () => {
  const { root, source } = await createSetup();
  const cacheDir = path.join(root, ".cache");
  const build = async () => {
    const cache = createCache(cacheDir);
    const index = loadCompileIndex(cache);
    const compiled = await createCompiler({ cache, engineHash: "1", compile, index })(source);
    index.save();
    return compiled;
  };
  const { html, names, key } = await build();
  const entries = () =>
    readdirSync(path.join(cacheDir, "markdown")).map((name) => path.join(cacheDir, "markdown", name));
  const unread = await build();
  expect([unread.names, unread.key]).toEqual([names, key]);
  for (const entry of entries()) writeFileSync(entry, JSON.stringify({ html: "<p>Read.</p>" }));
  expect(unread.html).toBe("<p>Read.</p>");
  // Without the entry, the index is of no use.
  for (const entry of entries()) rmSync(entry);
  expect((await build()).html).toBe(html);
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
  const withImage = { ...source, body: `![Shows [x]](${url})` };
  await build(withImage);
  expect((await build(withImage)).count).toBe(0);
  await writeFile(path.join(root, file), SVG.replace("4", "8"));
  expect((await build(withImage)).count).toBe(1);
  await utimes(path.join(root, file), 1, 1);
  expect((await build(withImage)).count).toBe(1);
});

it("compiles again when a missing image comes", async () => {
  const { root, source, build } = await createSetup();
  const withImage = { ...source, body: '<img src="c.svg" alt="">' };
  expect((await build(withImage)).compiled.problems).toHaveLength(1);
  await writeFile(path.join(root, "docs/c.svg"), SVG);
  expect((await build(withImage)).compiled.problems).toEqual([]);
});

it("compiles again when a file that the page includes changes, appears or goes", async () => {
  const { root, source, build } = await createSetup();
  const page = { ...source, body: '```js file="hello.js"\n```' };
  expect((await build(page)).compiled.problems).toHaveLength(1);
  await writeFile(path.join(root, "docs/hello.js"), "one;\n");
  expect((await build(page)).compiled).toMatchObject({ problems: [], html: expect.stringContaining("one;") });
  expect((await build(page)).count).toBe(0);
  await writeFile(path.join(root, "docs/hello.js"), "another;\n");
  expect((await build(page)).compiled.html).toContain("another;");
});
