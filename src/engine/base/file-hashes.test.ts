import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createFolder } from "../testing/values.ts";
import { hashFile, hashFiles } from "./file-hashes.ts";
import { PROJECT_ROOT } from "./project-root.ts";

const folder = path.join(PROJECT_ROOT, ".cache", `file-hashes-test-${process.pid}`);
const file = path.join(folder, "a.ts");

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** As if the file had been there for a while. */
function hashLater(): string {
  const time = Date.now() + 60_000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(time);
  const hash = hashFile(file);
  clock.mockRestore();
  return hash;
}

it("hashes a file again when it has changed, even if size and time are the same", async () => {
  writeFileSync(file, "one");
  const time = new Date(2020, 1, 1);
  utimesSync(file, time, time);
  const one = hashLater();
  expect(hashLater()).toBe(one);
  // The clocks of file systems advance in steps.
  await setTimeout(50);
  writeFileSync(file, "two");
  utimesSync(file, time, time);
  const two = hashLater();
  expect(two).not.toBe(one);
  await setTimeout(50);
  writeFileSync(file, "one");
  expect(hashLater()).toBe(one);
});

it("takes a missing file for an empty one", () => {
  const missing = hashFile(path.join(folder, "missing.ts"));
  writeFileSync(file, "");
  expect(hashFile(file)).toBe(missing);
});

describe("one hash of many files", () => {
  const hashFolder = async (files: Record<string, string>, extra: string[] = []) => {
    const root = await createFolder(files);
    return hashFiles(
      [root],
      extra.map((name) => path.join(root, name)),
    );
  };

  it("depends on names and contents, not on where the folder is", async () => {
    const hash = await hashFolder({ "a.ts": "1", "b/c.ts": "2" });
    expect(await hashFolder({ "a.ts": "1", "b/c.ts": "2" })).toBe(hash);
    expect(await hashFolder({ "a.ts": "1", "b/c.ts": "3" })).not.toBe(hash);
    expect(await hashFolder({ "a.ts": "1", "b/d.ts": "2" })).not.toBe(hash);
  });

  it("does not depend on tests", async () => {
    const hash = await hashFolder({ "a.ts": "1" });
    expect(await hashFolder({ "a.ts": "1", "a.test.ts": "2" })).toBe(hash);
  });

  it("takes a missing file for an empty one", async () => {
    expect(await hashFolder({ "a.ts": "1" }, ["lock"])).not.toBe(await hashFolder({ "a.ts": "1" }));
  });
});
