/** The options as a published version wants them: names of parsers changed, and some versions need one. */
import { compareVersions } from "../../shared/compare-versions.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";

const PARSERS: Record<string, string> = {
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

interface Run {
  version: string;
  options: FormatterOptions;
  /** Of the input's code block. */
  language: string;
}

export function completeOptions({ version, options, language }: Run): FormatterOptions {
  const { parser: written, ...others } = options;
  const isGiven = written !== undefined || options.filepath !== undefined;
  // Older versions take everything for JavaScript unless told otherwise.
  const infers = !isGiven && compareVersions(version, "1.13.0") >= 0;
  const parser = infers ? PARSERS[language] : written;
  // An empty parser is none: what happens then may be the point of the example.
  if (!parser) return others;
  const isOldName = parser === "babel" && compareVersions(version, "1.16.0") < 0;
  return { ...others, parser: isOldName ? "babylon" : (parser as string) };
}
