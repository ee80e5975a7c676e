import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadBuildRecord } from "./build-record.ts";

let root: string;
let outDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "record-"));
  outDir = path.join(root, "dist");
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (engineHash = "engine") => loadBuildRecord({ outDir, cacheDir: path.join(root, "cache"), engineHash });
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
  writeFileSync(path.join(outDir, name), text);
  return { path: name, size: text.length };
};

async function build(): Promise<void> {
  const record = await load();
  record.note("one", { files: [write("docs/a.html", "first")], compressed: [write("docs/a.html.br", "1")] });
  record.note("two", { files: [write("b.html", "second")], compressed: [] });
  record.save();
}

it("knows everything that is in the folder, with or without a record", async () => {
  write("docs/a.html", "by hand");
  mkdirSync(path.join(outDir, "empty/folder"), { recursive: true });
  expect((await load()).listOld().sort()).toEqual(["docs/a.html", "empty/folder/"]);
  await build();
  expect((await load()).listOld().sort()).toEqual(["b.html", "docs/a.html", "docs/a.html.br", "empty/folder/"]);
});

it("keeps what is as it was written, and nothing that misses a file or has another", async () => {
  await build();
  rmSync(path.join(outDir, "docs/a.html.br"));
  const record = await load();
  expect(record.keep("one")).toBeUndefined();
  expect(record.keep("two")).toEqual({ files: [{ path: "b.html", size: 6 }], compressed: [] });
  expect(record.listOld()).toEqual(["docs/a.html", "docs/a.html.br"]);
  write("b.html", "third!!");
  expect((await load()).keep("two")).toBeUndefined();
});

it("keeps nothing of another engine, but knows its files", async () => {
  await build();
  const record = await load("newer engine");
  expect(record.keep("two")).toBeUndefined();
  expect(record.listOld()).toContain("b.html");
});

it("keeps a group from one build to the next", async () => {
  await build();
  const record = await load();
  record.keep("two");
  record.save();
  const next = await load();
  expect(next.keep("one")).toBeUndefined();
  expect(next.keep("two")).toBeDefined();
});
