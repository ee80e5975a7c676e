/** The keys of the editor, apart from those that every text field has. A test compares them with the keymaps of the editor. */

interface EditorShortcut {
  /** As the keymaps write them, several where they belong together. */
  keys: string[];
  label: string;
  meaning: string;
}

export const EDITOR_SHORTCUTS: EditorShortcut[] = [
  { keys: ["Tab"], label: "Tab, Shift Tab", meaning: "Indent more and less, in the editor" },
  { keys: [], label: "Escape, Tab", meaning: "Leave the editor" },
  { keys: ["Ctrl-m"], label: "Ctrl M", meaning: "Let Tab leave the editor, until the next time" },
  { keys: ["Mod-[", "Mod-]"], label: "Mod [ and Mod ]", meaning: "Indent less and more" },
  { keys: ["Mod-Alt-\\"], label: "Mod Alt \\", meaning: "Indent the selection anew" },
  { keys: ["Mod-z", "Mod-y"], label: "Mod Z, Mod Y", meaning: "Undo and redo" },
  { keys: ["Mod-u", "Alt-u"], label: "Mod U, Alt U", meaning: "Undo and redo a selection" },
  { keys: ["Mod-f"], label: "Mod F", meaning: "Search in the editor, also in trees and outputs" },
  { keys: ["Mod-g", "F3"], label: "Mod G or F3", meaning: "Next match, with Shift the one before" },
  { keys: ["Mod-Alt-g"], label: "Mod Alt G", meaning: "Go to a line" },
  { keys: ["Mod-d"], label: "Mod D", meaning: "Select the next occurrence as well" },
  { keys: ["Mod-Shift-l"], label: "Mod Shift L", meaning: "Select all occurrences" },
  { keys: ["Mod-Alt-ArrowUp", "Mod-Alt-ArrowDown"], label: "Mod Alt ↑ ↓", meaning: "Add a caret above or below" },
  { keys: [], label: "Mod click, Alt drag", meaning: "Add a caret, select a rectangle" },
  { keys: ["Escape"], label: "Escape", meaning: "Back to one caret, or close the search" },
  { keys: ["Alt-ArrowUp", "Alt-ArrowDown"], label: "Alt ↑ ↓", meaning: "Move lines" },
  { keys: ["Shift-Alt-ArrowUp", "Shift-Alt-ArrowDown"], label: "Shift Alt ↑ ↓", meaning: "Copy lines" },
  { keys: ["Shift-Mod-k"], label: "Mod Shift K", meaning: "Delete lines" },
  { keys: ["Mod-/"], label: "Mod /", meaning: "Comment lines out and in" },
  { keys: ["Alt-A"], label: "Shift Alt A", meaning: "Comment a block out and in" },
  { keys: ["Alt-l"], label: "Alt L, Ctrl L on a Mac", meaning: "Select the line" },
  { keys: ["Mod-i"], label: "Mod I", meaning: "Select the syntax around the selection" },
  { keys: ["Alt-ArrowLeft", "Alt-ArrowRight"], label: "Alt ← →", meaning: "Move by syntax" },
  { keys: ["Shift-Mod-\\"], label: "Mod Shift \\", meaning: "Go to the matching bracket" },
  { keys: ["Ctrl-Shift-[", "Ctrl-Shift-]"], label: "Ctrl Shift [ and ]", meaning: "Fold and unfold, in trees" },
  { keys: ["Ctrl-Alt-[", "Ctrl-Alt-]"], label: "Ctrl Alt [ and ]", meaning: "Fold and unfold everything" },
];
