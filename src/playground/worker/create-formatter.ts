/** The real formatter from its static files. Each language is a file of its own, fetched when the formatter asks for it. */
import { DOC_EXPLORER, type Builders } from "../model/doc-explorer.ts";
import type { FormatterData } from "../model/playground-data.ts";
import { choosePlugins } from "../model/plugins.ts";
import { createLazyPlugin } from "./lazy-plugin.ts";
import { retryWithPlugins } from "./retry-with-plugins.ts";
import type { Settings } from "./messages.ts";

/** Loads one file of the formatter's folder. */
export type LoadFile = (file: string) => Promise<unknown>;

/** What is used of `prettier/standalone`. Old versions answer at once, newer ones with a promise. */
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

export interface PluginModule {
  parsers?: Record<string, object>;
  printers?: Record<string, object>;
}

export type Action<T> = (core: Core, options: object) => Promise<T> | T;

export interface LoadedFormatter {
  /** Fetches what the parser needs, side by side. */
  prepare(parser: string): Promise<void>;
  use<T>(settings: Pick<Settings, "parser" | "options">, action: Action<T>): Promise<T>;
}

/** The first version whose plugins may be asked for while it runs. */
const FIRST_LAZY = 3;

export function createFormatter(data: FormatterData, load: LoadFile): LoadedFormatter {
  const loadPlugin = async (file: string) => unwrap<PluginModule>(await load(file));
  const loadCore = async () => unwrap<Core>(await load(data.core));
  const isLazy = Number.parseInt(data.version, 10) >= FIRST_LAZY;
  let plugin: object | undefined;
  return {
    async prepare(parser) {
      await Promise.all([loadCore(), ...choosePlugins(getFileParser(parser), data.plugins).map(loadPlugin)]);
    },
    async use({ parser, options }, action) {
      const core = await loadCore();
      const settings = { ...options, parser };
      if (!isLazy) {
        const run = (plugins: object[]) => action(core, { ...settings, plugins });
        return retryWithPlugins({ files: data.plugins, loadPlugin, run });
      }
      plugin ??= createLazyPlugin(data, { loadPlugin, known: await listOptions(core) });
      return action(core, { ...settings, plugins: [plugin] });
    },
  };
}

/** Docs are written in JavaScript. */
function getFileParser(parser: string): string {
  return parser === DOC_EXPLORER ? "babel" : parser;
}

async function listOptions(core: Core): Promise<string[]> {
  const { options } = await core.getSupportInfo({ plugins: [] });
  return options.map((option) => option.name);
}

/** Old files have a default export only. */
function unwrap<T>(module: unknown): T {
  return { ...(module as { default?: T }).default, ...(module as T) };
}
