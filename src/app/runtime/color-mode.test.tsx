// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  ColorModeProvider,
  createColorModeStore,
  getNextChoice,
  parseChoice,
  resolveMode,
  useColorMode,
} from "./color-mode.tsx";

const config = { defaultMode: "light", disableSwitch: false, respectSystem: true } as const;
const system = { matches: false, listeners: new Set<() => void>() };
const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  system.listeners.clear();
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return system.matches;
        },
        addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

function changeSystem(isDark: boolean) {
  system.matches = isDark;
  for (const listener of system.listeners) listener();
}

test("the switch goes through light, dark and system, or just between dark and light", () => {
  expect(getNextChoice("light", true)).toBe("dark");
  expect(getNextChoice("dark", true)).toBe("system");
  expect(getNextChoice("system", true)).toBe("light");
  expect(getNextChoice("light", false)).toBe("dark");
  expect(getNextChoice("dark", false)).toBe("light");
});

test("the mode follows the choice, or the system", () => {
  expect(resolveMode("dark", false)).toBe("dark");
  expect(resolveMode("light", true)).toBe("light");
  expect(resolveMode("system", true)).toBe("dark");
  expect(resolveMode("system", false)).toBe("light");
});

test("nothing valid stored means system, or the default where the system is not asked", () => {
  expect(parseChoice("dark", config)).toBe("dark");
  expect(parseChoice("purple", config)).toBe("system");
  expect(parseChoice(null, { ...config, respectSystem: false, defaultMode: "dark" })).toBe("dark");
  expect(parseChoice("dark", { ...config, disableSwitch: true })).toBe("system");
});

describe("store", () => {
  test("writes the choice to storage and to <html>", () => {
    const store = createColorModeStore(config);
    const listener = vi.fn();
    store.subscribe(listener);
    expect(html.dataset).toMatchObject({ theme: "light", themeChoice: "system" });
    store.setChoice("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(html.dataset).toMatchObject({ theme: "dark", themeChoice: "dark" });
    expect(listener).toHaveBeenCalledTimes(1);
    store.setChoice("system");
    expect(localStorage.getItem("theme")).toBeNull();
    expect(store.getState()).toEqual({ choice: "system", mode: "light" });
  });

  test("follows the system live, but not against a choice", () => {
    const store = createColorModeStore(config);
    store.subscribe(() => {});
    changeSystem(true);
    expect(store.getState()).toEqual({ choice: "system", mode: "dark" });
    store.setChoice("light");
    changeSystem(false);
    changeSystem(true);
    expect(store.getState()).toEqual({ choice: "light", mode: "light" });
  });

  test("picks up other tabs", () => {
    const store = createColorModeStore(config);
    store.subscribe(() => {});
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark", storageArea: localStorage }));
    expect(store.getState()).toEqual({ choice: "dark", mode: "dark" });
    expect(html.dataset.theme).toBe("dark");
  });

  test("a disabled switch forgets what was stored and changes nothing", () => {
    localStorage.setItem("theme", "dark");
    const store = createColorModeStore({ ...config, disableSwitch: true });
    store.subscribe(() => {});
    expect(localStorage.getItem("theme")).toBeNull();
    store.setChoice("dark");
    expect(store.getState()).toEqual({ choice: "system", mode: "light" });
  });

  test("works without storage", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("denied");
    });
    const store = createColorModeStore(config);
    store.subscribe(() => {});
    store.setChoice("dark");
    expect(store.getState().mode).toBe("dark");
    vi.restoreAllMocks();
  });
});

describe("component", () => {
  const Probe = () => {
    const { choice, mode } = useColorMode();
    return `${choice} ${mode}`;
  };

  test("renders the default on the server", () => {
    localStorage.setItem("theme", "dark");
    const markup = renderToString(
      <ColorModeProvider config={config}>
        <Probe />
      </ColorModeProvider>,
    );
    expect(markup).toBe("system light");
  });

  test("throws outside of its provider", () => {
    expect(() => renderToString(<Probe />)).toThrow("useColorMode needs a <ColorModeProvider>.");
  });
});
