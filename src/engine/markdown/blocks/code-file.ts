/** Code blocks with `file="hello.js#L2-L5"`: their code is that of a file, or of some lines of it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Code } from "mdast";
import { parseCodeMeta } from "../code-meta.ts";
import { report, type CompileContext } from "../context.ts";
import { describeState, suggestFile } from "../images.ts";
import { findNodes, type PlacedNode } from "../tree.ts";

declare module "mdast" {
  interface CodeData {
    /** Whether the code comes from a file, so that the Markdown export has to write it out. */
    isIncluded?: boolean;
  }
}

/** Comes before everything that looks at code. */
export async function includeFiles(nodes: PlacedNode[], context: CompileContext): Promise<void> {
  for (const node of findNodes(nodes, "code")) {
    const file = node.meta?.includes("file=") ? parseCodeMeta(node.meta).file : undefined;
    if (file !== undefined) await includeFile(node, file, context);
  }
}

async function includeFile(node: Code, address: string, context: CompileContext): Promise<void> {
  const [, target = "", fragment] = /^([^#]*)(?:#(.*))?$/.exec(address) ?? [];
  // Whatever else is in the project is none of the writers' business.
  const [folder = ""] = context.file.split("/");
  const source = path.posix.join(path.posix.dirname(context.file), target);
  if (node.value.trim())
    return report(context, node, `a code block with file="${address}" has no code of its own: remove its lines`);
  if (!source.startsWith(`${folder}/`))
    return report(context, node, `the file "${target}" (${source}) is outside of the folder ${folder}/`);
  context.sources.push({ source, state: await describeState(context.root, source) });
  const text = await readFile(path.join(context.root, source), "utf8").catch(() => undefined);
  if (text === undefined) {
    const advice = await suggestFile(context.root, source);
    return report(context, node, `the file "${target}" (${source}) of a code block does not exist.${advice}`);
  }
  const lines = text.replace(/\r\n/g, "\n").replace(/\n$/, "").split("\n");
  const range = fragment === undefined ? [1, lines.length] : readFragment(fragment);
  const [from = 0, to = 0] = range ?? [];
  if (!range || from < 1 || from > to || to > lines.length) {
    const message = `"#${fragment}" names no lines of "${target}", which has ${lines.length}: write #L2 or #L2-L5`;
    return report(context, node, message);
  }
  node.value = removeIndentation(lines.slice(from - 1, to)).join("\n");
  node.data = { ...node.data, isIncluded: true };
}

/** As GitHub writes lines of a file. */
function readFragment(fragment: string): [from: number, to: number] | undefined {
  const [, from, to = from] = /^L(\d+)(?:-L(\d+))?$/.exec(fragment) ?? [];
  return from ? [Number(from), Number(to)] : undefined;
}

/** What all lines have in front, because they come from the middle of a file. */
function removeIndentation(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const width = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(width));
}
