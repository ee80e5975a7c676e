/** The color mode for components. While hydrating it is the configured default, as in the HTML, and right after that the real one. */
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import {
  createColorModeStore,
  getNextChoice,
  parseChoice,
  type ColorChoice,
  type ColorModeConfig,
  type ColorModeState,
} from "./color-mode-store.ts";

export { getNextChoice, resolveMode } from "./color-mode-store.ts";

interface ColorModeValue extends ColorModeState {
  cycle(): void;
  setChoice(choice: ColorChoice): void;
}

const ColorModeContext = createContext<ColorModeValue | null>(null);

export function ColorModeProvider({ config, children }: { config: ColorModeConfig; children: ReactNode }) {
  const [store] = useState(() => createColorModeStore(config));
  const [serverState] = useState(() => ({ choice: parseChoice(null, config), mode: config.defaultMode }));
  const state = useSyncExternalStore(store.subscribe, store.getState, () => serverState);
  const value = useMemo<ColorModeValue>(
    () => ({
      ...state,
      // Asks the store: two quick presses may come before React shows the first.
      cycle: () => store.setChoice(getNextChoice(store.getState().choice, config.respectSystem)),
      setChoice: store.setChoice,
    }),
    [state, store, config],
  );
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

export function useColorMode(): ColorModeValue {
  const value = use(ColorModeContext);
  if (!value) throw new Error("useColorMode was called outside of <ColorModeProvider>.");
  return value;
}
