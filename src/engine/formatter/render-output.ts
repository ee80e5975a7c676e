/** `:::output{semi=false}`: only what the formatter prints for the code, where the input stands elsewhere on the page. */
import type { ContainerDirective } from "mdast-util-directive";
import { report, type CompileContext } from "../content/markdown/context.ts";
import { formatSample } from "./format-sample.ts";
import { findSample, getFormatter, inferParser, takeOptions } from "./take-sample.ts";

export async function renderOutput(node: ContainerDirective, context: CompileContext): Promise<void> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return;
  const sample = findSample(node, context);
  if (!sample) return report(context, node, ":::output holds no code block, expected one with the code to format");
  const options = takeOptions(node, context, { formatter, own: [] });
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return report(context, sample, parser.message);
  const { output, failure } = await formatSample(formatter, sample.value, { ...options, parser });
  if (output === undefined) return report(context, sample, `the code cannot be formatted: ${failure?.headline}`);
  node.children = [{ ...sample, value: output.trimEnd() }];
  node.data = { hName: "div" };
}
