/** How the words of readers relate to the words of the docs. Add a synonym here when a search misses its page. */
import { getStem } from "../../../shared/search/terms.ts";

/** Words that carry no meaning in a query. */
export const STOP_WORDS = new Set(
  (
    "a all also an and any are as at be been being but by can could do does don every for from get gets getting got had happen happens has have " +
    "how i if in instead into is it its just like make me my need not of off on only or our please possible put s set should so some " +
    "that t the their them then there these this to too turn up use used using want was way we were what when where which while " +
    "who will with would you your"
  ).split(" "),
);

/** Stems of words that are on nearly every page, so that it matters little whether a record has them. */
export const COMMON_WORDS = new Set(
  ["format", "file", "code", "release", "version", "docs", "documentation"].map(getStem),
);

/** Stems of words with which readers ask for a language: "php support", "format svelte files". */
export const LANGUAGE_WORDS = new Set(
  ["support", "plugin", "format", "formatter", "file", "code", "language", "extension"].map(getStem),
);

/** Verbs that say what readers want to do. What they want to do it with matters more. */
export const GENERAL_WORDS = new Set(
  "add allow avoid change disable enable error force issue keep prevent problem remove run show skip stop weird wrong".split(
    " ",
  ),
);

/** What a complaint comes down to: something does not work. Sections that help then have the keyword "not working". */
const TROUBLE = "notworking";

/** Words that tell what readers want to know, not about what. They are looked for in headings and keywords only. */
export const INTENT_WORDS = new Set([TROUBLE, "why"]);

const NOT = "(?:(?:is|are|do|does|did|was|has|have|ca|can|could|wo)n['’]?t|cannot|not|no longer|never)";
const DONE = [
  "(?:work|respect|recogni[sz]|appl|read|load|detect|honou?r|support|tak|us|run|pick|find)\\w*",
  "found|seen|effect|happen\\w*",
].join("|");

/** Phrases that mean the same as a word of the docs, in queries and in keywords. */
export const REWRITES: [RegExp, string][] = [
  [/\bcontinuous integration\b/gi, "ci"],
  [/\bconfig files?\b/gi, "configuration file"],
  [/\bvs code\b/gi, "vscode"],
  [/\bintellij idea\b/gi, "intellij"],
  [/\bfiles? types?\b/gi, "file extension"],
  [/\b(?:all|entire|whole|every) (?:the |my |of the )?(?:files?|projects?|codebase|repo\w*)\b/gi, "everything"],
  [/\b(?:turn|switch)(?:ing)? off\b/gi, "disable"],
  [/\bspeed(?:ing)? up\b/gi, "faster"],
  [new RegExp(`\\b${NOT} (?:\\w+ )?formatted\\b`, "gi"), "unformatted"],
  [new RegExp(`\\b${NOT} (?:being |get |getting |be )?(?:${DONE})(?: up| into account| effect)?\\b`, "gi"), TROUBLE],
];

/** A version without its second number, after a word that says that it is one. `subject` is what the site is about. */
export function createVersionRewrite(subject: string): [RegExp, string] {
  const words = [...(subject ? [subject.replaceAll(/[^\p{L}\p{N}\s]/gu, ".")] : []), "versions?|release|v"].join("|");
  const change = "(?:upgrad|updat|migrat)\\w+(?: from \\S+)? to";
  return [new RegExp(`\\b(${words}|${change}) ?v?(\\d)(?:\\.x)?(?![\\d.]| *spaces)`, "gi"), "$1 $2.0"];
}

/** Only questions like these are answered by release notes before docs. */
export const ABOUT_RELEASES =
  /\d\.\d|\b(?:changelog|release notes?|breaking|upgrad|migrat|what(?:'s| is| has| was)? (?:new|changed)|(?:changed|new|removed) (?:in|since))/i;

/** Other names for words, which are searched as well: "words: name | other name". If a name has several words, all must be found. */
const SYNONYM_LINES = `
config setting settings: configuration
different per specific certain: overrides
vscode: visual studio code
intellij phpstorm pycharm: jetbrains
neovim nvim: vim
eol newline crlf cr: line ending | end of line
disable exclude skip stop prevent avoid: ignore
setup: install | set up
write create: develop
slow fast faster speed performance: cache | speed
stdin: standard input
ts: typescript
js: javascript
md: markdown
yml: yaml
paren parens bracket: parenthesis
blank: empty
empty: blank
folder dir: directory
directory subfolder: folder
async await promise: asynchronous
sync: synchronous
nested: subfolder
broken: break
multiple several: multi
deactivate: ignore
commit: precommit
repo: repository
object: objects
`;

export const SYNONYMS = readSynonyms(SYNONYM_LINES.trim().split("\n"));

/** The names by word. */
export function readSynonyms(lines: string[]): Map<string, string[]> {
  const entries = lines.flatMap((line) => {
    const [words = "", names = ""] = line.split(": ");
    return words.split(" ").map((word) => [word, names.split(" | ")] as const);
  });
  return new Map(entries);
}
