/** A thread that compiles the Markdown it is sent. */
import { parentPort } from "node:worker_threads";
import { compileMarkdown } from "../content/markdown/compile.ts";
import type { CompileInput } from "../content/markdown/context.ts";

parentPort!.on("message", (source: CompileInput) => {
  compileMarkdown(source).then(
    (compiled) => parentPort!.postMessage({ compiled }),
    (error: unknown) => parentPort!.postMessage({ error }),
  );
});
