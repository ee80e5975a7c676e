/**
 * The reader's color choice and the mode it leads to, mirrored into attributes of <html>. A store keeps them, free of React;
 * components get them from a context.
 */
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import type { SiteData } from "../../shared/site.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { createStorageSlot } from "./storage.ts";

type ColorMode = "light" | "dark";
type ColorChoice = ColorMode | "system";
type ColorModeConfig = SiteData["colorMode"];

interface ColorModeState {
  choice: ColorChoice;
  mode: ColorMode;
}

interface ColorModeStore {
  getState(): ColorModeState;
  setChoice(choice: ColorChoice): void;
  subscribe(listener: () => void): () => void;
}

interface ColorModeValue extends ColorModeState {
  cycle(): void;
  setChoice(choice: ColorChoice): void;
}

const ColorModeContext = createContext<ColorModeValue | null>(null);

/** While hydrating, the mode is the configured default, as in the HTML; right after that it is the real one. */
export function ColorModeProvider({ config, children }: { config: ColorModeConfig; children: ReactNode }) {
  const [store] = useState(() => createColorModeStore(config));
  const [serverState] = useState(() => ({ choice: parseChoice(null, config), mode: config.defaultMode }));
  const state = useSyncExternalStore(store.subscribe, store.getState, () => serverState);
  const value = useMemo<ColorModeValue>(
    () => ({
      ...state,
      // Asks the store, because a second press may come before React has rendered the first.
      cycle: () => store.setChoice(getNextChoice(store.getState().choice, config.respectSystem)),
      setChoice: store.setChoice,
    }),
    [state, store, config],
  );
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

export function useColorMode(): ColorModeValue {
  const value = use(ColorModeContext);
  if (!value) throw new Error("useColorMode needs a <ColorModeProvider>.");
  return value;
}

export function getNextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (!respectSystem) return choice === "dark" ? "light" : "dark";
  return choice === "light" ? "dark" : choice === "dark" ? "system" : "light";
}

export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  return choice === "system" ? (prefersDark ? "dark" : "light") : choice;
}

/** Without a valid stored choice the system decides, or the configured mode if the site ignores the system. */
export function parseChoice(stored: string | null, config: ColorModeConfig): ColorChoice {
  if (!config.disableSwitch && (stored === "light" || stored === "dark")) return stored;
  return config.respectSystem ? "system" : config.defaultMode;
}

export function createColorModeStore(config: ColorModeConfig): ColorModeStore {
  const slot = createStorageSlot(STORAGE_KEYS.theme);
  const listeners = new Set<() => void>();
  let state: ColorModeState | undefined;

  const prefersDark = () => getDarkQuery().matches;
  const getState = () => (state ??= createState(parseChoice(slot.get(), config), prefersDark()));

  // The state is kept here as well, so that the switch works without storage.
  const update = (choice: ColorChoice) => {
    const next = createState(choice, prefersDark());
    if (state?.choice === next.choice && state.mode === next.mode) return;
    state = next;
    showState(next);
    for (const listener of listeners) listener();
  };

  return {
    getState,
    setChoice(choice) {
      if (config.disableSwitch) return;
      update(choice);
      if (choice === "system") slot.remove();
      else slot.set(choice);
    },
    subscribe(listener) {
      if (config.disableSwitch) slot.remove();
      const handleSystem = () => update(getState().choice);
      const query = getDarkQuery();
      query.addEventListener("change", handleSystem);
      const stopSlot = slot.subscribe(() => update(parseChoice(slot.get(), config)));
      listeners.add(listener);
      showState(getState());
      return () => {
        query.removeEventListener("change", handleSystem);
        stopSlot();
        listeners.delete(listener);
      };
    },
  };
}

function createState(choice: ColorChoice, prefersDark: boolean): ColorModeState {
  return { choice, mode: resolveMode(choice, prefersDark) };
}

function getDarkQuery(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}

function showState({ choice, mode }: ColorModeState): void {
  const { dataset } = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = choice;
}
