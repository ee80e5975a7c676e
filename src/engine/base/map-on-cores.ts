import { availableParallelism } from "node:os";

/** Like `map` and `Promise.all`, with no more under way than there are cores: each further one would only hold its memory. */
export async function mapOnCores<Item, Result>(
  items: Item[],
  perform: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await perform(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
