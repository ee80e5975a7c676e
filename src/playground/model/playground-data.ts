/** What the engine knows about the formatters it ships, written into the page as JSON. `engine/outputs/playground.ts` makes it. */
import { compareVersions } from "../../shared/compare-versions.ts";
import type { SiteData } from "../../shared/site.ts";

/** An option as `getSupportInfo()` gives it. JSON has no infinity, so an open end of a range is null. */
export interface KnownOption {
  name: string;
  category?: string;
  type: "boolean" | "int" | "choice" | "path" | "string";
  default?: unknown;
  description?: string;
  choices?: { value: string; description?: string }[];
  range?: { start: number | null; end: number | null };
}

export interface Language {
  name: string;
  parsers: string[];
  aliases?: string[];
  extensions?: string[];
  filenames?: string[];
}

/** One file with parsers, printers or both. */
export interface PluginFile {
  /** Seen from the formatter's folder. */
  file: string;
  /** AST format by parser. */
  parsers: Record<string, string>;
  /** The AST formats it prints. */
  printers: string[];
}

/** A section of the docs page about options. */
export interface OptionSection {
  title: string;
  options: { name: string; href: string }[];
}

/** A version that can be chosen. */
export interface Release {
  /** As in `?version=`. */
  name: string;
  version: string;
  /** Folder of its files, with a slash at the end. */
  url: string;
}

/** A package that a reader can turn on. */
export interface ExtraPlugin {
  name: string;
  version: string;
  /** Of its module and what is known about it, seen from the formatter's folder, without their endings. */
  path: string;
}

export interface PluginAbout {
  options: KnownOption[];
  languages: Language[];
  /** Those of the formatter that it replaces are among them. */
  parsers: string[];
}

/** What plugins have added to a formatter: its options and languages are theirs as well. */
export interface Extension {
  plugins: (ExtraPlugin & PluginAbout)[];
  samples: Record<string, string>;
}

export interface FormatterData extends Release {
  /** The formatter without its languages, seen from its folder. */
  core: string;
  options: KnownOption[];
  sections: OptionSection[];
  languages: Language[];
  plugins: PluginFile[];
  extension?: Extension;
}

export interface PlaygroundData {
  siteTitle: string;
  home: string;
  /** Keep the playground for use offline. */
  offline?: boolean;
  docs?: string;
  /** The first one is chosen unless the address names another. */
  formatters: FormatterData[];
  /** Older ones: `about.json` in their folder is their data, fetched when they are chosen. */
  releases: Release[];
  plugins: ExtraPlugin[];
  colorMode: SiteData["colorMode"];
}

export function readPlaygroundData(document: Document): PlaygroundData {
  return JSON.parse(document.getElementById("playground-data")!.textContent) as PlaygroundData;
}

export function findFormatter(data: PlaygroundData, name: string): FormatterData | undefined {
  return data.formatters.find((formatter) => formatter.name === name);
}

/** Oldest first. */
export function listReleases({ formatters, releases }: Pick<PlaygroundData, "formatters" | "releases">): Release[] {
  return [...formatters, ...releases].sort((a, b) => compareVersions(a.version, b.version));
}
