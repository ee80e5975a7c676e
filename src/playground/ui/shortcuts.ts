/** Keys that do something everywhere on the page. All with Control or Command, so that none takes a sign away from who types. */
export type ShortcutName = "takeOutput" | "run" | "insertName" | "options" | "config" | "help";

export interface Shortcut {
  name: ShortcutName;
  /** As the event names it. */
  key: string;
  isShift: boolean;
  /** As people read it. */
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

export function findShortcut(event: KeyboardEvent): ShortcutName | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  return SHORTCUTS.find((each) => each.key === key && each.isShift === event.shiftKey)?.name;
}
