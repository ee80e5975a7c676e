import { useEffect } from "react";
import { findShortcut, type ShortcutName } from "./shortcuts.ts";

export function useShortcuts(actions: Record<ShortcutName, () => void>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const name = findShortcut(event);
      // Within a dialog, keys belong to the dialog.
      if (!name || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      actions[name]();
    };
    document.addEventListener("keydown", handle, true);
    return () => document.removeEventListener("keydown", handle, true);
  }, [actions]);
}
