/** The files of a formatter's own languages, and packages that add languages. */
import { compareVersions } from "../../shared/compare-versions.ts";
import type { ExtraPlugin, PluginFile, Release } from "./playground-data.ts";

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

/** Some need a newer version than the first that takes plugins. */
export function takesPlugin(release: Pick<Release, "version">, { since = "3.0" }: Pick<ExtraPlugin, "since">): boolean {
  return takesPlugins(release) && compareVersions(release.version, `${since}.0`) >= 0;
}

/** Understands `plugins/babel.mjs`, the older `esm/parser-babel.mjs` and `parser-babel.js`, and the names of plugins, which end with a hash. */
export function getPluginName(url: string): string {
  return /(?:parser-)?([^/]+?)(?:-[\da-f]{8})?\.m?js$/.exec(url)?.[1] ?? url;
}

/** The page about a package and its options. */
export function getPackageUrl(name: string): string {
  return `https://www.npmjs.com/package/${name}`;
}
