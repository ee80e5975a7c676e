/**
 * A process that formats with one published version. Plain JavaScript and no imports: the version runs as it was published,
 * with nothing of ours between it and Node.
 */
import { createRequire } from "node:module";

/** This version compares Node's version as text, takes 20 for less than 4, and refuses to load. */
const AFRAID_OF_NODE_10 = "1.7.0";

process.once("message", async ({ dir, version, jobs }) => {
  if (version === AFRAID_OF_NODE_10) Object.defineProperty(process, "version", { value: "v8.17.0" });
  const require = createRequire(import.meta.url);
  const formatter = require(dir);
  const results = [];
  for (const { source, options } of jobs) {
    try {
      results.push({ output: await formatter.format(source, options) });
    } catch (error) {
      results.push({ failure: { name: error?.name ?? "Error", message: error?.message ?? String(error) } });
    }
  }
  process.send({ results }, () => process.exit());
});
