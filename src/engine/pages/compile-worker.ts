/** A process that compiles the Markdown that it receives, until its parent disconnects. */
import { DIRECTIVES } from "../directives/registry.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import type { CompileInput } from "../markdown/context.ts";
import type { HelperTask } from "./compile-pool.ts";

let known: CompileInput["routes"] = {};

process.on("message", ({ source, routes = known }: HelperTask) => {
  known = routes;
  // A parent that has failed no longer listens, which is no failure of this process.
  const answer = (value: object) => process.send?.(value, () => {});
  compileMarkdown({ ...source, routes }, DIRECTIVES).then(
    (compiled) => answer({ compiled: JSON.stringify(compiled) }),
    (error: unknown) => answer({ error }),
  );
});
process.on("disconnect", () => process.exit());
