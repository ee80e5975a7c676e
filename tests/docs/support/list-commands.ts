/** The commands of a page, with what the page says they print. */
import type { CodeBlock, Page } from "./read-page.ts";

export interface Command {
  at: string;
  text: string;
  /** What it prints, where the page shows it. */
  outcome?: string | undefined;
}

const SHELLS = ["bash", "sh"];
/** Runs Prettier, alone or in a pipe, through a package manager or with an environment variable. */
const PRETTIER = /^(?:\w+=\S+ )*(?:(?:cat|echo) [^|]+\| |time )?(?:(?:npx|yarn|pnpm exec|bunx|deno x) )?prettier /;
/** Runs the program in the block above. */
const isProgram = ({ lang, title }: CodeBlock) => lang === "js" && title !== undefined;

/** Commands that run Prettier. `…` and `...` mark one that is no whole command. */
export function listPrettierCommands(page: Page): Command[] {
  const inline = page.words.map(({ at, text }) => ({ at, text }));
  const all = [...inline, ...listBlockCommands(page)];
  return all.filter(({ text }) => PRETTIER.test(text) && !/…|\.{3}/.test(text));
}

/** Every line of a shell block: what follows a line with a prompt is its output, and so is a block with the word `outcome`. */
export function listBlockCommands({ blocks }: Page): Command[] {
  return blocks.flatMap((block, index) => {
    if (!SHELLS.includes(block.lang) || block.title) return [];
    const commands = splitBlock(block);
    const next = blocks[index + 1];
    const last = commands.at(-1);
    if (last && next && hasOutcome(next)) last.outcome = next.text;
    return commands;
  });
}

/** Programs whose output the page shows in the next block. */
export function listPrograms({ blocks }: Page): { block: CodeBlock; outcome: string }[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return isProgram(block) && next && hasOutcome(next) ? { block, outcome: next.text } : [];
  });
}

export function hasOutcome({ meta }: CodeBlock): boolean {
  return meta.split(" ").includes("outcome");
}

function splitBlock({ at, text }: CodeBlock): Command[] {
  const lines = text.split("\n");
  if (!lines.some((line) => line.startsWith("$ "))) return lines.map((line) => ({ at, text: line }));
  const commands: Command[] = [];
  for (const line of lines) {
    const last = commands.at(-1);
    if (line.startsWith("$ ")) commands.push({ at, text: line.slice(2) });
    else if (last) last.outcome = [...(last.outcome === undefined ? [] : [last.outcome]), line].join("\n");
  }
  return commands;
}
