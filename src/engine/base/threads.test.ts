import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import type { CompressedBytes, CompressTask } from "../write/compress-worker.ts";
import { createThreads } from "./threads.ts";

const threads = createThreads("compress", 2);
afterAll(() => threads.close());

function compress(text: string, gzipLevel = 1): Promise<CompressedBytes> {
  const settings = { params: {}, gzipLevel, limit: Infinity, betterQualities: [] };
  return threads.perform({ bytes: Buffer.from(text), settings } satisfies CompressTask);
}

it("each task gets its own answer", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index} `.repeat(200 * (20 - index)));
  const results = await Promise.all(texts.map((text) => compress(text)));
  expect(results.map(({ br }) => brotliDecompressSync(br).toString())).toEqual(texts);
});

it("a task that fails says why, and the others go on", async () => {
  const [bad, good] = await Promise.allSettled([compress("a", 99), compress("b")]);
  expect(bad).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("level") } });
  expect(good.status).toBe("fulfilled");
});

it("a task that is under way when its thread ends fails", async () => {
  const long = Array.from({ length: 200_000 }, (_, index) => index).join();
  const task = expect(compress(long)).rejects.toThrow('a thread of the program "compress" has ended');
  await threads.close();
  await task;
});

it("threads that are closed start again", async () => {
  await compress("a");
  await threads.close();
  expect(brotliDecompressSync((await compress("b")).br).toString()).toBe("b");
});
