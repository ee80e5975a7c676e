/** Desktop or mobile layout, for what styles alone cannot decide. Unknown while rendering on the server and hydrating. */
import { useSyncExternalStore } from "react";
import { DESKTOP_BREAKPOINT_PX } from "../../shared/constants.ts";

export type LayoutMode = "ssr" | "desktop" | "mobile";

export function getLayoutMode(width: number): LayoutMode {
  return width > DESKTOP_BREAKPOINT_PX ? "desktop" : "mobile";
}

export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore<LayoutMode>(
    watchWidth,
    () => getLayoutMode(window.innerWidth),
    () => "ssr",
  );
}

function watchWidth(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
