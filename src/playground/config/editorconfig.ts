/** `.editorconfig`: sections of file patterns, of which the formatter understands a few settings. */
import type { OptionValues } from "../model/options.ts";
import type { ConfigSection } from "./config-file.ts";

export function parseEditorconfig(text: string): ConfigSection[] {
  const sections: { pattern?: string; pairs: Record<string, string> }[] = [{ pairs: {} }];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === "" || /^[#;]/.test(trimmed)) continue;
    const pattern = /^\[(.+)\]$/.exec(trimmed)?.[1];
    if (pattern) sections.push({ pattern, pairs: {} });
    const [, key, value] = /^([^=:]+)[=:](.*)$/.exec(trimmed) ?? [];
    if (!pattern && key)
      sections.at(-1)!.pairs[key.trim().toLowerCase()] = value!
        .replace(/\s[#;].*$/, "")
        .trim()
        .toLowerCase();
  }
  // What stands before the first section (`root`) is about the file itself.
  return sections.slice(1).map(({ pattern, pairs }) => ({ patterns: [pattern!], options: convertPairs(pairs) }));
}

/** By the rules of the formatter's own reader. */
function convertPairs(pairs: Record<string, string>): OptionValues {
  const { indent_style: style, indent_size: size, tab_width: width, max_line_length: length } = pairs;
  const options: OptionValues = {};
  if (style === "tab" || size === "tab") options["useTabs"] = true;
  else if (style === "space") options["useTabs"] = false;
  const columns = [size, width].find((each) => /^\d+$/.test(each ?? ""));
  if (columns) options["tabWidth"] = Number(columns);
  if (length && /^\d+$/.test(length)) options["printWidth"] = Number(length);
  if (pairs["quote_type"] === "single") options["singleQuote"] = true;
  if (pairs["quote_type"] === "double") options["singleQuote"] = false;
  if (["lf", "cr", "crlf"].includes(pairs["end_of_line"] ?? "")) options["endOfLine"] = pairs["end_of_line"];
  return options;
}
