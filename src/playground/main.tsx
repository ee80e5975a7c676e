/** Starts the playground in the page that the engine wrote. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startKeyboardMarker } from "../app/runtime/keyboard-marker.ts";
import { startOffline } from "../app/runtime/offline.ts";
import { guardMarkup } from "../app/runtime/trusted-types.ts";
import { readPlaygroundData } from "./model/playground-data.ts";
import { isFirst } from "./model/state.ts";
import { createSession } from "./session.ts";
import { loadEditorLater } from "./ui/code/use-editor.ts";
import { Playground } from "./ui/Playground.tsx";
import { askEarly } from "./worker/ask-early.ts";
import type { WorkerLike } from "./worker/format-client.ts";
import type { ReportMessage } from "./worker/messages.ts";

guardMarkup();

/** The files of the formatters, which the worker loads. */
const formatterFiles = new Set<string>();

/** Called by the bootstrap, which is the same as on every other page. */
export async function start(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const data = readPlaygroundData(document);
  const session = createSession(data, createWorker);
  loadEditorLater(session.signal, (state) => isFirst(state, data.formatters[0]) && state.panes.length === 0);
  askEarly(session);
  // Before React, so that the formatter loads while React renders.
  const started = session.start();
  // Of the sample, nothing has to be fetched: what the reader has written meanwhile goes into a session that is ready.
  if (!("waits" in document.documentElement.dataset)) await started;
  startKeyboardMarker();
  startOffline(data.offline ?? false, data.home, () => [...formatterFiles]);
  // The engine writes this element into the page.
  // A transition, so that React takes small steps and the reader can write between them.
  startTransition(() => {
    hydrateRoot(document.getElementById("app")!, <Playground data={data} session={session} />);
  });
}

function createWorker(): WorkerLike {
  const worker = new Worker(new URL("./worker/format-worker.ts", import.meta.url), {
    type: "module",
    name: "formatter",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<ReportMessage>) => {
    if (data.type === "loading") for (const file of data.files) formatterFiles.add(file);
  });
  return worker;
}
