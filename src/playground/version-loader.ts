/** Waits for the data of versions that a reader chooses. An answer that comes late must not replace a newer choice. */
import type { FormatterStore } from "./formatter-store.ts";
import type { FormatterData } from "./model/playground-data.ts";
import type { SideName } from "./model/state.ts";

interface LoaderOptions {
  store: FormatterStore;
  getPlugins(): string[] | undefined;
  onMissing(name: string): void;
}

export interface VersionLoader {
  /** Calls the action unless another version was chosen for this side meanwhile. */
  withFormatter(
    name: string,
    side: SideName,
    action: (formatter: FormatterData) => void | Promise<void>,
  ): Promise<void>;
  /** Drops what is being waited for. */
  forget(): void;
}

export function createVersionLoader({ store, getPlugins, onMissing }: LoaderOptions): VersionLoader {
  const turns = { left: 0, right: 0 };
  return {
    async withFormatter(name, side, action) {
      const turn = ++turns[side];
      try {
        const formatter = await store.load(name, getPlugins());
        if (turn === turns[side]) await action(formatter);
      } catch {
        if (turn === turns[side]) onMissing(name);
      }
    },
    forget() {
      turns.left++;
      turns.right++;
    },
  };
}
