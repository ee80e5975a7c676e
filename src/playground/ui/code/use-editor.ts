/** Loads the code of the editor after that of the formatter. A plain field takes its place until then, or for good if it does not load. */
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from "react";
import { createSignal, type Signal } from "../../../app/runtime/signal.ts";
import { createStorageSlot } from "../../../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../../../shared/storage-keys.ts";
import type { Editor } from "../../editor/create-editor.ts";
import type { Snapshot } from "../../snapshot.ts";

type EditorModule = typeof import("../../editor/create-editor.ts");

/** For code that is written, and for code that is only read. */
const signals = {
  input: createSignal<EditorModule | undefined>(undefined),
  output: createSignal<EditorModule | undefined>(undefined),
};

/** The first output needs the network more. A reader who wants to write before gets the editor at once. */
export function loadEditorLater(snapshots: Signal<Snapshot>): void {
  const load = () => {
    forget();
    removeEventListener("focusin", handleFocus);
    import("../../editor/create-editor.ts").then(provide, (error: unknown) => console.warn(error));
  };
  const handleFocus = ({ target }: FocusEvent) => target instanceof HTMLTextAreaElement && load();
  const forget = snapshots.subscribe(() => {
    const { phase, loaded } = snapshots.get().run;
    if (phase === "done" || (phase === "running" && loaded > 0)) load();
  });
  addEventListener("focusin", handleFocus);
  if (document.activeElement instanceof HTMLTextAreaElement) load();
}

/** One editor after the other, because each takes long to make on a slow machine. */
function provide(module: EditorModule): void {
  signals.input.set(module);
  setTimeout(() => signals.output.set(module));
}

export function useEditorModule(kind: keyof typeof signals): EditorModule | undefined {
  return useSyncExternalStore(signals[kind].subscribe, signals[kind].get, () => undefined);
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
  const hasEditor = useEditorModule("output") !== undefined;
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
