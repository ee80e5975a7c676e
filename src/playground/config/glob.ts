/** Patterns of file names, as configuration files have them. */

/** Without a slash, a pattern is about the name alone, in whatever folder it is. */
export function matchesGlob(pattern: string, file: string): boolean {
  const path = file.replaceAll("\\", "/").replace(/^\.?\//, "");
  const subject = pattern.includes("/") ? path : path.split("/").at(-1)!;
  return new RegExp(`^${toRegExp(pattern.replace(/^\.?\//, ""))}$`).test(subject);
}

/** Longer patterns are no patterns, but an attempt to keep the browser busy. */
const LONGEST_PATTERN = 500;

const TOKENS = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[[^\]/]+\]|[\s\S]/g;

function toRegExp(pattern: string): string {
  return (pattern.slice(0, LONGEST_PATTERN).match(TOKENS) ?? []).map(convertToken).join("");
}

function convertToken(token: string): string {
  if (token === "**/") return "(?:[^/]+/)*";
  if (token === "**") return ".*";
  if (token === "*") return "[^/]*";
  if (token === "?") return "[^/]";
  if (token.length > 1 && token.startsWith("{")) return convertChoice(token.slice(1, -1));
  if (token.length > 1 && token.startsWith("["))
    return `[${token.slice(1, -1).replace(/^!/, "^").replaceAll("\\", "\\\\")}]`;
  return token.replace(/[\\^$.|+()[\]{}]/g, "\\$&");
}

/** `{js,ts}` is one of them, `{1..3}` a number between. */
function convertChoice(inner: string): string {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(inner);
  if (range) return "-?\\d+";
  return `(?:${inner.split(",").map(toRegExp).join("|")})`;
}
