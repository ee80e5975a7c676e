/** Loads the code of the editor after that of the formatter. A plain field takes its place until then, or for good if it does not load. */
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from "react";
import { createSignal, type Signal } from "../../../app/runtime/signal.ts";
import { createStorageSlot } from "../../../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../../../shared/storage-keys.ts";
import type { Editor } from "../../editor/create-editor.ts";
import type { PlaygroundState } from "../../model/state.ts";
import type { Snapshot } from "../../snapshot.ts";

type EditorModule = typeof import("../../editor/create-editor.ts");

/** For code that is written, and for code that is only read. */
const signals = {
  input: createSignal<EditorModule | undefined>(undefined),
  output: createSignal<EditorModule | undefined>(undefined),
};

/**
 * The HTML shows the sample and its output as the editor would, so nobody misses it there before they act (`app/preload.ts` notes
 * that). The first output needs the network more, but a reader who wants to write before gets the editor at once.
 */
export function loadEditorLater(snapshots: Signal<Snapshot>, isInPage: (state: PlaygroundState) => boolean): void {
  const { dataset } = document.documentElement;
  const listening = new AbortController();
  const check = () => {
    const { state, run } = snapshots.get();
    const isNear = run.phase === "done" || (run.phase === "running" && run.loaded > 0);
    const isWanted = "acted" in dataset || !isInPage(state);
    if (!isWriting() && !(isNear && isWanted)) return;
    listening.abort();
    forget();
    import("../../editor/create-editor.ts").then(
      (module) => provide(module, isNear ? state.parser : undefined),
      (error: unknown) => console.warn(error),
    );
  };
  watchComposition();
  const forget = snapshots.subscribe(check);
  for (const type of ["acted", "focusin"]) addEventListener(type, check, { signal: listening.signal });
  check();
}

const isWriting = () => document.activeElement instanceof HTMLTextAreaElement;

/** One step after the other, because each takes long on a slow machine. Colors come with the editor, unless they would delay the output. */
async function provide(module: EditorModule, parser: string | undefined): Promise<void> {
  if (parser) await module.loadLanguage(parser);
  await waitForTask();
  await waitForComposition();
  signals.input.set(module);
  await waitForTask();
  signals.output.set(module);
}

let isComposing = false;

/** Updates as well, because this may begin in the middle. */
function watchComposition(): void {
  for (const type of ["compositionstart", "compositionupdate", "compositionend"])
    addEventListener(type, () => void (isComposing = type !== "compositionend"));
}

/** A field that goes takes along what an input method has not finished. */
async function waitForComposition(): Promise<void> {
  while (isComposing) {
    await new Promise((resolve) => addEventListener("compositionend", resolve, { once: true }));
    // Some browsers change the text only after that.
    await waitForTask();
  }
}

/** The browser draws, and answers the reader, before the next task. */
function waitForTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
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
