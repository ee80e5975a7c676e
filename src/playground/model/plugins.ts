/** The files of a formatter's own languages, and packages that add languages. */
import type { PluginFile, Release } from "./playground-data.ts";

/** The files of a parser and of its printer, often the same one. Files for embedded languages are loaded when the formatter meets them. */
export function choosePlugins(parser: string, plugins: PluginFile[]): string[] {
  const parserFile = plugins.find((plugin) => Object.hasOwn(plugin.parsers, parser));
  if (!parserFile) return [];
  const astFormat = parserFile.parsers[parser] ?? "";
  const printerFile = plugins.find((plugin) => plugin.printers.includes(astFormat)) ?? parserFile;
  return [...new Set([parserFile.file, printerFile.file])];
}

/** Plugins for version 3 do not work in older versions. */
export function takesPlugins({ version }: Pick<Release, "version">): boolean {
  return Number.parseInt(version, 10) >= 3;
}

/** Understands `plugins/babel.mjs`, and the older `esm/parser-babel.mjs` and `parser-babel.js`. */
export function getPluginName(url: string): string {
  return /(?:parser-)?([^/]+)\.m?js$/.exec(url)?.[1] ?? url;
}

/** The page about a package and its options. */
export function getPackageUrl(name: string): string {
  return `https://www.npmjs.com/package/${name}`;
}
