/** Draws cards in a worker thread while the main thread renders pages. It starts with the first card that is not in the cache. */
import { Worker } from "node:worker_threads";
import { findProgram } from "../../base/program.ts";
import type { CardPart } from "./draw-card.ts";

export interface CardTask {
  id: number;
  base: string;
  parts: CardPart[];
}

export interface CardThread {
  draw(card: Omit<CardTask, "id">): Promise<Buffer>;
  close(): Promise<void>;
}

export function createCardThread(): CardThread {
  const waiting: { resolve(png: Buffer): void; reject(error: unknown): void }[] = [];
  let starting: Promise<Worker> | undefined;

  async function start(): Promise<Worker> {
    const thread = new Worker(await findProgram("cards"));
    thread.on("message", ({ id, png }: { id: number; png: Uint8Array }) => waiting[id]?.resolve(Buffer.from(png)));
    thread.on("error", (error) => waiting.forEach(({ reject }) => reject(error)));
    return thread;
  }

  return {
    draw: (card) =>
      new Promise((resolve, reject) => {
        const id = waiting.push({ resolve, reject }) - 1;
        (starting ??= start()).then((thread) => thread.postMessage({ id, ...card }), reject);
      }),
    close: async () => void (await (await starting)?.terminate()),
  };
}
