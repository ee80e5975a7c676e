/** Loads the code of the editor after that of the page. A plain field takes its place until then, or for good if it does not load. */
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from "react";
import { createSignal } from "../../../app/runtime/signal.ts";
import { createStorageSlot } from "../../../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../../../shared/storage-keys.ts";
import type { Editor } from "../../editor/create-editor.ts";

type EditorModule = typeof import("../../editor/create-editor.ts");

const signal = createSignal<EditorModule | undefined>(undefined);

export function loadEditor(): void {
  import("../../editor/create-editor.ts").then(signal.set, (error: unknown) => console.warn(error));
}

export function useEditorModule(): EditorModule | undefined {
  return useSyncExternalStore(signal.subscribe, signal.get, () => undefined);
}

export interface LinkedScrolling {
  isOn: boolean;
  toggle(): void;
}

const OFF = "apart";
const slot = createStorageSlot(STORAGE_KEYS.playgroundScrolling);

/** Input and output scroll together unless the reader has turned that off. */
export function useLinkedScrolling(
  input: RefObject<Editor | null>,
  output: RefObject<Editor | null>,
  hasOutput: boolean,
): LinkedScrolling {
  const isOn = useSyncExternalStore(slot.subscribe, slot.get, () => null) !== OFF;
  const hasEditor = useEditorModule() !== undefined;
  useEffect(() => {
    if (!isOn || !hasOutput || !hasEditor) return;
    const controller = new AbortController();
    // Fetched last, because nobody scrolls before there is something to see.
    void import("../../editor/follow-scrolling.ts").then(({ followScrolling }) => {
      const [left, right] = [input.current?.view, output.current?.view];
      if (left && right) followScrolling(left, right, controller.signal);
    });
    return () => controller.abort();
  }, [isOn, hasOutput, hasEditor, input, output]);
  return useMemo(() => ({ isOn, toggle: () => (isOn ? slot.set(OFF) : slot.remove()) }), [isOn]);
}
