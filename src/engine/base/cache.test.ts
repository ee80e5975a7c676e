import { mkdir, readdir, readFile, utimes } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createCache, hashOf } from "./cache.ts";
import { createFolder } from "../testing/values.ts";

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe("remember", () => {
  it("computes once for each key, also for the next build", async () => {
    const dir = await createFolder();
    const compute = vi.fn(() => ({ value: 1 }));
    expect(await createCache(dir).remember("a", "key", compute)).toEqual({ value: 1 });
    expect(await createCache(dir).remember("a", "key", compute)).toEqual({ value: 1 });
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("keeps kinds and keys apart", async () => {
    const cache = createCache(await createFolder());
    expect(await cache.remember("a", ["x", 1], () => 1)).toBe(1);
    expect(await cache.remember("a", ["x", 2], () => 2)).toBe(2);
    expect(await cache.remember("b", ["x", 1], () => 3)).toBe(3);
  });

  it("keeps bytes as they are", async () => {
    const dir = await createFolder();
    const bytes = Buffer.from([0, 255, 10, 13]);
    await createCache(dir).rememberBytes("bytes", "key", () => bytes);
    expect(await createCache(dir).rememberBytes("bytes", "key", () => Buffer.from("other"))).toEqual(bytes);
  });

  it("keeps no failure and leaves nothing half-written", async () => {
    const dir = await createFolder();
    const cache = createCache(dir);
    await expect(cache.remember("a", "key", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await listFiles(dir)).toEqual([]);
    expect(await cache.remember("a", "key", () => 2)).toBe(2);
    expect(await listFiles(dir)).toHaveLength(1);
  });

  it("survives two writers of one entry", async () => {
    const dir = await createFolder();
    const [one, two] = [createCache(dir), createCache(dir)];
    expect(
      await Promise.all([
        one.remember("a", "k", () => "x"),
        one.remember("a", "k", () => "x"),
        two.remember("a", "k", () => "x"),
      ]),
    ).toEqual(["x", "x", "x"]);
    expect(await listFiles(dir)).toHaveLength(1);
  });
});

describe("prune of bundles", () => {
  it("keeps the newest, and what may be in use", async () => {
    const dir = await createFolder();
    const hour = 60 * 60 * 1000;
    const create = async (name: string, hours: number) => {
      await mkdir(path.join(dir, "bundle", name, "client"), { recursive: true });
      const time = new Date(Date.now() - hours * hour);
      await utimes(path.join(dir, "bundle", name), time, time);
    };
    for (let index = 0; index < 12; index++) await create(`old-${index}`, 2 + index);
    for (let index = 0; index < 3; index++) await create(`new-${index}`, 0.5);
    await createCache(dir).prune();
    const left = (await readdir(path.join(dir, "bundle"))).sort();
    expect(left).toEqual(["new-0", "new-1", "new-2", "old-0", "old-1", "old-2", "old-3", "old-4"]);
  });

  it("removes none that is younger than an hour", async () => {
    const dir = await createFolder();
    for (let index = 0; index < 12; index++) await mkdir(path.join(dir, "engine", String(index)), { recursive: true });
    await createCache(dir).prune();
    expect(await readdir(path.join(dir, "engine"))).toHaveLength(12);
  });
});

describe("prune", () => {
  it("removes what is old and unused, and nothing else", async () => {
    const dir = await createFolder();
    const before = createCache(dir);
    for (const name of ["old and used", "old and unused", "new and unused"])
      await before.remember("a", name, () => name);
    await before.remember("a kind of old", "key", () => "old and of no kind");
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    for (const file of await listFiles(dir)) {
      if (!(await readFile(file, "utf8")).includes("new")) await utimes(file, eightDaysAgo, eightDaysAgo);
    }
    const now = createCache(dir);
    await now.remember("a", "old and used", () => "computed again");
    await now.prune();
    const left = await Promise.all(
      (await listFiles(path.join(dir, "a"))).map(async (file) => JSON.parse(await readFile(file, "utf8")) as string),
    );
    expect(left.sort()).toEqual(["new and unused", "old and used"]);
    expect(await listFiles(path.join(dir, "a kind of old"))).toEqual([]);
  });

  it("looks for old entries once a day", async () => {
    const dir = await createFolder();
    await createCache(dir).remember("a", "old", () => "old");
    const prune = async (daysAgo: number) => {
      const time = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
      for (const file of await listFiles(dir)) if (!file.endsWith("pruned")) await utimes(file, time, time);
      await createCache(dir).prune();
      return (await listFiles(path.join(dir, "a"))).length;
    };
    expect([await prune(0), await prune(8)]).toEqual([1, 1]);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(path.join(dir, "pruned"), yesterday, yesterday);
    expect(await prune(8)).toBe(0);
  });

  it("of a folder that does not exist does nothing", async () => {
    await expect(createCache("/does/not/exist").prune()).resolves.toBeUndefined();
  });
});

describe("hashes", () => {
  it("differ with the value", () => {
    expect(hashOf({ a: 1 })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
    expect(hashOf("text")).toBe(hashOf(Buffer.from("text")));
  });
});
