/** How the words of readers relate to the words of the docs. Add a synonym here when a search misses its page. */
import { getStem } from "../words.ts";

/** Words that carry no meaning in a query. */
export const STOP_WORDS = new Set(
  (
    "a all an and any are as at be by can could do does don't every for from get have how i if in instead into is it its " +
    "just make me my need not of off on only or our please put set should so some that the their them then there this to " +
    "turn use using want was we what when where which while who why will with would you your"
  ).split(" "),
);

/** Stems of words that are on nearly every page, so that it matters little whether a record has them. */
export const COMMON_WORDS = new Set(
  ["prettier", "format", "file", "code", "release", "version", "docs", "documentation"].map(getStem),
);

/** Phrases that mean the same as a word of the docs. */
export const REWRITES: [RegExp, string][] = [
  [/\bcontinuous integration\b/gi, "ci"],
  [/\bconfig files?\b/gi, "configuration file"],
  [/\bvs code\b/gi, "vscode"],
  [/\bintellij idea\b/gi, "intellij"],
  [/\bfiles? types?\b/gi, "file extension"],
];

/** Another name for a word, which is searched as well. If it has several words, all of them must be found. */
export const SYNONYMS: Record<string, string> = {
  config: "configuration",
  setting: "configuration",
  settings: "configuration",
  different: "overrides",
  vscode: "visual studio code",
  intellij: "jetbrains",
  neovim: "vim",
  nvim: "vim",
  eol: "line ending",
  newline: "line ending",
  crlf: "end of line",
  disable: "ignore",
  exclude: "ignore",
  skip: "ignore",
  setup: "install",
  write: "develop",
  create: "develop",
  faster: "cache",
  slow: "cache",
  stdin: "standard input",
  ts: "typescript",
  js: "javascript",
  md: "markdown",
  yml: "yaml",
  paren: "parenthesis",
};
