/** Parsers that old links and links of prettier.io name, and that the formatter itself does not have. Fetched with such a link. */

interface OldParser {
  /** The plugin that brings it. */
  plugin?: string;
  /** The parser of the formatter that reads the same language. */
  nearest: string;
}

const OLD_PARSERS: Record<string, OldParser> = {
  hermes: { plugin: "@prettier/plugin-hermes", nearest: "flow" },
  oxc: { plugin: "@prettier/plugin-oxc", nearest: "babel" },
  "oxc-ts": { plugin: "@prettier/plugin-oxc", nearest: "typescript" },
  "typescript-eslint": { nearest: "typescript" },
  postcss: { nearest: "css" },
  "postcss-less": { nearest: "less" },
  "postcss-scss": { nearest: "scss" },
  parse5: { nearest: "html" },
  remark: { nearest: "markdown" },
};

export function findOldParser(name: unknown): OldParser | undefined {
  return typeof name === "string" && Object.hasOwn(OLD_PARSERS, name) ? OLD_PARSERS[name] : undefined;
}
