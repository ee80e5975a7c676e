/** One value in the browser's storage. Storage that is denied, broken or full is treated as empty: the site never depends on it. */

export type StorageKind = "local" | "session";

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  remove(): void;
  /** Tells of changes made by this tab and, for local storage, by others. */
  subscribe(listener: () => void): () => void;
}

/** The `storage` event only reaches other tabs, so changes of this one are told here. */
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

/** Merely naming `window.localStorage` throws where storage is denied. */
function tryStorage<T>(kind: StorageKind, action: (storage: Storage) => T): T | null {
  try {
    return action(kind === "local" ? window.localStorage : window.sessionStorage);
  } catch (error) {
    if (!hasWarned) console.warn("Browser storage is unavailable; settings last until the page is left.", error);
    hasWarned = true;
    return null;
  }
}

/** An event made by a script may carry no area. */
function isStorageArea(area: Storage | null, kind: StorageKind): boolean {
  return area === null || tryStorage(kind, (storage) => storage === area) === true;
}
