/** Reads a configuration in any format into sections of options. Fetched when a reader brings one: three parsers are a lot of code. */
import JSON5 from "json5";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { isRecord, type RawState } from "../model/hash.ts";
import type { OptionValues } from "../model/options.ts";
import { isProgram } from "../opened-file.ts";
import { convertPairs, looksLikeEditorconfig, parseEditorconfig } from "./read-editorconfig.ts";

export type ConfigProblem =
  | { type: "unknown"; name: string; nearest?: string | undefined }
  | { type: "invalid"; name: string; value: string; expected: string }
  /** `names` are the plugins that the playground does not have, `offered` are those that it has. */
  | { type: "plugins"; names: string[]; offered: string[] }
  /** Only the program of the reader could tell its value. */
  | { type: "computed"; name: string; code: string }
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
  /** Turns what the sections have together into options. */
  convert?(merged: OptionValues): OptionValues;
  /** What could not be read of a program. */
  problems?: ConfigProblem[];
}

/** Why a configuration cannot be used, although it may be right. */
export type ConfigRefusal = { type: "shared-config"; from: string } | { type: "program"; reason: string };

interface ParsedSection {
  patterns?: string[];
  excluded?: string[];
  options: OptionValues;
}

type Parse = (text: string) => unknown;

/** Throws the error of the parser where the text is not what its name says. */
export async function loadConfig(source: string, name = ""): Promise<Config | ConfigRefusal> {
  const text = source.replace(/^\uFEFF/, "");
  if (name === ".editorconfig" || (name === "" && looksLikeEditorconfig(text))) {
    const parsed = parseEditorconfig(text).map(({ pattern, pairs }) => ({ patterns: [pattern], options: pairs }));
    return { name: ".editorconfig", sections: await addMatchers(parsed), convert: convertPairs };
  }
  if (isProgram(name) || (name === "" && looksLikeProgram(text)))
    return loadProgram(text, name || "prettier.config.js");
  return createConfig(parseValue(text, chooseParsers(text, name)), name);
}

/** Pasted text without a name: JavaScript that exports something. */
function looksLikeProgram(text: string): boolean {
  return /^[ \t]*(?:export\s+(?:default|const|\{)|export\s*=|(?:module\s*\.\s*)?exports\s*[.=])/m.test(text);
}

async function loadProgram(text: string, name: string): Promise<Config | ConfigRefusal> {
  const { readLiteral } = await import("./read-literal.ts");
  const read = readLiteral(text);
  if ("reason" in read) return { type: "program", reason: read.reason };
  const config = await createConfig(read.value, name);
  const problems = read.computed.map((each) => ({ type: "computed" as const, ...each }));
  return "type" in config ? config : { ...config, problems };
}

async function createConfig(parsed: unknown, name: string): Promise<Config | ConfigRefusal> {
  const isPackage =
    name.startsWith("package.") || (name === "" && isRecord(parsed) && isPackageValue(parsed["prettier"]));
  const settings = isPackage && isRecord(parsed) ? parsed["prettier"] : parsed;
  // Prettier takes a string for the name of a package or a file with the options.
  if (typeof settings === "string" && /^[@\w.][\w./@-]*$/.test(settings))
    return { type: "shared-config", from: settings };
  if (isPackage && settings === undefined) throw new Error("It has no key “prettier”.");
  if (!isRecord(settings)) throw new Error("It has no options.");
  const { overrides, $schema: _schema, ...options } = settings;
  const further = Array.isArray(overrides) ? overrides.filter(isRecord).flatMap(readOverride) : [];
  return { name: name || ".prettierrc", sections: await addMatchers([{ options }, ...further]) };
}

function isPackageValue(value: unknown): boolean {
  return isRecord(value) || typeof value === "string";
}

async function addMatchers(sections: ParsedSection[]): Promise<ConfigSection[]> {
  if (!sections.some(({ patterns }) => patterns)) return sections;
  const { createFileMatcher } = await import("./file-patterns.ts");
  return sections.map(({ patterns, excluded, options }) =>
    patterns ? { options, appliesTo: createFileMatcher(patterns, excluded) } : { options },
  );
}

/** Comments before the first sign of JSON, which JSON5 allows. */
const LEADING_COMMENTS = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/;

function chooseParsers(text: string, name: string): [first: Parse, ...others: Parse[]] {
  if (/\.json5?$/.test(name)) return [readJson];
  if (/\.ya?ml$/.test(name)) return [readYaml];
  if (name.endsWith(".toml")) return [parseToml];
  // A bare `.prettierrc` is JSON or YAML; pasted text may be in any format.
  if (/^[{"]/.test(text.replace(LEADING_COMMENTS, ""))) return [readJson, readYaml];
  return name === "" ? [parseToml, readYaml] : [readYaml];
}

function readJson(text: string): unknown {
  return JSON5.parse<unknown>(text);
}

/** The limit is there because aliases of aliases can expand to gigabytes. Prettier merges what `<<` names. */
function readYaml(text: string): unknown {
  return parseYaml(text, { merge: true, maxAliasCount: 100 }) as unknown;
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
