/**
 * Versions before 3 want every parser at hand. Code in other code may need any of them, and all together are over a megabyte: so
 * the parsers that were asked for and missing are noted, fetched, and everything is done again, until nothing was missing.
 */
import type { PluginFile } from "../model/playground-data.ts";
import type { PluginModule } from "./create-formatter.ts";

interface RetryInput<T> {
  files: PluginFile[];
  loadPlugin(file: string): Promise<PluginModule>;
  run(plugins: object[]): Promise<T> | T;
}

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

/** What came of it, to be looked at later: an outcome without a parser that it asked for counts for nothing. */
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
