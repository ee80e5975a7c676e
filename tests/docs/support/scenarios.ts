/**
 * Calls of the command line, and what they print. The pages are searched for messages; each must come out of one of these,
 * so a page that quotes a new message wants a new scenario here.
 */
import type { Call } from "./run-cli.ts";

const TIDY = "pour();\n";
const UNTIDY = "pour( )\n";
const BROKEN = "let = ;\n";
const MENU = { "menu.js": UNTIDY, "prices.json": '{"soup":4}\n' };

/** Names are used by the table of exit codes: they are the words of its examples. */
export const SCENARIOS: Record<string, Call> = {
  "everything is formatted": { args: ["--check", "."], files: { "menu.js": TIDY } },
  "was formatted by --write": { args: ["--write", "."], files: MENU },
  "with --check": { args: ["--check", "."], files: MENU },
  "--list-different": { args: ["--list-different", "."], files: MENU },
  "contradictory flags": { args: ["--check", "--list-different", "menu.js"], files: MENU },
  "an invalid value": { args: ["--print-width", "0.5", "menu.js"], files: MENU },
  "an invalid value in the configuration": { args: ["menu.js"], files: { ...MENU, ".prettierrc": "tabWidth: wide\n" } },
  "a missing plugin": { args: ["--plugin=prettier-plugin-nowhere", "menu.js"], files: MENU },
  "no file for --find-config-path": { args: ["--find-config-path", "menu.js"], files: MENU },
  "a syntax error": { args: ["menu.js"], files: { "menu.js": BROKEN } },
  "an unknown file type": { args: ["menu.soup"], files: { "menu.soup": "leek" } },
  "a pattern that matches nothing": { args: ["*.soup"], files: MENU },
  "an explicit symbolic link": { args: ["link.js"], files: { ...MENU, "link.js": "-> menu.js" } },
  "a broken configuration file": { args: ["menu.js"], files: { ...MENU, ".prettierrc": "{ tabWidth: " } },
  // Nobody may read this one, not even root.
  "a file that cannot be read": { args: ["--parser=babel", "/proc/self/mem"] },

  "one untidy file": { args: ["--check", "."], files: { "menu.js": UNTIDY } },
  "a file that cannot be checked": { args: ["--check", "."], files: { "menu.js": BROKEN } },
  "checked and written": { args: ["--check", "--write", "."], files: { "menu.js": UNTIDY } },
  "a file in node_modules": { args: ["node_modules/menu/index.js"], files: { "node_modules/menu/index.js": UNTIDY } },
  "debug check with write": { args: ["--write", "--debug-check", "menu.js"], files: MENU },
  "unknown flag": { args: ["menu.js", "--chek"], files: MENU },
  "removed flag": { args: ["menu.js", "--stdin"], files: MENU },
  "deprecated flag": { args: ["--jsx-bracket-same-line", "menu.js"], files: MENU },
  "deprecated option": { args: ["menu.js"], files: { ...MENU, ".prettierrc": "jsxBracketSameLine: true\n" } },
  "text without a name": { args: [], stdin: UNTIDY },
  "untidy text": { args: ["--check", "--stdin-filepath", "menu.js"], stdin: UNTIDY },
  "cache with text": { args: ["--cache", "--stdin-filepath", "menu.js"], stdin: UNTIDY },
  "comment in strict JSON": { args: ["--parser=json-stringify", "menu.json"], files: { "menu.json": "// soup\n{}\n" } },
  "configuration in TypeScript": { args: ["menu.js"], files: { ...MENU, ".prettierrc.ts": "export default {};\n" } },
  "missing shared configuration": {
    args: ["menu.js"],
    files: { ...MENU, "package.json": '{ "prettier": "nowhere-config" }' },
  },
};

/** Files for `--write --cache`, which is run twice: `hours.yaml` comes from the cache the second time. */
export const CACHED_WRITE: Call = {
  args: ["--write", "--cache", "--cache-location=.cache-file", "."],
  files: { "menu.js": UNTIDY, "prices.json": '{ "soup": 4 }\n', "hours.yaml": "monday: 9\n" },
};
