/** Shortcuts that work everywhere on the page. All need Control or Command, so that no character becomes impossible to type. */
import { useEffect } from "react";

export type ShortcutName = "takeOutput" | "run" | "insertName" | "options" | "config" | "help";

interface Shortcut {
  name: ShortcutName;
  /** The key as the event names it, in lower case. */
  key: string;
  isShift: boolean;
  /** The keys as the list of shortcuts shows them. */
  label: string;
}

export const SHORTCUTS: Shortcut[] = [
  { name: "takeOutput", key: "s", isShift: false, label: "Mod S" },
  { name: "run", key: "enter", isShift: false, label: "Mod Enter" },
  { name: "insertName", key: ";", isShift: false, label: "Mod ;" },
  { name: "options", key: ".", isShift: false, label: "Mod ." },
  { name: "config", key: ",", isShift: false, label: "Mod ," },
  { name: "help", key: "?", isShift: true, label: "Mod ?" },
];

function findShortcut(event: KeyboardEvent): ShortcutName | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  return SHORTCUTS.find((each) => each.key === key && each.isShift === event.shiftKey)?.name;
}

export function useShortcuts(actions: Record<ShortcutName, () => void>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const name = findShortcut(event);
      // Shortcuts do nothing while a dialog is open.
      if (!name || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      actions[name]();
    };
    document.addEventListener("keydown", handle, true);
    return () => document.removeEventListener("keydown", handle, true);
  }, [actions]);
}
