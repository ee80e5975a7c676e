/** Runs the real formatter from its static files. Each language is a separate file, fetched when the formatter needs it. */
import { DOC_EXPLORER } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import { choosePlugins, takesPlugin, takesPlugins } from "../model/plugins.ts";
import { PluginsRefused } from "./describe-failure.ts";
import type { Builders } from "./evaluate-doc.ts";
import { loadPlugin as loadExtra } from "./load-plugin.ts";
import type { PluginModule as Extra, Settings } from "./messages.ts";
import { createLazyPlugin, retryWithPlugins, type PluginModule } from "./provide-plugins.ts";

/** Loads one file of the formatter's folder, or one at an address that begins with a slash. */
export type LoadFile = (file: string) => Promise<unknown>;

/** The part of `prettier/standalone` that is used. Old versions return a value, newer ones a promise. */
export interface Core {
  format(source: string, options: object): Promise<string> | string;
  formatWithCursor(source: string, options: object): Promise<WithCursor> | WithCursor;
  getSupportInfo(options: { plugins: object[] }): Promise<SupportInfo> | SupportInfo;
  doc: { builders: Builders };
  __debug: {
    parse(source: string, options: object, stage?: object): Promise<{ ast: unknown }> | { ast: unknown };
    printToDoc(source: string, options: object): unknown;
    printDocToString(doc: unknown, options: object): Promise<{ formatted: string }> | { formatted: string };
    formatDoc(doc: unknown, options: object): Promise<string> | string;
  };
}

interface WithCursor {
  formatted: string;
  cursorOffset: number;
  comments?: object[];
}

interface SupportInfo {
  options: { name: string }[];
}

export type Action<T> = (core: Core, options: object) => Promise<T> | T;

export interface LoadedFormatter {
  /** Fetches the files of the parser in parallel. */
  prepare(settings: Pick<Settings, "parser" | "plugins">): Promise<void>;
  use<T>(settings: Pick<Settings, "parser" | "options" | "plugins">, action: Action<T>): Promise<T>;
}

export function createFormatter(data: FormatterData, load: LoadFile): LoadedFormatter {
  const loadPlugin = async (file: string) => unwrap<PluginModule>(await load(file));
  const loadCore = async () => unwrap<Core>(await load(data.core));
  const takesMore = takesPlugins(data);
  let plugin: object | undefined;
  const makePlugin = async (core: Core) =>
    (plugin ??= createLazyPlugin(data, { loadPlugin, known: await listOptions(core) }));
  /** A plugin that formats code itself finds all languages, as in the package. */
  const loadForPlugins = async (file: string) => {
    if (file !== data.core) return load(file);
    const core = await loadCore();
    return addLanguages(core, await makePlugin(core));
  };
  const extras = new Map<string, Promise<() => object>>();
  const fetchExtra = (extra: Extra) => {
    const known = extras.get(extra.url) ?? loadExtra(extra, loadForPlugins);
    extras.set(extra.url, known);
    return known;
  };
  return {
    async prepare({ parser, plugins }) {
      const refused = plugins.filter((extra) => !takesPlugin(data, extra));
      if (refused.length > 0) throw new PluginsRefused(refused);
      const files = choosePlugins(fitParser(getFileParser(parser), data), data.plugins);
      await Promise.all([loadCore(), ...files.map(loadPlugin), ...plugins.map(fetchExtra)]);
    },
    async use({ parser, options, plugins }, action) {
      const core = await loadCore();
      const settings = { ...options, parser: fitParser(parser, data) };
      if (!takesMore) {
        const run = (own: object[]) => action(core, { ...settings, plugins: own });
        return retryWithPlugins({ files: data.plugins, loadPlugin, run });
      }
      await makePlugin(core);
      // Where two plugins know a language, the last one wins, as in the package.
      const added = (await Promise.all(plugins.map(fetchExtra))).map((make) => make());
      return action(core, { ...settings, plugins: [plugin, ...added] });
    },
  };
}

function addLanguages(core: Core, languages: object): object {
  const add = (options?: { plugins?: object[] }) => ({ ...options, plugins: [languages, ...(options?.plugins ?? [])] });
  const wrapped = Object.entries(core as object as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === "function" && TAKES_OPTIONS.has(name)
      ? [[name, (source: unknown, options?: object) => value(source, add(options))] as const]
      : [],
  );
  return { ...core, ...Object.fromEntries(wrapped) };
}

const TAKES_OPTIONS = new Set(["format", "formatWithCursor", "check"]);

/** The doc explorer has no parser: its docs are written in JavaScript. */
function getFileParser(parser: string): string {
  return parser === DOC_EXPLORER ? "babel" : parser;
}

/** What today's parsers were called in releases that did not know their names yet. */
const EARLIER: Record<string, string> = { babel: "babylon", "babel-ts": "typescript", "babel-flow": "flow" };

function fitParser(parser: string, { plugins }: FormatterData): string {
  const isKnown = (name: string) => plugins.some((plugin) => Object.hasOwn(plugin.parsers, name));
  const earlier = EARLIER[parser];
  return earlier && !isKnown(parser) && isKnown(earlier) ? earlier : parser;
}

async function listOptions(core: Core): Promise<string[]> {
  const { options } = await core.getSupportInfo({ plugins: [] });
  return options.map((option) => option.name);
}

/** The files of old versions have only a default export. */
function unwrap<T>(module: unknown): T {
  return { ...(module as { default?: T }).default, ...(module as T) };
}
