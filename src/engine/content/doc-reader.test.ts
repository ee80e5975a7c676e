import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDocReader, readDoc } from "./doc-reader.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "docs-"));
  mkdirSync(path.join(root, "docs"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const target = (file: string) => path.join(root, file);
const write = (file: string, body: string) =>
  writeFileSync(target(file), `---\ntitle: A\ndescription: B.\nkeywords: { page: c }\n---\n\n${body}\n`);
const create = (engineHash = "engine") => createDocReader({ root, cacheDir: target("cache"), engineHash });

/** As if the files had been left alone for a while, so that their times are trusted. */
async function readLater(): Promise<void> {
  // Longer than a step of the clock of the file system, so that the next change has another time.
  await setTimeout(50);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
  const reader = create();
  for (const name of readdirSync(target("docs"))) reader.read(`docs/${name}`);
  reader.save();
}

/** What a reader returns is what is in the file, whether it has read it or not. Returns whether it has. */
function isRead(file: string, engineHash?: string): boolean {
  const { parsed, problems } = create(engineHash).read(file);
  const { frontMatter, bodyOffset, body, head } = parsed;
  expect({ parsed: { file, frontMatter, bodyOffset, body, head }, problems }).toEqual(readDoc(root, file));
  return parsed.bodyHash === undefined;
}

it("reads no doc that is as it was", async () => {
  write("docs/a.md", "One.");
  await readLater();
  expect(isRead("docs/a.md")).toBe(false);
});

it("reads a doc again that has changed in size, or not even in size and time", async () => {
  write("docs/a.md", "One.");
  write("docs/b.md", "One.");
  await readLater();
  const { atime, mtime } = statSync(target("docs/b.md"));
  write("docs/a.md", "Longer.");
  write("docs/b.md", "Two.");
  utimesSync(target("docs/b.md"), atime, mtime);
  expect(["docs/a.md", "docs/b.md"].map((file) => isRead(file))).toEqual([true, true]);
});

it("reads docs again that have changed their names, whatever their times are", async () => {
  write("docs/a.md", "One.");
  write("docs/b.md", "Two.");
  utimesSync(target("docs/a.md"), 1, 1);
  utimesSync(target("docs/b.md"), 1, 1);
  await readLater();
  renameSync(target("docs"), target("old"));
  mkdirSync(target("docs"));
  renameSync(target("old/a.md"), target("docs/b.md"));
  renameSync(target("old/b.md"), target("docs/a.md"));
  expect(["docs/a.md", "docs/b.md"].map((file) => isRead(file))).toEqual([true, true]);
});

it("does not trust the time of a doc that has just changed", () => {
  write("docs/a.md", "One.");
  const reader = create();
  reader.read("docs/a.md");
  reader.save();
  expect(isRead("docs/a.md")).toBe(true);
});

it("always reads docs with directives or with mistakes", async () => {
  write("docs/a.md", ":::option{name=semi}\n:::");
  writeFileSync(target("docs/b.md"), "No front matter.");
  await readLater();
  expect(["docs/a.md", "docs/b.md"].map((file) => isRead(file))).toEqual([true, true]);
});

it("knows nothing of another engine, and nothing from a damaged record", async () => {
  write("docs/a.md", "One.");
  await readLater();
  expect(isRead("docs/a.md", "newer engine")).toBe(true);
  writeFileSync(target("cache/docs.json"), readFileSync(target("cache/docs.json"), "utf8").slice(0, -9));
  expect(isRead("docs/a.md")).toBe(true);
});

it("gives no body that does not belong to what it knows", async () => {
  write("docs/a.md", "One.");
  await readLater();
  const { parsed } = create().read("docs/a.md");
  write("docs/a.md", "Two.");
  expect(() => parsed.body).toThrow("docs/a.md was changed while the site was being built");
});

it("says that a doc has changed", async () => {
  write("docs/a.md", "One.");
  write("docs/b.md", "Two.");
  await readLater();
  write("docs/b.md", "Three.");
  const onChange = vi.fn();
  const reader = createDocReader({ root, cacheDir: target("cache"), engineHash: "engine", onChange });
  reader.read("docs/a.md");
  expect(onChange).not.toHaveBeenCalled();
  reader.read("docs/b.md");
  expect(onChange).toHaveBeenCalledOnce();
});
