/** One value in the browser's storage. Storage that is denied, broken or full counts as empty, because the site never depends on it. */

export type StorageKind = "local" | "session";

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  remove(): void;
  /** Calls the listener after changes of this tab and, for local storage, of other tabs. */
  subscribe(listener: () => void): () => void;
}

/** The `storage` event only reaches other tabs, so this map serves the listeners of this one. */
const listenersByKey = new Map<string, Set<() => void>>();
let hasWarned = false;

export function createStorageSlot(key: string, kind: StorageKind = "local"): StorageSlot {
  const listenerKey = `${kind} ${key}`;
  const write = (change: (storage: Storage) => void) => {
    const isWritten = tryStorage(kind, (storage) => (change(storage), true));
    if (isWritten) listenersByKey.get(listenerKey)?.forEach((listener) => listener());
  };

  return {
    get: () => tryStorage(kind, (storage) => storage.getItem(key)),
    set: (value) => write((storage) => storage.setItem(key, value)),
    remove: () => write((storage) => storage.removeItem(key)),
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        const isOurs = event.key === key || event.key === null;
        if (isOurs && isStorageArea(event.storageArea, kind)) listener();
      };
      const listeners = listenersByKey.get(listenerKey) ?? new Set();
      listenersByKey.set(listenerKey, listeners.add(listener));
      window.addEventListener("storage", handleStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", handleStorage);
      };
    },
  };
}

/** Where storage is denied, even reading `window.localStorage` throws. */
function tryStorage<T>(kind: StorageKind, action: (storage: Storage) => T): T | null {
  try {
    return action(kind === "local" ? window.localStorage : window.sessionStorage);
  } catch (error) {
    if (!hasWarned) console.warn("Browser storage is unavailable; settings last until the page is left.", error);
    hasWarned = true;
    return null;
  }
}

/** An event that a script dispatched may have no area. */
function isStorageArea(area: Storage | null, kind: StorageKind): boolean {
  return area === null || tryStorage(kind, (storage) => storage === area) === true;
}
