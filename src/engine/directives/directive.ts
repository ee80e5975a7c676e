/** What the directives about the formatter share: what they take from their page, and how they take their place in it. */
import type { Element } from "hast";
import type { Nodes, Paragraph, PhrasingContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { loadFormatter, type Formatter, type FormatterOptions } from "../formatter/load-formatter.ts";
import { loadOptionHistory, type OptionHistory } from "../formatter/option-history.ts";
import { showSetting } from "../formatter/option-values.ts";
import { report, type CompileContext } from "../markdown/context.ts";
import type { Rendered } from "../markdown/context.ts";
import type { Block } from "./sample.ts";

/** The formatter of the page. If there is none, that is reported and the result is undefined. */
export async function getFormatter(
  node: ContainerDirective | LeafDirective,
  context: CompileContext,
): Promise<Formatter | undefined> {
  const { formatter } = context;
  if (!formatter) {
    report(
      context,
      node,
      `:::${node.name} needs a formatter: give the docs version of this page a "formatter" in site.config.ts`,
    );
    return undefined;
  }
  try {
    return await loadFormatter(formatter);
  } catch (error) {
    report(
      context,
      node,
      `the formatter "${formatter}" of site.config.ts cannot be loaded (is it installed?): ${String(error)}`,
    );
    return undefined;
  }
}

const histories = new WeakMap<CompileContext, Promise<OptionHistory>>();

/** The history of the options. It is read once per page, so that its problems are reported once. */
export function getHistory(context: CompileContext): Promise<OptionHistory> {
  let reading = histories.get(context);
  if (!reading) histories.set(context, (reading = readHistory(context)));
  return reading;
}

async function readHistory(context: CompileContext): Promise<OptionHistory> {
  const { history, problems } = await loadOptionHistory(context.root);
  context.problems.push(...problems.map((problem) => ({ broken: "content" as const, problem })));
  return history;
}

/** A directive whose place is taken by one finished element. */
export function createRendered(element: Element, markdown: Nodes[]): Rendered {
  return { html: () => [element], markdown };
}

/** In plain Markdown: a line that says what the code below it is, and with which options it came about. */
export function createLabel(label: string, options: FormatterOptions = {}): Paragraph {
  const settings = Object.entries(options).map(([name, value]) => createInlineCode(showSetting(name, value)));
  return createLabelWith(label, settings);
}

export function createLabelWith(label: string, details: PhrasingContent[]): Paragraph {
  const listed = details.flatMap((detail, index) => (index > 0 ? [createText(", "), detail] : [detail]));
  const all = listed.length > 0 ? [createText(`${label} (`), ...listed, createText("):")] : [createText(`${label}:`)];
  return { type: "paragraph", children: all };
}

export function createText(value: string): PhrasingContent {
  return { type: "text", value };
}

export function createInlineCode(value: string): PhrasingContent {
  return { type: "inlineCode", value };
}

export function createCode({ lang, value }: Block): Nodes {
  return { type: "code", lang: lang ?? null, value };
}
