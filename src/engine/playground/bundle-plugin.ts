/** Bundles a plugin of the formatter into one module for browsers, and describes what it can do. */
import { rolldown, type Plugin } from "rolldown";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { addPackages } from "../bundle/vite-plugins.ts";
import { readPluginVersion, type PluginAbout, type PluginBundle } from "./plugins.ts";

/** Where the formatter is, seen from the module: see `getPluginPath` in `plugins.ts`. */
const FORMATTER = "../../";
const CORE = `${FORMATTER}standalone.mjs`;

export async function bundlePlugin(name: string): Promise<PluginBundle> {
  const version = await readPluginVersion(name);
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

interface PluginModule {
  languages?: Language[];
  options?: Record<string, Option>;
  parsers?: object;
}

interface Language {
  name: string;
  parsers: string[];
  aliases?: string[];
  extensions?: string[];
  filenames?: string[];
}

interface Option {
  type: string;
  /** Takes a list. There is no control for those. */
  array?: boolean;
  category?: string;
  default?: unknown;
  description?: string;
  choices?: object[];
  range?: object;
}

/** What a plugin can do, asked of its module. */
export function describeModule(module: PluginModule & { default?: PluginModule }): PluginAbout {
  const { languages = [], options = {}, parsers = {} } = module.default ?? module;
  return {
    options: Object.entries(options)
      .filter(([, option]) => !option.array)
      .map(([name, option]) => describeOption(name, option)),
    languages: languages.map(({ name, parsers: own, aliases, extensions, filenames }) => ({
      name,
      parsers: own,
      aliases,
      extensions,
      filenames,
    })),
    parsers: Object.keys(parsers),
  };
}

/** A default may be a list of those that it had in the course of time, the newest last. */
function describeOption(name: string, { type, category, default: value, description, choices, range }: Option): object {
  const last = Array.isArray(value) ? (value.at(-1) as { value?: unknown } | undefined)?.value : value;
  return { name, type, category, default: last, description, choices, range };
}
