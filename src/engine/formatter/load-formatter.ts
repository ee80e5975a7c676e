/** The real formatter: every npm package that a docs version names is loaded once. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Options, SupportInfo } from "prettier";

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
  /** The offset is -1 when the options ask for no cursor. */
  format(source: string, options: FormatterOptions): Promise<{ formatted: string; cursorOffset: number }>;
  /** The same source printed at each of these widths, given in ascending order: parsed once, laid out many times. */
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

/** The folder of the package, for everything that reads its files or runs its command line. */
export function locateFormatter(name: string): string {
  return createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .slice(0, -"/package.json".length);
}

/** Reads the manifest only, because loading the formatter takes longer. */
export async function readFormatterVersion(name: string): Promise<string> {
  const manifest = await readFile(`${locateFormatter(name)}/package.json`, "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** What we use of the package. `__debug` is what `prettier --debug-print-doc` uses; a test compares its result with `format`. */
type FormatterModule = Omit<typeof import("prettier"), "getSupportInfo"> & {
  getSupportInfo(): Promise<{ options: KnownOption[]; languages: SupportInfo["languages"] }>;
  __debug: { printToDoc(source: string, options: FormatterOptions): Promise<unknown> };
};

interface DocModule {
  printer: { printDocToString(doc: unknown, options: FormatterOptions): { formatted: string } };
}

async function importFormatter(name: string): Promise<Formatter> {
  const module = (await import(name)) as FormatterModule;
  const { options, languages } = await module.getSupportInfo();
  return {
    name,
    version: await readFormatterVersion(name),
    options,
    languages,
    format: (source, settings) => module.formatWithCursor(source, { cursorOffset: -1, ...settings }),
    formatAtWidths: async (source, settings, widths) => {
      const doc = await module.__debug.printToDoc(source, settings);
      const { printer } = (await import(`${name}/doc`)) as DocModule;
      const defaults = Object.fromEntries(options.map((option) => [option.name, option.default]));
      const print = (printWidth: number) =>
        printer.printDocToString(doc, { ...defaults, ...settings, printWidth }).formatted;
      return mapSteps(widths, print);
    },
    inferParser: async (file) => (await module.getFileInfo(file, { resolveConfig: false })).inferredParser,
  };
}

/**
 * Like `inputs.map(compute)`, for functions that change in few steps and never return to an earlier result. Where both ends of a
 * range have the same result, everything between them has it too and is not computed. Print widths are like that, because
 * whatever fits into one width also fits into every larger one.
 */
export function mapSteps<Result>(inputs: number[], compute: (input: number) => Result): Result[] {
  const fillBetween = (between: number[], first: Result, last: Result): Result[] => {
    if (first === last) return between.map(() => first);
    const index = Math.floor(between.length / 2);
    const middle = between[index];
    if (middle === undefined) return [];
    const result = compute(middle);
    return [
      ...fillBetween(between.slice(0, index), first, result),
      result,
      ...fillBetween(between.slice(index + 1), result, last),
    ];
  };
  const [smallest, largest] = [inputs[0], inputs.at(-1)];
  if (smallest === undefined || largest === undefined || inputs.length === 1) return inputs.map(compute);
  const [first, last] = [compute(smallest), compute(largest)];
  return [first, ...fillBetween(inputs.slice(1, -1), first, last), last];
}
