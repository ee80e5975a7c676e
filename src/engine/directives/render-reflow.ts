/**
 * `:::reflow{from=32 to=96}`: the code of one block at every width of this range. It shows nothing by itself: the outputs go to
 * the page as data, each line once, because the outputs of neighbouring widths have most of their lines in common.
 */
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import { createReflow } from "./create-reflow.ts";
import { describeFailure, toSource } from "./format-sample.ts";
import { findSample, getFormatter, inferParser, takeOptions } from "./take-sample.ts";

export async function renderReflow(node: ContainerDirective, context: CompileContext): Promise<void> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return;
  const sample = findSample(node, context);
  if (!sample) return report(context, node, ":::reflow holds no code block, expected one with the code to format");
  const options = takeOptions(node, context, { formatter, own: ["from", "to"] });
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return report(context, sample, parser.message);
  const widths = listWidths(node);
  if (widths.length === 0) return report(context, node, ":::reflow has no widths, expected from=… to=…");
  const code = toSource(sample.value);
  const settings = { parser, ...options };
  try {
    const outputs = await formatter.formatAtWidths(code, settings, widths);
    context.reflow = createReflow({ code, options: settings, outputs, widths, language: sample.lang! });
  } catch (error) {
    reportFailure(error, sample, context);
  }
  node.children = [];
  node.data = { hName: "div" };
}

function listWidths({ attributes }: ContainerDirective): number[] {
  const [from, to] = [Number(attributes?.["from"]), Number(attributes?.["to"])];
  return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, index) => from + index);
}

/** The first line of the code stands one below the fence. */
function reportFailure(error: unknown, sample: Code, context: CompileContext): void {
  const { headline, line = 0 } = describeFailure(error);
  const message = `the code cannot be formatted: ${headline}`;
  const problem = { file: context.file, line: getLine(context, sample) + line, message };
  context.problems.push({ broken: "content", problem });
}
