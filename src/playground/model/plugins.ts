/** From a parser to the files that must be there before anything can be formatted with it. */
import type { PluginFile, Release } from "./playground-data.ts";

/** The parser's file and its printer's, often the same. Files for embedded languages come when they are met. */
export function choosePlugins(parser: string, plugins: PluginFile[]): string[] {
  const parserFile = plugins.find((plugin) => Object.hasOwn(plugin.parsers, parser));
  if (!parserFile) return [];
  const astFormat = parserFile.parsers[parser]!;
  const printerFile = plugins.find((plugin) => plugin.printers.includes(astFormat));
  return [...new Set([parserFile.file, ...(printerFile ? [printerFile.file] : [])])];
}

/** Before version 3, plugins had another form. */
export function takesPlugins({ version }: Pick<Release, "version">): boolean {
  return Number.parseInt(version, 10) >= 3;
}

/** `plugins/babel.mjs` and, in old versions, `esm/parser-babel.mjs`. */
export function getPluginName(url: string): string {
  return /(?:parser-)?([^/]+)\.mjs$/.exec(url)?.[1] ?? url;
}
