/** The editor's code comes after the page's: until then, and should it never come, a plain field takes its place. */
import { useSyncExternalStore } from "react";
import { createSignal } from "../../app/runtime/signal.ts";

export type EditorModule = typeof import("../editor/create-editor.ts");

const signal = createSignal<EditorModule | undefined>(undefined);

export function loadEditor(): void {
  import("../editor/create-editor.ts").then(signal.set, (error: unknown) => console.warn(error));
}

export function useEditorModule(): EditorModule | undefined {
  return useSyncExternalStore(signal.subscribe, signal.get, () => undefined);
}
