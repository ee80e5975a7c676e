/** What the engine knows about the formatters it ships. `engine/outputs/playground.ts` writes it into the page as JSON. */
import { compareVersions } from "../../shared/compare-versions.ts";
import type { NewsHeading } from "../../shared/release-news.ts";
import type { SiteData } from "../../shared/site.ts";

/** An option as `getSupportInfo()` gives it. JSON has no infinity, so an open end of a range is null. */
export interface KnownOption {
  name: string;
  category?: string;
  type: "boolean" | "int" | "choice" | "path" | "string";
  default?: unknown;
  description?: string;
  /** Of the flag that turns off what is on by default. */
  oppositeDescription?: string;
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
  /** Relative to the formatter's folder. */
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
}

/** What is known of a minor version. */
export interface MinorFacts {
  /** The month in which it came out: `2018-05`. */
  month: string;
  /** The address of the post about it. */
  post?: string;
}

/** A package that a reader can turn on. */
export interface ExtraPlugin {
  name: string;
  version: string;
  /** The path of its module, relative to the home of the site. */
  path: string;
  /** The first version of the formatter that it works in, where that is not the first one that takes plugins. */
  since?: string | undefined;
}

export interface PluginAbout {
  options: KnownOption[];
  languages: Language[];
  /** These include parsers of the formatter that the plugin replaces. */
  parsers: string[];
  /** A few untidy lines that show what the plugin does, by the parser that reads them. */
  samples?: Record<string, string>;
}

/** What plugins have added to a formatter, besides their options and languages. */
export interface Extension {
  plugins: (ExtraPlugin & PluginAbout)[];
  samples: Record<string, string>;
}

export interface FormatterData extends Release {
  /** Folder of its files, with a slash at the end. */
  url: string;
  /** The file of the formatter without its languages, relative to its folder. */
  core: string;
  options: KnownOption[];
  sections: OptionSection[];
  /** Headings of the post about it, as far as they name a language. */
  news?: NewsHeading[];
  languages: Language[];
  plugins: PluginFile[];
  extension?: Extension;
}

export interface PlaygroundData {
  siteTitle: string;
  home: string;
  /** Whether the playground is kept for use offline. */
  offline?: boolean;
  docs?: string;
  /** The first one is chosen unless the address names another. */
  formatters: [standard: FormatterData, ...others: FormatterData[]];
  /** Older versions. Their data is in files of their own (`getReleaseFile`), which are fetched when they are chosen. */
  releases: Release[];
  /** By names such as `3.5`. */
  minors: Record<string, MinorFacts>;
  /** The number of releases that this build could offer. */
  published: number;
  plugins: ExtraPlugin[];
  /** The path of the file that says what each plugin can do, relative to the home of the site. */
  pluginsAbout?: string;
  colorMode: SiteData["colorMode"];
  /** What the first formatter makes of the first sample. The page shows it before the formatter is there. */
  sampleOutput: string;
}

/** The engine writes both elements into the page. It shows the output of the sample, so that is not sent a second time as data. */
export function readPlaygroundData(document: Document): PlaygroundData {
  const data = JSON.parse(document.getElementById("playground-data")!.textContent) as Omit<
    PlaygroundData,
    "sampleOutput"
  >;
  return { ...data, sampleOutput: document.querySelector<HTMLTextAreaElement>(".output-pane textarea")!.value };
}

/** What is known of the minor version that a release belongs to. */
export function findMinor({ minors }: Pick<PlaygroundData, "minors">, version: string): MinorFacts | undefined {
  return minors[version.split(".", 2).join(".")];
}

/** Oldest first. */
export function listReleases({ formatters, releases }: Pick<PlaygroundData, "formatters" | "releases">): Release[] {
  return [...formatters, ...releases].sort((a, b) => compareVersions(a.version, b.version));
}
