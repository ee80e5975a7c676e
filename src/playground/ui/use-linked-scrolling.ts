import { useEffect, useMemo, useSyncExternalStore, type RefObject } from "react";
import { createStorageSlot } from "../../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import type { Editor } from "../editor/create-editor.ts";
import { useEditorModule } from "./use-editor-module.ts";

export interface LinkedScrolling {
  isOn: boolean;
  toggle(): void;
}

const OFF = "apart";
const slot = createStorageSlot(STORAGE_KEYS.playgroundScrolling);

/** Input and output scroll together unless the reader has said otherwise. */
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
    // Nobody scrolls before there is something to see, so this comes last.
    void import("../editor/follow-scrolling.ts").then(({ followScrolling }) => {
      const views = [input.current?.view, output.current?.view];
      if (views[0] && views[1]) followScrolling(views[0], views[1], controller.signal);
    });
    return () => controller.abort();
  }, [isOn, hasOutput, hasEditor, input, output]);
  return useMemo(() => ({ isOn, toggle: () => (isOn ? slot.set(OFF) : slot.remove()) }), [isOn]);
}
