/** A few untidy lines for each parser. The order is that of the language list. */
import { DOC_EXPLORER } from "./doc-explorer.ts";
import type { FormatterData } from "./playground-data.ts";
import { JSON_SAMPLE, JSON5_SAMPLE, JSONC_SAMPLE, GRAPHQL_SAMPLE, YAML_SAMPLE } from "./samples/data.ts";
import { DOC_SAMPLE } from "./samples/doc.ts";
import { FLOW_SAMPLE, JAVASCRIPT_SAMPLE, TYPESCRIPT_SAMPLE } from "./samples/javascript.ts";
import { ANGULAR_SAMPLE, GLIMMER_SAMPLE, HTML_SAMPLE, LWC_SAMPLE, MJML_SAMPLE, VUE_SAMPLE } from "./samples/markup.ts";
import { MARKDOWN_SAMPLE, MDX_SAMPLE } from "./samples/prose.ts";
import { CSS_SAMPLE, LESS_SAMPLE, SCSS_SAMPLE } from "./samples/styles.ts";

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
  return Object.hasOwn(samples, parser) ? samples[parser]! : "";
}
