/** What a plugin can do, asked of its module. */

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
