/**
 * Serves a built folder with one process for each core, because one process of Node.js reaches about a third of what nginx does on
 * two cores. Each has the files in its memory, so there are not more than a few.
 */
import cluster, { type Worker } from "node:cluster";
import { availableParallelism } from "node:os";
import { listenOn } from "./port.ts";
import { loadHostRules } from "./rules.ts";
import { serveSite } from "./serve.ts";

const MOST_PROCESSES = 4;

interface CoreOptions {
  dir: string;
  port: number;
  /** The program that the other processes run. It calls this function, too. */
  program: string;
  args: string[];
}

/** Returns the address, or undefined in the processes that only help. */
export async function serveOnCores({ dir, port, program, args }: CoreOptions): Promise<string | undefined> {
  const count = Math.min(availableParallelism(), MOST_PROCESSES);
  const serve = () => listenOn(port, () => serveSite({ dir, port }));
  if (count === 1) return (await serve()).url;
  if (cluster.isWorker) {
    await serve().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      // By itself it would wait for the first process.
      process.exit(1);
    });
    return undefined;
  }
  cluster.setupPrimary({ exec: program, args });
  const { base } = await loadHostRules(dir);
  // One alone first: if it cannot have the port, it says so once.
  const listening = await startWorker();
  await Promise.all(Array.from({ length: count - 1 }, () => startWorker()));
  return `http://localhost:${listening}${base}`;
}

/** The port that the process listens on. A process that ends later is replaced, but one that cannot start ends all of them. */
function startWorker(): Promise<number> {
  return new Promise((resolve) => {
    let isListening = false;
    const worker: Worker = cluster.fork();
    worker.once("listening", ({ port }) => {
      isListening = true;
      resolve(port);
    });
    worker.once("exit", (code, signal) => {
      if (!isListening) process.exit(code || 1);
      console.error(`A process of the server has ended (${signal ?? code}). Another one takes its place.`);
      void startWorker();
    });
  });
}
