/** What a reader has arranged on the page. It is kept for the next visit, in which an address without a link opens like this. */
import { createSignal, useSignal } from "../app/runtime/signal.ts";
import { createStorageSlot } from "../app/runtime/storage.ts";
import { STORAGE_KEYS } from "../shared/storage-keys.ts";
import { isRecord } from "./model/hash.ts";
import { PANES, type PaneName } from "./model/state.ts";

export const CODE_PANES = ["input", "output"] as const;
export type CodePane = (typeof CODE_PANES)[number];
export const DIFF_VIEWS = ["split", "unified", "left", "right"] as const;
export type DiffView = (typeof DIFF_VIEWS)[number];

export interface Layout {
  /** The one that makes room for the other. */
  hidden?: CodePane | undefined;
  /** Without a choice of the reader, the width of the window decides. */
  hasOptions?: boolean | undefined;
  diff: DiffView;
  panes: PaneName[];
}

const USUAL: Layout = { diff: "split", panes: [] };
const slot = createStorageSlot(STORAGE_KEYS.playgroundLayout);
const signal = createSignal(USUAL);

export function loadLayout(): Layout {
  signal.set(readLayout(slot.get()));
  return signal.get();
}

export function changeLayout(change: Partial<Layout>): void {
  signal.set({ ...signal.get(), ...change });
  slot.set(JSON.stringify(signal.get()));
}

export function useLayout(): Layout {
  return useSignal(signal, USUAL);
}

/** Stored values are checked, because an older or newer version of the site may have written them. */
export function readLayout(text: string | null): Layout {
  const raw = parse(text);
  const { hidden, hasOptions, diff, panes } = isRecord(raw) ? raw : {};
  return {
    hidden: CODE_PANES.find((each) => each === hidden),
    hasOptions: typeof hasOptions === "boolean" ? hasOptions : undefined,
    diff: DIFF_VIEWS.find((each) => each === diff) ?? USUAL.diff,
    panes: Array.isArray(panes) ? PANES.filter((pane) => panes.includes(pane)) : [],
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
