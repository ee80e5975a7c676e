/** What a plugin can do, asked of the code that readers get. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { PROJECT_ROOT } from "../../base/project-root.ts";

/** As `src/playground/model/playground-data.ts` expects it. */
export interface PluginAbout {
  options: object[];
  languages: object[];
  /** Those of the formatter that it replaces are among them. */
  parsers: string[];
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

/** The formatter that plugins are asked in. Any other version gives the same answers. */
const FORMATTER = path.join(PROJECT_ROOT, "node_modules/prettier-stable/");

/** Runs the code of a plugin with the files of the formatter that it imports. */
export async function describeCode(code: string, imports: string[]): Promise<PluginAbout> {
  const files = await Promise.all(
    imports.map(async (file) => {
      const module = (await import(pathToFileURL(FORMATTER + file).href)) as object;
      return [`formatter:${file}`, { default: module, ...module, __esModule: true }] as const;
    }),
  );
  const modules = new Map<string, object>(files);
  const module = { exports: {} };
  const names = ["require", "module", "exports", "process"];
  const run = compileFunction(code, names) as (...values: unknown[]) => void;
  run((id: string) => modules.get(id), module, module.exports, { env: {}, cwd: () => "/" });
  return describeModule(module.exports);
}

export function describeModule(module: PluginModule): PluginAbout {
  const { languages = [], options = {}, parsers = {} } = module;
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
