import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapOnCores } from "./map-on-cores.ts";

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
