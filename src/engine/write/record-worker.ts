/** The thread that compares the output folder with what the build before has written there. */
import { parentPort, workerData } from "node:worker_threads";
import { compareOutput, type RecordFiles } from "./compare-output.ts";

// `!`: this file always runs in a worker thread, which has a parent.
parentPort!.postMessage(compareOutput(workerData as RecordFiles));
