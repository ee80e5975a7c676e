/**
 * Bundles a plugin of the formatter into one module for browsers. The module has no imports: it is a function that takes the files of the
 * formatter it shall work in, so one file serves every version, and nothing of a plugin runs before it is called.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { replaceNodeModules } from "./node-modules.ts";
import { describeCode, type PluginAbout } from "./describe-plugin.ts";

/** A package and the folder from which it is imported. */
export interface PluginPackage {
  name: string;
  /** The folder that has `node_modules`. */
  from: string;
}

export interface BundledPlugin {
  /** An ECMAScript module: `imports`, the files of the formatter, and a function that makes the plugin of these. */
  code: string;
  about: PluginAbout;
  /** Folders of the packages whose code it contains, relative to the project. */
  packages: string[];
}

export async function bundlePlugin({ name, from }: PluginPackage): Promise<BundledPlugin> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: from,
    platform: "browser",
    // A worker has no document, which the files for pages may want.
    resolve: { conditionNames: ["worker", "browser", "import", "module", "default"] },
    plugins: [provideEntry(name, from), linkFormatter(), replaceNodeModules(from)],
    transform: { define: { "process.env.NODE_ENV": '"production"', global: "globalThis" } },
    onLog(_level, { code, message }) {
      if (code === "UNRESOLVED_IMPORT") throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    format: "cjs",
    exports: "named",
    minify: true,
    keepNames: true,
    codeSplitting: false,
  });
  await bundle.close();
  const [chunk] = output;
  return {
    code: wrap(chunk),
    about: await describeCode(chunk.code, chunk.imports.map(getFile)),
    packages: await listPackages(chunk.moduleIds),
  };
}

const ENTRY = "\0plugin";
const FORMATTER = "formatter:";

/** Packages that look for variables of Node.js find no secrets and no system there, only that nothing is set. */
function wrap({ code, imports }: Pick<OutputChunk, "code" | "imports">): string {
  const files = JSON.stringify(imports.map(getFile));
  return `export const imports=${files};export default(take)=>{const exports={},module={exports},process={env:{},cwd:()=>"/"},require=(id)=>take(id.slice(${FORMATTER.length}));${code};return module.exports}\n`;
}

function getFile(id: string): string {
  return id.slice(FORMATTER.length);
}

/** Packages export a plugin whole or by its parts. The formatter takes both, but what it does not know keeps more code than is needed. */
function provideEntry(name: string, from: string): Plugin {
  return {
    name: "plugin-entry",
    resolveId(id, importer) {
      if (id === ENTRY) return id;
      return importer === ENTRY ? this.resolve(id, path.join(from, "index.js")) : undefined;
    },
    load: (id) =>
      id === ENTRY
        ? `import * as plugin from ${JSON.stringify(name)};
export const { languages, options, parsers, printers, defaultOptions } = plugin.default ?? plugin;`
        : undefined,
  };
}

const OWN = "\0formatter/";
const BROWSER_FILE = /^(standalone|doc|plugins\/[\w-]+)$/;

/** What a plugin imports of the formatter is the one it will run in, whichever version that is, and is loaded once. */
function linkFormatter(): Plugin {
  return {
    name: "link-formatter",
    resolveId(id, importer) {
      if (importer?.startsWith(OWN)) return { id, external: true };
      if (id === "prettier") return `${OWN}standalone`;
      if (!id.startsWith("prettier/")) return undefined;
      const file = id
        .slice("prettier/".length)
        .replace(/\.m?js$/, "")
        // As version 2 called them. The package of version 3 knows these names as well.
        .replace(/^parser-/, "plugins/");
      if (!BROWSER_FILE.test(file)) this.error(`${importer} imports "${id}", which browsers cannot load.`);
      return OWN + file;
    },
    load(id) {
      if (!id.startsWith(OWN)) return undefined;
      const file = id.slice(OWN.length);
      // The core has it all; a further file would be a second copy.
      if (file === "doc")
        return `import { doc } from "${FORMATTER}standalone.mjs"; export const { builders, printer, utils } = doc; export default doc;`;
      return `export * from "${FORMATTER}${file}.mjs"; export { default } from "${FORMATTER}${file}.mjs";`;
    },
  };
}

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

async function listPackages(ids: readonly string[]): Promise<string[]> {
  const folders = ids.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
  const found = await Promise.all([...new Set(folders)].map(findPackage));
  return [...new Set(found)].sort();
}

/** Some packages have folders with a `package.json` without a name, and packages within packages. */
async function findPackage(folder: string): Promise<string> {
  await readFile(path.join(folder, "package.json"), "utf8");
  return path.relative(PROJECT_ROOT, folder).split(path.sep).join("/");
}
