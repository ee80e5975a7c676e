/** The options of a comparison as other versions expect them: the published one that it names, and the newest one. */
import { compareVersions } from "../../shared/compare-versions.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";

/** The usual parser for the language of a code block. */
const LANGUAGE_PARSERS: Record<string, string> = {
  js: "babel",
  jsx: "babel",
  mjs: "babel",
  cjs: "babel",
  javascript: "babel",
  flow: "flow",
  ts: "typescript",
  tsx: "typescript",
  mts: "typescript",
  cts: "typescript",
  typescript: "typescript",
  css: "css",
  less: "less",
  scss: "scss",
  json: "json",
  json5: "json5",
  jsonc: "json",
  md: "markdown",
  markdown: "markdown",
  mdx: "mdx",
  html: "html",
  vue: "vue",
  angular: "angular",
  hbs: "glimmer",
  handlebars: "glimmer",
  graphql: "graphql",
  gql: "graphql",
  yaml: "yaml",
  yml: "yaml",
};

/** Names that changed, with the new ones. */
const RENAMED_PARSERS: Record<string, string> = { babylon: "babel", postcss: "css" };
const RENAMED_OPTIONS: Record<string, string> = { jsxBracketSameLine: "bracketSameLine" };

interface Run {
  version: string;
  options: FormatterOptions;
  /** The language of the input's code block. */
  language: string;
}

/** The options for a run of this version: some versions need a parser, and some know it under an older name. */
export function completeOptions({ version, options, language }: Run): FormatterOptions {
  const { parser: written, ...others } = options;
  const isGiven = written !== undefined || options.filepath !== undefined;
  // Without a parser, older versions read everything as JavaScript.
  const infers = !isGiven && compareVersions(version, "1.13.0") >= 0;
  const parser = infers ? LANGUAGE_PARSERS[language] : written;
  // An empty parser means none: what happens then may be the point of the example.
  if (!parser) return others;
  const isOldName = parser === "babel" && compareVersions(version, "1.16.0") < 0;
  return { ...others, parser: isOldName ? "babylon" : (parser as string) };
}

const NEWEST = "99.0.0";

/** The options for the newest version, which the playground runs. `known` are the names of its options. */
export function toCurrent(
  options: FormatterOptions,
  { language, known }: { language: string; known: string[] },
): FormatterOptions {
  const current: FormatterOptions = {};
  for (const [name, value] of Object.entries(completeOptions({ version: NEWEST, options, language }))) {
    const currentName = RENAMED_OPTIONS[name] ?? name;
    if (known.includes(currentName)) current[currentName] = name === "parser" ? toCurrentParser(value) : value;
  }
  return current;
}

/** Leaves out a parser that follows from the language of the code. */
export function omitObvious(options: FormatterOptions, language: string): FormatterOptions {
  const { parser, ...others } = options;
  const usual = completeOptions({ version: NEWEST, options: {}, language }).parser;
  return parser === undefined || toCurrentParser(parser) === usual ? others : options;
}

function toCurrentParser(parser: unknown): unknown {
  return RENAMED_PARSERS[String(parser)] ?? parser;
}
