/** Reads a configuration in any of its formats. Fetched when somebody brings one: three parsers are much code. */
import JSON5 from "json5";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { isRecord, type RawState } from "../model/hash.ts";
import type { Config, ConfigSection } from "./config-file.ts";
import { parseEditorconfig } from "./editorconfig.ts";

type Parse = (text: string) => unknown;

/** Anchors that point at anchors can unfold into gigabytes. */
const readYaml: Parse = (text) => parseYaml(text, { maxAliasCount: 100 }) as unknown;
const readJson: Parse = (text) => JSON5.parse<unknown>(text);

/** Throws with the parser's words where the text is not what its name says. */
export function parseConfig(text: string, name = ""): Config {
  if (
    name === ".editorconfig" ||
    (name === "" && /^\s*\[[^\]]+\]\s*$/m.test(text) && /^\s*\w+\s*=\s*[^"'\s]/m.test(text))
  )
    return { name: name || ".editorconfig", sections: parseEditorconfig(text) };
  const value = chooseParsers(text, name).reduce<unknown>((found, parse) => found ?? attempt(parse, text), undefined);
  const parsed = value ?? chooseParsers(text, name)[0]!(text);
  const settings = name.startsWith("package.") || isPackage(parsed) ? (parsed as RawState)["prettier"] : parsed;
  if (!isRecord(settings)) throw new Error("It holds no options.");
  return { name: name || ".prettierrc", sections: readSections(settings) };
}

function chooseParsers(text: string, name: string): Parse[] {
  if (/\.json5?$/.test(name)) return [readJson];
  if (/\.ya?ml$/.test(name)) return [readYaml];
  if (name.endsWith(".toml")) return [parseToml];
  // A bare `.prettierrc` is JSON or YAML; what was pasted may be anything.
  if (text.trim().startsWith("{")) return [readJson, readYaml];
  return name === "" ? [parseToml, readYaml] : [readYaml];
}

function attempt(parse: Parse, text: string): unknown {
  try {
    const value = parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPackage(value: unknown): boolean {
  return isRecord(value) && isRecord(value["prettier"]);
}

function readSections({ overrides, $schema: _schema, ...options }: RawState): ConfigSection[] {
  const further = Array.isArray(overrides) ? overrides.filter(isRecord).flatMap(readOverride) : [];
  return [{ options }, ...further];
}

function readOverride({ files, excludeFiles, options }: RawState): ConfigSection[] {
  if (!isRecord(options)) return [];
  return [{ patterns: listStrings(files), excluded: listStrings(excludeFiles), options }];
}

function listStrings(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}
