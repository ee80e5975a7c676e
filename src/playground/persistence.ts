/** Where the state is kept besides memory: in the address, which can be shared, and in the browser, for the next visit. */
import { createStorageSlot } from "../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../shared/storage-keys.ts";
import { createHash, createPlainHash, createSearch } from "./model/address.ts";
import type { FormatterData, PlaygroundData } from "./model/playground-data.ts";
import { isOwn, type PlaygroundState } from "./model/state.ts";
import { createTimer } from "./timer.ts";

/** Safari allows 100 changes of the address in 30 seconds. */
const PAUSE = 400;

interface AddressBarOptions {
  data: PlaygroundData;
  getState(): PlaygroundState;
  /** Called after each attempt. */
  onSave(isTooLong: boolean): void;
}

interface AddressBar {
  saveSoon(): void;
  forgetPending(): void;
  getLink(): Promise<string>;
}

/** The address follows the state after a pause. */
export function createAddressBar({ data, getState, onSave }: AddressBarOptions): AddressBar {
  let isPending = false;
  const timer = createTimer(() => void save());

  async function save(): Promise<void> {
    const state = getState();
    const hash = await createHash(state);
    if (!isPending || state !== getState()) return;
    write(state, hash);
    onSave(hash === undefined);
  }

  function write(state: PlaygroundState, hash = ""): void {
    isPending = false;
    try {
      history.replaceState(history.state, "", location.pathname + createSearch(state, data, location.search) + hash);
    } catch {
      // The browser refuses changes that come too fast. The address follows with the next one.
    }
  }

  // A page that is being left cannot wait for the compression.
  addEventListener("pagehide", () => isPending && write(getState(), createPlainHash(getState())));

  return {
    saveSoon() {
      isPending = true;
      timer.start(PAUSE);
    },
    forgetPending() {
      isPending = false;
      timer.stop();
    },
    async getLink() {
      const state = getState();
      const search = createSearch(state, data, location.search);
      return location.origin + location.pathname + search + ((await createHash(state)) ?? "");
    },
  };
}

/** The storage is small, and the whole site shares it. */
const LONGEST = 1_000_000;

interface LastSession {
  /** The state in the form of a fragment, so that the code that reads addresses can read it. */
  read(): string | undefined;
  save(state: PlaygroundState, formatter: FormatterData): void;
  forget(): void;
}

/** The code of this visit, which is offered to the reader at the next one. */
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
