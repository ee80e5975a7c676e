/** What plugins get in place of the modules of Node.js: packages that do the same in browsers, or nothing. */
import { builtinModules } from "node:module";
import path from "node:path";
import type { Plugin } from "rolldown";

/** These are among the packages of the plugins. */
const REPLACEMENTS: Record<string, string> = {
  assert: "assert/",
  path: "path-browserify",
  util: "util/",
};

const EMPTY = "\0nothing";
/** Some packages look whether there is a file before they read it. In a browser there is none. */
const NO_FILES = "\0no-files";
/** A list of names is all that some packages want to know of this module. */
const LIST = "\0builtin-modules";

/** Files, processes and the like: a plugin that needs them fails when it is tried, and is not offered. */
export function replaceNodeModules(from: string): Plugin {
  return {
    name: "replace-node-modules",
    resolveId(id) {
      const name = id.replace(/^node:/, "");
      if (!builtinModules.includes(name)) return undefined;
      const replacement = REPLACEMENTS[name];
      if (name === "module") return LIST;
      if (name === "fs") return NO_FILES;
      return replacement ? this.resolve(replacement, path.join(from, "index.js")) : EMPTY;
    },
    load(id) {
      if (id === EMPTY) return "module.exports = {};";
      if (id === NO_FILES) return "module.exports = { existsSync: () => false };";
      return id === LIST ? `module.exports = { builtinModules: ${JSON.stringify(builtinModules)} };` : undefined;
    },
  };
}
