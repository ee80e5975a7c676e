/** A list in the browser's storage. Storage may be denied, broken or full: search never depends on it. */

/** All that documentation searches store, ours among it. */
const SEARCH_KEYS = "__DOCSEARCH_";

export function readList(storage: Storage | undefined, key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    if (Array.isArray(list)) return list.filter((entry) => entry !== null);
  } catch {
    // Not written by a search: taken away below.
  }
  tryStorage(() => storage?.removeItem(key));
  return [];
}

export function writeList(storage: Storage | undefined, key: string, list: unknown[]): void {
  if (!storage) return;
  const write = () => storage.setItem(key, JSON.stringify(list));
  if (tryStorage(write)) return;
  makeRoom(storage);
  tryStorage(write);
}

/** Full: half of what searches have stored goes, the largest first. */
function makeRoom(storage: Storage): void {
  tryStorage(() => {
    const sizes = Object.keys(storage)
      .filter((key) => key.startsWith(SEARCH_KEYS))
      .map((key) => ({ key, size: storage.getItem(key)?.length ?? 0 }))
      .toSorted((a, b) => b.size - a.size);
    for (const { key } of sizes.slice(0, Math.ceil(sizes.length / 2))) storage.removeItem(key);
  });
}

function tryStorage(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
