/** Outputs of many widths as compact data: each output once, and in them each line once. */
import type { ElementContent } from "hast";
import type { CodeToken, Reflow } from "../../shared/page.ts";
import { highlight } from "../markdown/highlight.ts";
import { splitLines } from "../markdown/split-lines.ts";

interface Printed {
  code: string;
  options: Reflow["options"];
  language: string;
  widths: number[];
  /** One for each width. */
  outputs: string[];
}

export function createReflow({ code, options, language, widths, outputs }: Printed): Reflow {
  const lines = new Map<string, number>();
  const toIndexes = (text: string) =>
    splitLines(highlight(text.trimEnd(), language)).map((nodes) => {
      const key = JSON.stringify(toTokens(nodes));
      if (!lines.has(key)) lines.set(key, lines.size);
      return lines.get(key)!;
    });
  const distinct = [...new Set(outputs)];
  const indexes = outputs.map((output) => distinct.indexOf(output));
  return {
    code,
    options,
    input: toIndexes(code),
    outputs: distinct.map(toIndexes),
    steps: widths
      .map((width, index): [number, number] => [width, indexes[index]!])
      .filter(([, output], index) => index === 0 || output !== indexes[index - 1]),
    lines: [...lines.keys()].map((key) => JSON.parse(key) as CodeToken[]),
  };
}

/** One line of highlighted code, flat: where colors are nested, the inner one is seen. */
function toTokens(nodes: ElementContent[]): CodeToken[] {
  const tokens: CodeToken[] = [];
  const walk = (node: ElementContent, color: string | undefined) => {
    if (node.type === "element") {
      const [own] = (node.properties["className"] as string[] | undefined) ?? [];
      for (const child of node.children) walk(child, own ?? color);
    } else if (node.type === "text") {
      const text = node.value.replace(/\n$/, "");
      if (text) append(tokens, color && text.trim() ? [color, text] : text);
    }
  };
  for (const node of nodes) walk(node, undefined);
  return tokens;
}

function append(tokens: CodeToken[], token: CodeToken): void {
  const last = tokens.at(-1);
  if (typeof token === "string" && typeof last === "string") tokens[tokens.length - 1] = last + token;
  else tokens.push(token);
}
