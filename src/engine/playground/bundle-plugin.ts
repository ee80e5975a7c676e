/** A plugin of the formatter as one module for browsers, and what it can do. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { describeModule, type PluginAbout } from "./describe-plugin.ts";
import { addPackages } from "../bundle/packages.ts";

export interface PluginBundle {
  /** Of the package. */
  name: string;
  version: string;
  code: string;
  about: PluginAbout;
  /** Folders of the packages whose code it contains. */
  packages: string[];
}

/** Where the formatter is, seen from the module: see `engine/playground/plugins.ts`. */
const FORMATTER = "../../";
const CORE = `${FORMATTER}standalone.mjs`;

export async function bundlePlugin(name: string): Promise<PluginBundle> {
  const { version } = await readManifest(name);
  const bundle = await rolldown({
    input: ENTRY,
    cwd: PROJECT_ROOT,
    platform: "browser",
    plugins: [provideEntry(name), linkFormatter()],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const packages = new Set<string>();
  addPackages(moduleIds, packages);
  return { name, version, code, about: describeModule(await import(name)), packages: [...packages].sort() };
}

async function readManifest(name: string): Promise<{ version: string }> {
  try {
    const text = await readFile(path.join(PROJECT_ROOT, "node_modules", name, "package.json"), "utf8");
    return JSON.parse(text) as { version: string };
  } catch (error) {
    const advice = `playground.plugins: there is no package "${name}". Install it: npm i -D ${name}`;
    throw new Error(advice, { cause: error });
  }
}

const ENTRY = "\0plugin";

/** Packages export a plugin whole or by its parts. The formatter takes both, but what it does not know keeps more code than is needed. */
function provideEntry(name: string): Plugin {
  return {
    name: "plugin-entry",
    resolveId: (id) => (id === ENTRY ? id : undefined),
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
      const file = id.slice("prettier/".length);
      if (!BROWSER_FILE.test(file)) this.error(`${importer} imports "${id}", which browsers cannot load.`);
      return OWN + file;
    },
    load(id) {
      if (!id.startsWith(OWN)) return undefined;
      const file = id.slice(OWN.length);
      // The core has it all; a further file would be a second copy.
      if (file === "doc")
        return `import { doc } from "${CORE}"; export const { builders, printer, utils } = doc; export default doc;`;
      return `export * from "${FORMATTER}${file}.mjs"; export { default } from "${FORMATTER}${file}.mjs";`;
    },
  };
}
