/** A process that formats with one published version. Nothing of ours is imported, so that the version runs as it was published. */
import { createRequire } from "node:module";

/** This version compares Node's version as text, so that 20 is less than 4 to it, and refuses to load. */
const REFUSES_NEW_NODE = "1.7.0";

process.once("message", async ({ dir, version, jobs }) => {
  if (version === REFUSES_NEW_NODE) Object.defineProperty(process, "version", { value: "v8.17.0" });
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
