/** The reader's color choice and the mode it leads to, mirrored into attributes of <html>. Free of React. */
import type { SiteData } from "../../shared/site.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { createStorageSlot } from "./storage.ts";

export type ColorMode = "light" | "dark";
export type ColorChoice = ColorMode | "system";
export type ColorModeConfig = SiteData["colorMode"];

export interface ColorModeState {
  choice: ColorChoice;
  mode: ColorMode;
}

export interface ColorModeStore {
  getState(): ColorModeState;
  setChoice(choice: ColorChoice): void;
  subscribe(listener: () => void): () => void;
}

export function getNextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (!respectSystem) return choice === "dark" ? "light" : "dark";
  return choice === "light" ? "dark" : choice === "dark" ? "system" : "light";
}

export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  return choice === "system" ? (prefersDark ? "dark" : "light") : choice;
}

/** Without a valid stored choice the system decides, or the configured mode where the system is not asked. */
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

  // The choice is kept here as well, so that the switch works where storage does not.
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
