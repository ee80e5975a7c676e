/** The colors of each language. Every language is a separate file, fetched when it is shown. */
import type { Extension } from "@codemirror/state";

const LOADERS = {
  javascript: async () => (await import("./languages/javascript.ts")).javascript,
  typescript: async () => (await import("./languages/javascript.ts")).typescript,
  css: async () => (await import("./languages/css.ts")).css,
  scss: async () => (await import("./languages/scss.ts")).scss,
  less: async () => (await import("./languages/less.ts")).less,
  html: async () => (await import("./languages/html.ts")).html,
  vue: async () => (await import("./languages/vue.ts")).vue,
  markdown: async () => (await import("./languages/markdown.ts")).markdown,
  json: async () => (await import("./languages/json.ts")).json,
  yaml: async () => (await import("./languages/yaml.ts")).yaml,
  graphql: async () => (await import("./languages/graphql.ts")).graphql,
};

const BY_PARSER: Record<string, keyof typeof LOADERS> = {
  typescript: "typescript",
  "babel-ts": "typescript",
  "babel-flow": "typescript",
  flow: "typescript",
  css: "css",
  scss: "scss",
  less: "less",
  html: "html",
  angular: "html",
  lwc: "html",
  mjml: "html",
  glimmer: "html",
  xml: "html",
  vue: "vue",
  markdown: "markdown",
  mdx: "markdown",
  json: "json",
  "json-stringify": "json",
  yaml: "yaml",
  graphql: "graphql",
};

const loaded = new Map<string, Extension>();

/** Parsers without an entry read JavaScript or something close to it. Without the colors, the code is plain. */
export async function loadLanguage(parser: string): Promise<Extension> {
  const name = getName(parser);
  const language = await LOADERS[name]().catch(() => []);
  loaded.set(name, language);
  return language;
}

/** Undefined unless it was loaded before. */
export function getLanguage(parser: string): Extension | undefined {
  return loaded.get(getName(parser));
}

function getName(parser: string): keyof typeof LOADERS {
  return (Object.hasOwn(BY_PARSER, parser) && BY_PARSER[parser]) || "javascript";
}
