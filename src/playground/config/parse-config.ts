/** Reads a configuration in any format into sections of options. Fetched when a reader brings one: three parsers are a lot of code. */
import JSON5 from "json5";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { isRecord, type RawState } from "../model/hash.ts";
import type { OptionValues } from "../model/options.ts";

export type ConfigProblem =
  | { type: "unknown"; name: string; nearest?: string | undefined }
  | { type: "invalid"; name: string; value: string; expected: string }
  /** `names` are the plugins that the playground does not have, `offered` are those that it has. */
  | { type: "plugins"; names: string[]; offered: string[] }
  /** The option is about files or packages, which the playground does not have. */
  | { type: "elsewhere"; name: string };

export interface ConfigSection {
  /** Absent where the options are for every file. */
  appliesTo?(file: string): boolean;
  options: OptionValues;
}

export interface Config {
  /** The name of its file, for messages. */
  name: string;
  sections: ConfigSection[];
}

interface ParsedSection {
  patterns?: string[];
  excluded?: string[];
  options: OptionValues;
}

type Parse = (text: string) => unknown;

/** Throws the error of the parser where the text is not what its name says. */
export async function loadConfig(text: string, name = ""): Promise<Config> {
  const isEditorconfig = name === ".editorconfig" || (name === "" && looksLikeEditorconfig(text));
  const parsed = isEditorconfig ? parseEditorconfig(text) : parseSettings(text, name);
  const sections = await addMatchers(parsed);
  return { name: name || (isEditorconfig ? ".editorconfig" : ".prettierrc"), sections };
}

async function addMatchers(sections: ParsedSection[]): Promise<ConfigSection[]> {
  if (!sections.some(({ patterns }) => patterns)) return sections;
  const { createFileMatcher } = await import("./file-patterns.ts");
  return sections.map(({ patterns, excluded, options }) =>
    patterns ? { options, appliesTo: createFileMatcher(patterns, excluded) } : { options },
  );
}

function parseSettings(text: string, name: string): ParsedSection[] {
  const parsed = parseValue(text, chooseParsers(text, name));
  const isPackage = name.startsWith("package.") || (isRecord(parsed) && isRecord(parsed["prettier"]));
  const settings = isPackage ? (parsed as RawState)["prettier"] : parsed;
  if (!isRecord(settings)) throw new Error("It holds no options.");
  const { overrides, $schema: _schema, ...options } = settings;
  const further = Array.isArray(overrides) ? overrides.filter(isRecord).flatMap(readOverride) : [];
  return [{ options }, ...further];
}

function chooseParsers(text: string, name: string): [first: Parse, ...others: Parse[]] {
  if (/\.json5?$/.test(name)) return [readJson];
  if (/\.ya?ml$/.test(name)) return [readYaml];
  if (name.endsWith(".toml")) return [parseToml];
  // A bare `.prettierrc` is JSON or YAML; pasted text may be in any format.
  if (text.trim().startsWith("{")) return [readJson, readYaml];
  return name === "" ? [parseToml, readYaml] : [readYaml];
}

function readJson(text: string): unknown {
  return JSON5.parse<unknown>(text);
}

/** The limit is there because aliases of aliases can expand to gigabytes. */
function readYaml(text: string): unknown {
  return parseYaml(text, { maxAliasCount: 100 }) as unknown;
}

/** Where no parser finds a record, the first one is asked again for its value or its error message. */
function parseValue(text: string, parsers: [first: Parse, ...others: Parse[]]): unknown {
  for (const parse of parsers) {
    try {
      const value = parse(text);
      if (isRecord(value)) return value;
    } catch {
      // The next parser may understand it.
    }
  }
  return parsers[0](text);
}

function readOverride({ files, excludeFiles, options }: RawState): ParsedSection[] {
  if (!isRecord(options)) return [];
  return [{ patterns: listStrings(files), excluded: listStrings(excludeFiles), options }];
}

function listStrings(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}

function looksLikeEditorconfig(text: string): boolean {
  return /^\s*\[[^\]]+\]\s*$/m.test(text) && /^\s*\w+\s*=\s*[^"'\s]/m.test(text);
}

/** Settings before the first section, such as `root`, are about the file itself and are dropped. */
function parseEditorconfig(text: string): ParsedSection[] {
  const sections: { pattern: string; pairs: Record<string, string> }[] = [];
  let pairs: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === "" || /^[#;]/.test(trimmed)) continue;
    const [, pattern] = /^\[(.+)\]$/.exec(trimmed) ?? [];
    const [, key, value = ""] = /^([^=:]+)[=:](.*)$/.exec(trimmed) ?? [];
    if (pattern) sections.push({ pattern, pairs: (pairs = {}) });
    else if (key)
      pairs[key.trim().toLowerCase()] = value
        .replace(/\s[#;].*$/, "")
        .trim()
        .toLowerCase();
  }
  return sections.map((section) => ({
    patterns: [convertPattern(section.pattern)],
    options: convertPairs(section.pairs),
  }));
}

/** Longer ranges of numbers stay as they are, because every number of a range is written out. */
const LONGEST_RANGE = 1000;

/**
 * EditorConfig has a leading slash for its own folder, `**` within names, `[!…]` for other characters, and numeric ranges of any
 * length. Overrides of Prettier know none of these, so they are rewritten into what means the same there.
 */
function convertPattern(pattern: string): string {
  return pattern
    .replace(/^\//, "./")
    .replaceAll(/\*\*(?!\/|$)/g, "**/*")
    .replaceAll("[!", "[^")
    .replaceAll(/\{(-?\d+)\.\.(-?\d+)\}/g, (range, from, to) => {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const length = high - low + 1;
      return length > LONGEST_RANGE ? range : `{${Array.from({ length }, (_, index) => low + index).join(",")}}`;
    });
}

/** By the rules of the formatter's own reader. */
function convertPairs(pairs: Record<string, string>): OptionValues {
  const { indent_style: style, indent_size: size, tab_width: width, max_line_length: length } = pairs;
  const options: OptionValues = {};
  if (style === "tab" || size === "tab") options["useTabs"] = true;
  else if (style === "space") options["useTabs"] = false;
  const columns = [size, width].find((each) => /^\d+$/.test(each ?? ""));
  if (columns) options["tabWidth"] = Number(columns);
  if (length && /^\d+$/.test(length)) options["printWidth"] = Number(length);
  if (pairs["quote_type"] === "single") options["singleQuote"] = true;
  if (pairs["quote_type"] === "double") options["singleQuote"] = false;
  if (["lf", "cr", "crlf"].includes(pairs["end_of_line"] ?? "")) options["endOfLine"] = pairs["end_of_line"];
  return options;
}
