/** A small formatter for tests. */
import type { FormatterData, PlaygroundData, PluginAbout } from "./playground-data.ts";

export function createFormatterData(change: Partial<FormatterData> = {}): FormatterData {
  return {
    name: "stable",
    version: "3.6.2",
    url: "/assets/formatter/3.6.2/",
    core: "standalone.mjs",
    languages: [
      { name: "JavaScript", parsers: ["babel", "flow"], extensions: [".js", ".mjs"], filenames: ["Jakefile"] },
      { name: "CSS", parsers: ["css"], extensions: [".css"] },
      { name: "JSON", parsers: ["json"], extensions: [".json"], filenames: [".prettierrc"] },
    ],
    sections: [
      { title: "Spaces", options: [{ name: "tabWidth", href: "/docs/options#tab-width" }] },
      {
        title: "JavaScript",
        options: ["semi", "rangeEnd", "unheardOf"].map((name) => ({ name, href: `/docs/options#${name}` })),
      },
    ],
    options: [
      { name: "semi", category: "JavaScript", type: "boolean", default: true },
      { name: "singleQuote", category: "Common", type: "boolean", default: false },
      {
        name: "trailingComma",
        category: "JavaScript",
        type: "choice",
        default: "all",
        choices: [{ value: "all" }, { value: "es5" }],
      },
      { name: "tabWidth", category: "Global", type: "int", default: 2, range: { start: 0, end: null } },
      { name: "rangeEnd", category: "Special", type: "int", range: { start: 0, end: null } },
      { name: "insertPragma", category: "Special", type: "boolean", default: false },
      {
        name: "parser",
        category: "Global",
        type: "choice",
        choices: [
          { value: "css", description: "CSS" },
          { value: "babel", description: "JavaScript" },
          { value: "cobol" },
        ],
      },
      { name: "plugins", category: "Global", type: "path", default: [] },
      { name: "filepath", category: "Special", type: "path" },
    ],
    plugins: [
      { file: "plugins/babel.mjs", parsers: { babel: "estree", json: "estree-json" }, printers: [] },
      { file: "plugins/estree.mjs", parsers: {}, printers: ["estree", "estree-json"] },
      { file: "plugins/postcss.mjs", parsers: { css: "postcss" }, printers: ["postcss"] },
    ],
    ...change,
  };
}

export function createPlaygroundData(): PlaygroundData {
  return {
    siteTitle: "Prettier",
    home: "/",
    formatters: [createFormatterData(), createFormatterData({ name: "next", version: "3.9.10" })],
    plugins: [
      { name: "@sea/plugin-tide", version: "1.2.3", path: "assets/plugins/plugin-tide-00000001.mjs" },
      { name: "plugin-sort", version: "4.5.6", path: "assets/plugins/plugin-sort-00000002.mjs" },
    ],
    pluginsAbout: "assets/plugins/about-00000003.json",
    releases: [{ name: "2.8.8", version: "2.8.8" }],
    minors: { "2.8": { month: "2022-11", post: "/blog/2022-11-23-2.8.0" }, "3.6": { month: "2025-06" } },
    published: 108,
    sampleOutput: "",
    colorMode: { defaultMode: "light", disableSwitch: false, respectSystem: true },
  };
}

/** Another language, an option, and JSON read in another way. */
export const TIDE: PluginAbout = {
  options: [
    { name: "tideUnit", category: "Tide", type: "choice", default: "m", choices: [{ value: "m" }, { value: "ft" }] },
    { name: "tideNote", category: "Tide", type: "string" },
  ],
  languages: [
    { name: "Almanac", parsers: ["tide"], extensions: [".almanac"] },
    { name: "Tide", parsers: ["tide"], extensions: [".tide"] },
  ],
  parsers: ["tide", "css"],
};

/** The same numbers in every run: a failing case can be met again. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
