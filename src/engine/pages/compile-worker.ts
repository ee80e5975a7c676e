/** A process that compiles the Markdown that it receives, until its parent disconnects. */
import { DIRECTIVES } from "../directives/registry.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import type { CompileInput } from "../markdown/context.ts";
import type { HelperTask } from "./compile-pool.ts";

let known: CompileInput["routes"] = {};

process.on("message", ({ source, routes = known }: HelperTask) => {
  known = routes;
  compileMarkdown({ ...source, routes }, DIRECTIVES).then(
    (compiled) => process.send?.({ compiled: JSON.stringify(compiled) }),
    (error: unknown) => process.send?.({ error }),
  );
});
process.on("disconnect", () => process.exit());
