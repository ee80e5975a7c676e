/** The languages on offer: every parser of the formatter for which there is a sample. Also how file names and parsers belong together. */
import { DOC_EXPLORER, listChoices } from "./options.ts";
import type { FormatterData, KnownOption, Language } from "./playground-data.ts";
import { GRAPHQL_SAMPLE, JSON5_SAMPLE, JSON_SAMPLE, JSONC_SAMPLE, YAML_SAMPLE } from "./samples/data.ts";
import { DOC_SAMPLE, FLOW_SAMPLE, JAVASCRIPT_SAMPLE, TYPESCRIPT_SAMPLE } from "./samples/javascript.ts";
import {
  ANGULAR_SAMPLE,
  CSS_SAMPLE,
  GLIMMER_SAMPLE,
  HTML_SAMPLE,
  LESS_SAMPLE,
  LWC_SAMPLE,
  MARKDOWN_SAMPLE,
  MDX_SAMPLE,
  MJML_SAMPLE,
  SCSS_SAMPLE,
  VUE_SAMPLE,
} from "./samples/web.ts";

interface ParserChoice {
  value: string;
  label: string;
}

export const DEFAULT_PARSER = "babel";

/** In the order of the samples, which starts with the most common languages. Languages of plugins come last. */
export function listParsers({ options, extension }: Pick<FormatterData, "options" | "extension">): ParserChoice[] {
  const option = getParserOption(options);
  const choices = option ? listChoices(option) : [];
  return Object.keys({ ...SAMPLES, ...extension?.samples }).flatMap((value) => {
    const choice = choices.find((each) => each.value === value);
    return choice ? [{ value, label: describeParser(value, choice.description) }] : [];
  });
}

export function getParserOption(options: KnownOption[]): KnownOption | undefined {
  return options.find((option) => option.name === "parser");
}

/** Several parsers read JavaScript, so the parser is named unless it is the language's own name. */
function describeParser(parser: string, language = parser): string {
  return language.toLowerCase() === parser || parser === DOC_EXPLORER ? language : `${language} (${parser})`;
}

/** Finds the parser for a file name by the rules of the formatter. */
export function inferParser(file: string, languages: Language[]): string | undefined {
  const name = getBaseName(file).toLowerCase();
  if (name === "") return undefined;
  const language =
    languages.find(({ filenames }) => filenames?.some((each) => each.toLowerCase() === name)) ??
    languages.find(({ extensions }) => extensions?.some((extension) => name.endsWith(extension)));
  return language?.parsers[0];
}

/** The last part of a path, with slashes of either kind. */
export function getBaseName(file: string): string {
  return file.replace(/^.*[/\\]/s, "");
}

/** The extension that files of this language have, for downloads. */
export function getExtension(parser: string, languages: Language[]): string {
  const language =
    languages.find(({ name }) => name.toLowerCase() === parser) ??
    languages.find(({ parsers }) => parsers[0] === parser) ??
    languages.find(({ parsers }) => parsers.includes(parser));
  return language?.extensions?.[0] ?? ".txt";
}

/** A few untidy lines for each parser. The list of languages has the same order. */
export const SAMPLES: Record<string, string> = {
  babel: JAVASCRIPT_SAMPLE,
  typescript: TYPESCRIPT_SAMPLE,
  flow: FLOW_SAMPLE,
  css: CSS_SAMPLE,
  scss: SCSS_SAMPLE,
  less: LESS_SAMPLE,
  html: HTML_SAMPLE,
  vue: VUE_SAMPLE,
  angular: ANGULAR_SAMPLE,
  glimmer: GLIMMER_SAMPLE,
  lwc: LWC_SAMPLE,
  mjml: MJML_SAMPLE,
  markdown: MARKDOWN_SAMPLE,
  mdx: MDX_SAMPLE,
  json: JSON_SAMPLE,
  jsonc: JSONC_SAMPLE,
  json5: JSON5_SAMPLE,
  "json-stringify": JSON_SAMPLE,
  yaml: YAML_SAMPLE,
  graphql: GRAPHQL_SAMPLE,
  acorn: JAVASCRIPT_SAMPLE,
  espree: JAVASCRIPT_SAMPLE,
  meriyah: JAVASCRIPT_SAMPLE,
  "babel-ts": TYPESCRIPT_SAMPLE,
  "babel-flow": FLOW_SAMPLE,
  [DOC_EXPLORER]: DOC_SAMPLE,
};

export function getSample(parser: string, formatter?: Pick<FormatterData, "extension">): string {
  const samples = { ...SAMPLES, ...formatter?.extension?.samples };
  return (Object.hasOwn(samples, parser) && samples[parser]) || "";
}
