/** A code block as Markdown, with a fence longer than any run of backticks inside. */
import type { Code } from "mdast";

export function renderFence({ lang, value }: Pick<Code, "lang" | "value">, meta?: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  const info = [lang, meta].filter(Boolean).join(" ");
  return [`${fence}${info}`, ...(value === "" ? [] : [value]), fence].join("\n");
}
