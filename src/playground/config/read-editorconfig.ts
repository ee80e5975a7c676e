/** Reads an `.editorconfig` by the rules of the formatter's own reader. */
import type { OptionValues } from "../model/options.ts";

export interface EditorconfigSection {
  pattern: string;
  pairs: Record<string, string>;
}

/** Settings of an `.editorconfig`. No option of the formatter has such a name, so they tell it from TOML. */
const KNOWN_KEY =
  /^[ \t]*(?:root|indent_style|indent_size|tab_width|end_of_line|charset|trim_trailing_whitespace|insert_final_newline|max_line_length|quote_type)[ \t]*[=:]/im;

export function looksLikeEditorconfig(text: string): boolean {
  return /^[ \t]*\[[^[].*\][ \t\r]*$/m.test(text) && KNOWN_KEY.test(text);
}

/** Values that the reader does not distinguish by case. */
const ANY_CASE = ["indent_style", "indent_size", "end_of_line"];

/** Settings before the first section, such as `root`, are about the file itself and are dropped. */
export function parseEditorconfig(text: string): EditorconfigSection[] {
  const sections: EditorconfigSection[] = [];
  let pairs: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === "" || /^[#;]/.test(trimmed)) continue;
    const [, pattern] = /^\[(.+)\]$/.exec(trimmed) ?? [];
    const [, rawKey, rawValue = ""] = /^([^=:]+)[=:](.*)$/.exec(trimmed) ?? [];
    if (pattern) sections.push({ pattern: convertPattern(pattern), pairs: (pairs = {}) });
    else if (rawKey) {
      const key = rawKey.trim().toLowerCase();
      const value = rawValue.replace(/\s[#;].*$/, "").trim();
      pairs[key] = ANY_CASE.includes(key) ? value.toLowerCase() : value;
    }
  }
  return sections;
}

/** Longer ranges of numbers stay as they are, because every number of a range is written out. */
const LONGEST_RANGE = 1000;

/**
 * EditorConfig has a leading slash for its own folder, `**` within names, `[!…]` for other characters, and numeric ranges of any
 * length. Overrides of Prettier know none of these, so they are rewritten into what means the same there.
 */
function convertPattern(pattern: string): string {
  return pattern
    .replace(/^\//, "./")
    .replaceAll(/\*\*(?!\/|$)/g, "**/*")
    .replaceAll("[!", "[^")
    .replaceAll(/\{(-?\d+)\.\.(-?\d+)\}/g, (range, from, to) => {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const length = high - low + 1;
      return length > LONGEST_RANGE ? range : `{${Array.from({ length }, (_, index) => low + index).join(",")}}`;
    });
}

/** In place of infinity, which neither a link nor a configuration in JSON can have. */
export const ENDLESS_WIDTH = 1_000_000_000;

/** The settings of all sections that apply, because what one of them means depends on the others. */
export function convertPairs(pairs: Record<string, unknown>): OptionValues {
  const { indent_style: style, indent_size: size, tab_width: width, max_line_length: length } = pairs;
  const options: OptionValues = {};
  const isTab = style === "tab" || (style !== "space" && size === "tab" && !isCount(width));
  if (isTab) options["useTabs"] = true;
  else if (style === "space") options["useTabs"] = false;
  const columns = (style === "space" ? [size, width] : [width, size]).find(isCount);
  if (columns) options["tabWidth"] = Number(columns);
  if (length === "off") options["printWidth"] = ENDLESS_WIDTH;
  else if (isCount(length)) options["printWidth"] = Number(length);
  const { quote_type: quotes, end_of_line: end } = pairs;
  if (quotes === "single" || quotes === "double") options["singleQuote"] = quotes === "single";
  if (["lf", "cr", "crlf"].includes(String(end))) options["endOfLine"] = end;
  return options;
}

function isCount(value: unknown): value is string {
  return typeof value === "string" && /^\d+$/.test(value);
}
