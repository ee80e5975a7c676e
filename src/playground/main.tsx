/** Starts the playground in the page that the engine wrote. */
import { hydrateRoot } from "react-dom/client";
import { startKeyboardMarker } from "../app/runtime/keyboard-marker.ts";
import { startOffline } from "../app/runtime/offline.ts";
import { guardMarkup } from "../app/runtime/trusted-types.ts";
import { readPlaygroundData } from "./model/playground-data.ts";
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
  loadEditorLater(session.signal);
  askEarly(session);
  // Before React, so that the formatter loads while React renders.
  void session.start();
  startKeyboardMarker();
  startOffline(data.offline ?? false, data.home, () => [...formatterFiles]);
  // The engine writes this element into the page.
  hydrateRoot(document.getElementById("app")!, <Playground data={data} session={session} />);
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
