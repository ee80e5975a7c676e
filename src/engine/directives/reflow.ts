/** `:::reflow{from=32 to=96}`: one block's code at every width, as data of the page, in which each output and each line is there once. */
import type { ElementContent } from "hast";
import type { ContainerDirective } from "mdast-util-directive";
import type { CodeToken, Reflow } from "../../shared/hero.ts";
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
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return void report(context, sample, parser.message);
  const widths = listWidths(node);
  if (widths.length === 0) return void report(context, node, ":::reflow has no widths, expected from=… to=…");
  const code = toSource(sample.value);
  const settings = { parser, ...options };
  try {
    const outputs = await formatter.formatAtWidths(code, settings, widths);
    context.reflow = createReflow({ code, options: settings, outputs, widths, language: sample.lang ?? "text" });
  } catch (error) {
    const failure = describeFailure(error);
    reportFailure(`the code cannot be formatted: ${failure.headline}`, failure, { sample, context });
  }
  return { html: () => [], markdown: [] };
}

function listWidths({ attributes }: ContainerDirective): number[] {
  const [from, to] = [Number(attributes?.["from"]), Number(attributes?.["to"])];
  return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, index) => from + index);
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
