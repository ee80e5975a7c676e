/** `:::reflow{from=32 to=96}`: one block's code at every width, as data of the page, in which each output and each line is there once. */
import type { ElementContent } from "hast";
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { CodeToken, Reflow } from "../../shared/hero.ts";
import type { Formatter, FormatterOptions } from "../formatter/load-formatter.ts";
import { report, type CompileContext } from "../markdown/context.ts";
import { splitLines } from "../markdown/code.ts";
import type { Rendered } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";
import { highlight } from "../markdown/highlight.ts";
import { getFormatter } from "./directive.ts";
import { describeFailure, findSample, inferParser, reportFailure, takeOptions, toSource } from "./sample.ts";

export const REFLOW: Directive = { render: renderReflow };

async function renderReflow(node: ContainerDirective, context: CompileContext): Promise<Rendered | undefined> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return undefined;
  const sample = findSample(node, context);
  if (!sample) return void report(context, node, ":::reflow holds no code block, expected one with the code to format");
  const options = takeOptions(node, context, { formatter, own: ["from", "to"] });
  const [from, to] = [Number(node.attributes?.["from"]), Number(node.attributes?.["to"])];
  if (!(from <= to)) return void report(context, node, ":::reflow has no widths, expected from=… to=…");
  const reflow = await printAtWidths(sample, context, { formatter, options, from, to });
  if (reflow) context.reflow = reflow;
  return { html: () => [], markdown: [] };
}

interface Printing {
  formatter: Formatter;
  options: FormatterOptions;
  from: number;
  to: number;
}

/** Undefined when the code cannot be formatted, which is reported. */
export async function printAtWidths(
  sample: Code,
  context: CompileContext,
  { formatter, options, from, to }: Printing,
): Promise<Reflow | undefined> {
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return void report(context, sample, parser.message);
  const widths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const code = toSource(sample.value);
  const settings = { parser, ...options };
  try {
    const outputs = await formatter.formatAtWidths(code, settings, widths);
    return createReflow({ code, options: settings, outputs, widths, language: sample.lang ?? "text" });
  } catch (error) {
    const failure = describeFailure(error);
    return void reportFailure(`the code cannot be formatted: ${failure.headline}`, failure, { sample, context });
  }
}

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
      const index = lines.get(key) ?? lines.size;
      lines.set(key, index);
      return index;
    });
  const distinct = [...new Set(outputs)];
  const indexes = outputs.map((output) => distinct.indexOf(output));
  return {
    code,
    options,
    input: toIndexes(code),
    outputs: distinct.map(toIndexes),
    steps: indexes.flatMap((output, index): [number, number][] => {
      const width = widths[index];
      return width === undefined || output === indexes[index - 1] ? [] : [[width, output]];
    }),
    lines: [...lines.keys()].map((key) => JSON.parse(key) as CodeToken[]),
  };
}

/** One line of highlighted code as a flat list. Where colors are nested, the inner one is the visible one. */
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
