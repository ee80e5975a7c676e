// A thread starts without the TypeScript loader of its parent, so this file is JavaScript and brings the loader along.
import { register } from "tsx/esm/api";

register();
await import("./compile-worker.ts");
