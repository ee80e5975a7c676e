/** Size of the code in a highlighted block. The same from the engine's HTML and from what a browser makes of it. */
export function measureCode(html: string): { lines: number; longest: number } {
  const code = /<code[^>]*>([^]*?)<\/code>/.exec(html)?.[1] ?? "";
  const lines = code
    .replace(/<[^>]*>/g, "")
    .replace(/&[^;\s]+;/g, "?")
    .trimEnd()
    .split("\n");
  return { lines: lines.length, longest: Math.max(...lines.map((line) => line.length)) };
}
