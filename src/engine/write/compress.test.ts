import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCache } from "../base/cache.ts";
import { compressFiles, mapOnCores } from "./compress.ts";
import { createFolder } from "../testing/values.ts";

const long = "All work and no play. ".repeat(100);
const compress = async (files: Record<string, string | Buffer>) =>
  compressFiles(
    Object.entries(files).map(([path, contents]) => ({ path, contents })),
    createCache(await createFolder()),
  );

describe("a text file", () => {
  it("gets a brotli and a gzip sibling with the same content", async () => {
    const files = await compress({ "docs/a.html": long });
    expect(files.map(({ path }) => path)).toEqual(["docs/a.html.br", "docs/a.html.gz"]);
    expect(brotliDecompressSync(files[0]!.contents as Buffer).toString()).toBe(long);
    expect(gunzipSync(files[1]!.contents as Buffer).toString()).toBe(long);
  });

  it.each(["html", "css", "js", "json", "svg", "xml", "txt", "md"])("may be .%s", async (extension) => {
    expect(await compress({ [`a.${extension}`]: long })).toHaveLength(2);
  });

  it("that is short stays alone", async () => {
    expect(await compress({ "a.html": "x".repeat(511) })).toEqual([]);
    expect(await compress({ "a.html": "x".repeat(512) })).toHaveLength(2);
  });

  it("is measured in bytes", async () => {
    expect(await compress({ "a.html": "ü".repeat(300) })).toHaveLength(2);
  });
});

it("files that are compressed already stay alone", async () => {
  expect(await compress({ "a.png": Buffer.alloc(5000), "a.woff2": Buffer.alloc(5000), "a.html.br": long })).toEqual([]);
});

it("the second time, the results come from the cache", async () => {
  const dir = await createFolder();
  const files = [{ path: "a.html", contents: long }];
  const first = await compressFiles(files, createCache(dir));
  const cache = createCache(dir);
  const refuse = () => Promise.reject(new Error("computed again"));
  const second = await compressFiles(files, {
    ...cache,
    rememberBytes: (kind, key) => cache.rememberBytes(kind, key, refuse),
  });
  expect(second).toEqual(first);
});

it("what is a little above its limit is compressed as well as can be", async () => {
  let state = 1;
  const words = Array.from({ length: 4000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return ["pier", "buoy", "tidal", "mast", "harbour", "ferry"][state % 6];
  });
  const contents = words.join(" ");
  const measure = async (limit?: number) => {
    const [br] = await compressFiles([{ path: "a.html", contents, limit }], createCache(await createFolder()));
    return (br!.contents as Buffer).length;
  };
  const usual = await measure();
  expect(await measure(usual - 1)).toBeLessThan(usual);
  expect(await measure(usual)).toBe(usual);
  expect(await measure(Math.floor(usual / 2))).toBe(usual);
});

describe("work on all cores", () => {
  it("keeps the order, and only so many under way", async () => {
    let running = 0;
    let most = 0;
    const items = Array.from({ length: 20 }, (_, index) => index);
    const results = await mapOnCores(items, async (item) => {
      most = Math.max(most, ++running);
      await setTimeout(item % 3);
      running--;
      return item * 2;
    });
    expect(results).toEqual(items.map((item) => item * 2));
    expect(most).toBe(availableParallelism());
  });

  it("fails with the first that fails", async () => {
    await expect(mapOnCores([1, 2], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});
