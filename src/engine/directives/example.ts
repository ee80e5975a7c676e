/** `:::example{semi=false title="…"}`: the formatter runs while building, and the page shows the input and the output. */
import type { Element, ElementContent } from "hast";
import type { Code, Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { createPlaygroundLink } from "../../shared/playground-link.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { element, text } from "../markdown/hast.ts";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import type { Rendered } from "../markdown/context.ts";
import { createCaption, type Directive } from "../markdown/directives.ts";
import { createCode, createLabel, createRendered, createText, getFormatter } from "./directive.ts";
import { renderActions, renderPane, renderPanes, renderSettings } from "./pane.ts";
import {
  findSample,
  formatSample,
  inferParser,
  reportFailure,
  takeOptions,
  toSource,
  type Block,
  type Formatted,
} from "./sample.ts";

interface Example {
  title: string | undefined;
  options: FormatterOptions;
  input: Block;
  /** The formatted code, or the text of the error. */
  output: Block;
  hasFailed: boolean;
  playgroundLink: string;
  /** Unique on the page. */
  id: string;
}

const OWN_ATTRIBUTES = ["title", "error"];

export const EXAMPLE: Directive = { render: renderExample };

async function renderExample(node: ContainerDirective, context: CompileContext): Promise<Rendered | undefined> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return undefined;
  const sample = findSample(node, context);
  if (!sample)
    return void report(context, node, ":::example holds no code block, expected one with the code to format");
  const options = takeOptions(node, context, { formatter, own: OWN_ATTRIBUTES });
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return void report(context, sample, parser.message);

  const result = await formatSample(formatter, sample.value, { ...options, parser });
  if (!isExpected(result, { node, sample, context })) return undefined;
  const example: Example = {
    title: node.attributes?.["title"] ?? undefined,
    options,
    input: sample,
    output: result.failure
      ? { lang: "text", value: result.failure.text }
      : { lang: sample.lang ?? null, value: result.output },
    hasFailed: result.failure !== undefined,
    playgroundLink: createPlaygroundLink({
      base: context.base,
      formatter: formatter.name,
      content: toSource(sample.value),
      options: { ...options, parser },
    }),
    id: `example-${getLine(context, node)}`,
  };
  return createRendered(renderExampleElement(example), renderExampleMarkdown(example));
}

interface Origin {
  node: ContainerDirective;
  sample: Code;
  context: CompileContext;
}

/** An example about an error must fail, and every other example must not. */
function isExpected({ failure, output }: Formatted, { node, sample, context }: Origin): boolean {
  const wantsError = (node.attributes?.["error"] ?? "false") !== "false";
  if (failure && !wantsError) {
    const message = `the example cannot be formatted: ${failure.headline}. An example about this error says error=true`;
    reportFailure(message, failure, { sample, context });
    return false;
  }
  if (output !== undefined && wantsError) {
    report(context, node, "the example says error=true, but its code is formatted without one");
    return false;
  }
  return true;
}

function renderExampleElement({ title, options, input, output, hasFailed, playgroundLink, id }: Example): Element {
  const outputLabel = hasFailed ? BUILD_LABELS.exampleError : BUILD_LABELS.exampleOutput;
  const panes = [
    renderPane({ name: "input", label: BUILD_LABELS.exampleInput, code: input }),
    renderPane({ name: "output", label: outputLabel, code: output }),
  ];
  return element("figure", { className: ["example"] }, [
    ...renderCaption(title, options),
    renderSwitch(id),
    renderPanes(panes, [output.value]),
    renderActions(playgroundLink),
  ]);
}

function renderCaption(title: string | undefined, options: FormatterOptions): Element[] {
  const settings = renderSettings(options);
  if (!title && settings.length === 0) return [];
  const parts: ElementContent[] = title ? [element("span", { className: ["example-title"] }, [text(title)])] : [];
  if (settings.length > 0) parts.push(text(" "), element("span", { className: ["example-options"] }, settings));
  return [element("figcaption", {}, parts)];
}

/** Chooses the pane that a narrow screen shows. Styles hide it where both fit; without styles both panes are visible. */
function renderSwitch(name: string): Element {
  const choices = [BUILD_LABELS.exampleInput, BUILD_LABELS.exampleOutput].map((label, index) =>
    element("label", {}, [
      element("input", { type: "radio", name, checked: index === 1, autoComplete: ["off"] }, []),
      text(label),
    ]),
  );
  return element(
    "div",
    { className: ["example-switch"], role: "radiogroup", ariaLabel: BUILD_LABELS.exampleShow },
    choices,
  );
}

function renderExampleMarkdown({ title, options, input, output }: Example): Nodes[] {
  return [
    ...(title ? [createCaption([createText(title)])] : []),
    createLabel(BUILD_LABELS.exampleInput),
    createCode(input),
    createLabel(BUILD_LABELS.exampleOutput, options),
    createCode(output),
  ];
}
