import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { hashFile } from "./file-hashes.ts";
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
