/** The real formatter from its static files. Each language is a file of its own, fetched when the formatter asks for it. */
import type { FormatterData } from "../model/playground-data.ts";
import { choosePlugins } from "../model/plugins.ts";
import type { Job } from "./messages.ts";

/** Loads one file of the formatter's folder. */
export type LoadFile = (file: string) => Promise<unknown>;

interface Standalone {
  format(source: string, options: object): Promise<string>;
  getSupportInfo(options: { plugins: object[] }): Promise<{ options: { name: string }[] }>;
}

interface PluginModule {
  parsers?: Record<string, object>;
  printers?: Record<string, object>;
}

export interface LoadedFormatter {
  /** Fetches what the parser needs, side by side. */
  prepare(parser: string): Promise<void>;
  format(job: Job): Promise<string>;
}

export function createFormatter(data: FormatterData, load: LoadFile): LoadedFormatter {
  const loadPlugin = (name: string) => load(`plugins/${name}.mjs`) as Promise<PluginModule>;
  const loadStandalone = () => load("standalone.mjs") as Promise<Standalone>;
  let plugin: object | undefined;
  return {
    async prepare(parser) {
      await Promise.all([loadStandalone(), ...choosePlugins(parser, data.plugins).map(loadPlugin)]);
    },
    async format({ content, parser, options }) {
      const standalone = await loadStandalone();
      plugin ??= createLazyPlugin(data, { loadPlugin, core: await listCoreOptions(standalone) });
      return standalone.format(content, { ...options, parser, plugins: [plugin] });
    },
  };
}

async function listCoreOptions(standalone: Standalone): Promise<string[]> {
  const { options } = await standalone.getSupportInfo({ plugins: [] });
  return options.map((option) => option.name);
}

/**
 * One plugin that knows all languages and has none: where the formatter finds a function instead of a parser or printer, it calls
 * it. That is how its own package does it in Node, so code embedded in other code comes out the same here.
 */
function createLazyPlugin(
  data: FormatterData,
  { loadPlugin, core }: { loadPlugin(name: string): Promise<PluginModule>; core: string[] },
): object {
  const parsers = data.plugins.flatMap(({ name, parsers: own }) =>
    Object.keys(own).map((parser) => [parser, async () => (await loadPlugin(name)).parsers![parser]] as const),
  );
  const printers = data.plugins.flatMap(({ name, printers: own }) =>
    own.map((format) => [format, async () => (await loadPlugin(name)).printers![format]] as const),
  );
  const options = data.options.filter((option) => !core.includes(option.name));
  return {
    languages: data.languages,
    options: Object.fromEntries(options.map((option) => [option.name, option])),
    parsers: Object.fromEntries(parsers),
    printers: Object.fromEntries(printers),
  };
}
