import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linkFiles, removeOthers, writeFiles } from "./write-output.ts";

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), "output-"))));
afterEach(() => rmSync(dir, { recursive: true }));

const write = (files: Record<string, string>) =>
  writeFiles(
    dir,
    Object.entries(files).map(([name, contents]) => ({ path: name, contents })),
  );
const list = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string) => readFileSync(path.join(dir, name), "utf8");

it("writes into folders that are not there yet", () => {
  const outDir = path.join(dir, "dist");
  removeOthers(outDir, ["a.txt"]);
  writeFiles(outDir, [{ path: "b/c/a.txt", contents: "a" }]);
  expect(read("dist/b/c/a.txt")).toBe("a");
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

it("removes files and folders that no longer belong to the site", () => {
  write({ "index.html": "", "docs/a.html": "", "docs/b.html": "", "blog/old/a.html": "" });
  removeOthers(dir, ["index.html", "docs/b.html"]);
  expect(list()).toEqual(["docs/b.html", "index.html"]);
  expect(readdirSync(dir)).toEqual(["docs", "index.html"]);
});

it("a file may become a folder, and a folder a file", () => {
  write({ a: "", "b/c": "" });
  removeOthers(dir, ["a/c", "b"]);
  write({ "a/c": "1", b: "2" });
  expect([read("a/c"), read("b")]).toEqual(["1", "2"]);
});

it("a file that changes loses what was compressed from the one before", () => {
  write({ "a.html": "before", "a.html.br": "b", "a.html.gz": "g", "b.html": "same", "b.html.br": "b" });
  write({ "a.html": "after", "b.html": "same" });
  expect(list()).toEqual(["a.html", "b.html", "b.html.br"]);
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
