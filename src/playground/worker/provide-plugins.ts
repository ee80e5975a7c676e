/** How the formatter gets its languages, over a megabyte in all: each file when it is first needed. Versions before 3 are run again. */
import type { FormatterData, PluginFile } from "../model/playground-data.ts";

type LoadPlugin = (file: string) => Promise<PluginModule>;

interface LazySources {
  loadPlugin: LoadPlugin;
  /** Options that the formatter has without any plugin. */
  known: string[];
}

export interface PluginModule {
  parsers?: Record<string, object>;
  printers?: Record<string, object>;
}

/**
 * One plugin that lists all languages without containing any. Where the formatter finds a function in place of a parser or printer,
 * it calls that function. Its own package does the same in Node, so code embedded in other code comes out the same here.
 */
export function createLazyPlugin(data: FormatterData, { loadPlugin, known }: LazySources): object {
  const parsers = data.plugins.flatMap(({ file, parsers: own }) =>
    Object.keys(own).map((parser) => [parser, async () => (await loadPlugin(file)).parsers?.[parser]] as const),
  );
  const printers = data.plugins.flatMap(({ file, printers: own }) =>
    own.map((format) => [format, async () => (await loadPlugin(file)).printers?.[format]] as const),
  );
  const options = data.options.filter((option) => !known.includes(option.name));
  return {
    languages: data.languages,
    options: Object.fromEntries(options.map((option) => [option.name, option])),
    parsers: Object.fromEntries(parsers),
    printers: Object.fromEntries(printers),
  };
}

interface RetryInput<T> {
  files: PluginFile[];
  loadPlugin: LoadPlugin;
  run(plugins: object[]): Promise<T> | T;
}

/** Versions before 3 want every parser at hand: those that were asked for and missing are fetched, and everything is run again. */
export async function retryWithPlugins<T>({ files, loadPlugin, run }: RetryInput<T>): Promise<T> {
  const loaded = new Map<string, PluginModule>();
  for (;;) {
    const missing = new Set<string>();
    const plugin = { parsers: createParsers(files, loaded, (file) => missing.add(file)) };
    const attempt = await settle(() => run([plugin]));
    if (missing.size === 0) return attempt();
    await Promise.all([...missing].map(async (file) => loaded.set(file, await loadPlugin(file))));
  }
}

function createParsers(
  files: PluginFile[],
  loaded: Map<string, PluginModule>,
  onMissing: (file: string) => void,
): object {
  const entries = files.flatMap(({ file, parsers }) =>
    Object.keys(parsers).map((parser) => {
      const get = () => {
        const found = loaded.get(file)?.parsers?.[parser];
        if (found) return found;
        onMissing(file);
        throw new Error(`The parser ${parser} is not there yet.`);
      };
      return [parser, { get, enumerable: true }] as const;
    }),
  );
  return Object.defineProperties({}, Object.fromEntries(entries));
}

/** Keeps the result or the error for later, because it counts only if no parser was missing. */
async function settle<T>(action: () => Promise<T> | T): Promise<() => T> {
  try {
    const value = await action();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
