import type { FormatterData } from "../model/playground-data.ts";
import type { PluginModule } from "./create-formatter.ts";

interface LazySources {
  loadPlugin(file: string): Promise<PluginModule>;
  /** Options that the formatter has without any plugin. */
  known: string[];
}

/**
 * One plugin that knows all languages and has none: where the formatter finds a function instead of a parser or printer, it calls
 * it. That is how its own package does it in Node, so code embedded in other code comes out the same here.
 */
export function createLazyPlugin(data: FormatterData, { loadPlugin, known }: LazySources): object {
  const parsers = data.plugins.flatMap(({ file, parsers: own }) =>
    Object.keys(own).map((parser) => [parser, async () => (await loadPlugin(file)).parsers![parser]] as const),
  );
  const printers = data.plugins.flatMap(({ file, printers: own }) =>
    own.map((format) => [format, async () => (await loadPlugin(file)).printers![format]] as const),
  );
  const options = data.options.filter((option) => !known.includes(option.name));
  return {
    languages: data.languages,
    options: Object.fromEntries(options.map((option) => [option.name, option])),
    parsers: Object.fromEntries(parsers),
    printers: Object.fromEntries(printers),
  };
}
