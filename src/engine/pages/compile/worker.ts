/** A process that compiles the Markdown it is sent, until its parent lets go of it. */
import { compileMarkdown } from "../../markdown/compile.ts";
import type { CompileInput } from "../../markdown/context.ts";

process.on("message", (source: CompileInput) => {
  compileMarkdown(source).then(
    (compiled) => process.send!({ compiled }),
    (error: unknown) => process.send!({ error }),
  );
});
process.on("disconnect", () => process.exit());
