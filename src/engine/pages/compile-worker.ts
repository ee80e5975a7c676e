/** A process that compiles the Markdown that it receives, until its parent disconnects. */
import { DIRECTIVES } from "../directives/registry.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import type { CompileInput } from "../markdown/context.ts";

process.on("message", (source: CompileInput) => {
  compileMarkdown(source, DIRECTIVES).then(
    (compiled) => process.send?.({ compiled }),
    (error: unknown) => process.send?.({ error }),
  );
});
process.on("disconnect", () => process.exit());
