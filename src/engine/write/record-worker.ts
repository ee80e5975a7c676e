/** The thread that looks whether the files in the output folder are still as the build before has written them. */
import { parentPort, workerData } from "node:worker_threads";
import { listChanged, type RecordFiles } from "./build-record.ts";

// `!`: this file always runs in a worker thread, which has a parent.
parentPort!.postMessage(listChanged(workerData as RecordFiles));
