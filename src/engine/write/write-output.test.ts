import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStage } from "./stage-files.ts";
import { linkFiles, moveFiles, removeOld, writeOutput } from "./write-output.ts";

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), "output-"))));
afterEach(() => rmSync(dir, { recursive: true }));

const stageFiles = (files: Record<string, string>, outDir = dir) => {
  const stage = createStage(outDir);
  return { stage, staged: Object.entries(files).map(([name, contents]) => stage.add({ path: name, contents })) };
};
const write = (files: Record<string, string>, outDir = dir) => {
  const { stage, staged } = stageFiles(files, outDir);
  moveFiles(outDir, staged);
  stage.clear();
};
const list = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string) => readFileSync(path.join(dir, name), "utf8");

it("writes into folders that are not there yet", () => {
  const outDir = path.join(dir, "dist");
  removeOld(outDir, { old: [], names: ["a.txt"] });
  write({ "b/c/a.txt": "a" }, outDir);
  expect(read("dist/b/c/a.txt")).toBe("a");
});

it("changes nothing before all files are there, and leaves nothing beside the folder", () => {
  write({ "a.html": "before" });
  const { stage, staged } = stageFiles({ "a.html": "after!", "b.html": "b" });
  expect(list()).toEqual(["a.html"]);
  expect(read("a.html")).toBe("before");
  expect(staged.map(({ size }) => size)).toEqual([6, 1]);
  stage.clear();
  expect(existsSync(`${dir}.new`)).toBe(false);
});

it("leaves alone what is right already", () => {
  const old = new Date(2020, 1, 1);
  write({ "same.html": "same", "other.html": "before" });
  for (const name of list()) utimesSync(path.join(dir, name), old, old);
  write({ "same.html": "same", "other.html": "after!" });
  expect(statSync(path.join(dir, "same.html")).mtime).toEqual(old);
  expect(statSync(path.join(dir, "other.html")).mtime).not.toEqual(old);
  expect(read("other.html")).toBe("after!");
});

it("has the file that says that the folder is whole, even if nothing has changed", async () => {
  for (const time of ["first", "second"]) {
    const { stage, staged } = stageFiles({ "a.html": time, "whole.json": "{}" });
    await writeOutput(dir, { files: staged, packing: [], old: list(), last: "whole.json" });
    stage.clear();
    expect(list(), time).toEqual(["a.html", "whole.json"]);
  }
  expect(existsSync(`${dir}.whole.json`)).toBe(false);
});

it("removes files and folders that no longer belong to the site", () => {
  write({ "index.html": "", "docs/a.html": "", "docs/b.html": "", "blog/old/a.html": "" });
  mkdirSync(path.join(dir, "empty/folder"), { recursive: true });
  removeOld(dir, { old: [...list(), "empty/folder/"], names: ["index.html", "docs/b.html"] });
  expect(list()).toEqual(["docs/b.html", "index.html"]);
  expect(readdirSync(dir)).toEqual(["docs", "index.html"]);
});

it("a file may become a folder, and a folder a file", () => {
  write({ a: "", "b/c": "" });
  const { stage, staged } = stageFiles({ "a/c": "1", b: "2" });
  removeOld(dir, { old: ["a", "b/c"], names: ["a/c", "b"] });
  moveFiles(dir, staged);
  stage.clear();
  expect([read("a/c"), read("b")]).toEqual(["1", "2"]);
});

it("a file that changes loses what was compressed from the one before", () => {
  write({ "a.html": "before", "a.html.br": "b", "a.html.gz": "g", "b.html": "same", "b.html.br": "b" });
  write({ "a.html": "after", "b.html": "same" });
  expect(list()).toEqual(["a.html", "b.html", "b.html.br"]);
});

it("a file that is mended keeps what was compressed from it", () => {
  write({ "a.html": "text", "a.html.br": "b" });
  writeFileSync(path.join(dir, "a.html"), "test");
  write({ "a.html": "text", "a.html.br": "b" });
  expect(list()).toEqual(["a.html", "a.html.br"]);
});

it("links files that are on the disk already, and replaces those that others have taken the place of", () => {
  write({ "store/a": "first", "store/b": "second" });
  const source = (name: string) => path.join(dir, "store", name);
  linkFiles(dir, [{ path: "assets/1/a.js", source: source("a") }]);
  expect(read("assets/1/a.js")).toBe("first");
  expect(statSync(path.join(dir, "assets/1/a.js")).ino).toBe(statSync(source("a")).ino);
  linkFiles(dir, [{ path: "assets/1/a.js", source: source("b") }]);
  expect([read("assets/1/a.js"), read("store/a")]).toEqual(["second", "first"]);
});
