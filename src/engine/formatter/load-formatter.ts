/** The real formatter, loaded once for each npm package that a docs version names. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Doc, Options, SupportInfo } from "prettier";
import { mapSteps } from "./map-steps.ts";

export type FormatterOptions = Options & Record<string, unknown>;

/** An option as `getSupportInfo()` gives it; its declared type leaves out what the command line needs. */
export interface KnownOption {
  name: string;
  type: "boolean" | "int" | "choice" | "path" | "string";
  array?: boolean;
  default?: unknown;
  description?: string;
  choices?: { value: string; description: string }[];
  range?: { start: number; end: number };
  cliName?: string;
}

export interface Formatter {
  name: string;
  version: string;
  options: KnownOption[];
  languages: SupportInfo["languages"];
  /** A cursor that was not asked for is at -1. */
  format(source: string, options: FormatterOptions): Promise<{ formatted: string; cursorOffset: number }>;
  /** The same source printed at each of these widths: read once, laid out many times. */
  formatAtWidths(source: string, options: FormatterOptions, widths: number[]): Promise<string[]>;
  /** The parser that the formatter would choose for a file of this name. */
  inferParser(file: string): Promise<string | null>;
}

const loading = new Map<string, Promise<Formatter>>();

export function loadFormatter(name: string): Promise<Formatter> {
  let formatter = loading.get(name);
  if (!formatter) loading.set(name, (formatter = importFormatter(name)));
  return formatter;
}

/** Where the files of the package are: the tests run its command line and read its type declarations. */
export function locateFormatter(name: string): string {
  return createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .slice(0, -"/package.json".length);
}

/** Without loading the formatter itself, which takes longer. */
export async function readFormatterVersion(name: string): Promise<string> {
  const manifest = await readFile(`${locateFormatter(name)}/package.json`, "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

async function importFormatter(name: string): Promise<Formatter> {
  const module = (await import(name)) as typeof import("prettier");
  const { options, languages } = await module.getSupportInfo();
  return {
    name,
    version: await readFormatterVersion(name),
    options: options as unknown as KnownOption[],
    languages,
    format: (source, settings) => module.formatWithCursor(source, { cursorOffset: -1, ...settings }),
    formatAtWidths: async (source, settings, widths) => {
      const doc = await (module as unknown as DebugModule).__debug.printToDoc(source, settings);
      const { printer } = (await import(`${name}/doc`)) as typeof import("prettier/doc");
      const defaults = Object.fromEntries(options.map((option) => [option.name, option.default]));
      const print = (printWidth: number) =>
        printer.printDocToString(doc as Doc, { ...defaults, ...settings, printWidth } as never).formatted;
      return mapSteps(widths, print);
    },
    inferParser: async (file) => (await module.getFileInfo(file, { resolveConfig: false })).inferredParser,
  };
}

/** What `prettier --debug-print-doc` uses. A test holds the outcome against `format`. */
interface DebugModule {
  __debug: { printToDoc(source: string, options: FormatterOptions): Promise<unknown> };
}
