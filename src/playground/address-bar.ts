/** Keeps the address in step with the state, a moment later. */
import { createHash, createPlainHash, createSearch } from "./model/address.ts";
import type { PlaygroundData } from "./model/playground-data.ts";
import type { PlaygroundState } from "./model/state.ts";
import { createTimer } from "./timer.ts";

/** Safari allows 100 changes of the address in 30 seconds. */
const PAUSE = 400;

interface AddressBarOptions {
  data: PlaygroundData;
  getState(): PlaygroundState;
  /** After each attempt: whether the code fitted. */
  onSave(isTooLong: boolean): void;
}

export interface AddressBar {
  saveSoon(): void;
  forgetPending(): void;
  getLink(): Promise<string>;
}

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
      // Asked too often: the address follows with the next change.
    }
  }

  /** Nothing can be waited for any more. */
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
