/** What a reader left behind, kept in this browser and offered at the next visit. */
import { createStorageSlot } from "../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../shared/storage-keys.ts";
import { createPlainHash } from "./model/address.ts";
import type { FormatterData } from "./model/playground-data.ts";
import { isOwn, type PlaygroundState } from "./model/state.ts";

/** The storage is shared with the whole site and small. */
const LONGEST = 1_000_000;

export interface LastSession {
  /** As the fragment of an address: whatever can read one can read the other. */
  read(): string | undefined;
  save(state: PlaygroundState, formatter: FormatterData): void;
  forget(): void;
}

export function createLastSession(): LastSession {
  const slot = createStorageSlot(STORAGE_KEYS.playground);
  return {
    read: () => slot.get() ?? undefined,
    save(state, formatter) {
      const hash = isOwn(state, formatter) ? createPlainHash(state) : undefined;
      if (hash && hash.length <= LONGEST) slot.set(hash);
    },
    forget: slot.remove,
  };
}
