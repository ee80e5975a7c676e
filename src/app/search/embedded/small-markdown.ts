/** The text of a record is a small Markdown, one block a line (see `engine/markdown/section-text.ts`). */

export type SmallBlock =
  | { type: "paragraph"; text: string }
  | { type: "list"; items: string[] }
  | { type: "table"; rows: string[][] }
  | { type: "code"; language: string; text: string };

const FENCE = /^```(\w*)\n([\s\S]*?)\n```$/;

export function parseBlocks(text: string): SmallBlock[] {
  const blocks: SmallBlock[] = [];
  for (const line of text.match(/^```\w*\n[\s\S]*?\n```$|^.+$/gm) ?? []) {
    const last = blocks.at(-1);
    const [, language, code] = FENCE.exec(line) ?? [];
    if (code !== undefined) blocks.push({ type: "code", language: language!, text: code });
    else if (line.startsWith("- ")) {
      if (last?.type === "list") last.items.push(line.slice(2));
      else blocks.push({ type: "list", items: [line.slice(2)] });
    } else if (line.startsWith("| ")) {
      const row = line.slice(2, -2).split(" | ");
      if (last?.type === "table") last.rows.push(row);
      else blocks.push({ type: "table", rows: [row] });
    } else blocks.push({ type: "paragraph", text: line });
  }
  return blocks;
}
