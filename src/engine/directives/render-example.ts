/** `:::example{semi=false title="…"}`: the formatter runs while building; the page shows what went in and what came out. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { LABELS } from "../../shared/labels.ts";
import { createPlaygroundLink } from "../../shared/playground-link.ts";
import { element, text } from "../markdown/code.ts";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import { formatSample, toSource, type Formatted } from "./format-sample.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { renderPane, renderPanes, renderSettings } from "./render-pane.ts";
import { findSample, getFormatter, inferParser, takeOptions } from "./take-sample.ts";
import { renderExampleTwin } from "./render-twin.ts";

const OWN_ATTRIBUTES = ["title", "error"];

export async function renderExample(node: ContainerDirective, context: CompileContext): Promise<void> {
  const formatter = await getFormatter(node, context);
  if (!formatter) return;
  const sample = findSample(node, context);
  if (!sample) return report(context, node, ":::example holds no code block, expected one with the code to format");
  const options = takeOptions(node, context, { formatter, own: OWN_ATTRIBUTES });
  const parser = await inferParser(sample, options, formatter);
  if (parser instanceof Error) return report(context, sample, parser.message);

  const result = await formatSample(formatter, sample.value, { ...options, parser });
  if (!isExpected(result, { node, sample, context })) return;
  const output: Pick<Code, "lang" | "value"> = result.failure
    ? { lang: "text", value: result.failure.text }
    : { lang: sample.lang ?? null, value: result.output };
  const title = node.attributes?.["title"] ?? undefined;
  const href = createPlaygroundLink({
    base: context.base,
    formatter: formatter.name,
    content: toSource(sample.value),
    options: { ...options, parser },
  });
  const { start, end } = node.position!;
  context.edits.push({
    start: start.offset!,
    end: end.offset!,
    text: renderExampleTwin({ title, options, input: sample, output }),
  });
  node.children = [];
  node.data = {
    hName: "figure",
    hProperties: { className: ["example"] },
    hChildren: [
      ...renderCaption(title, options),
      renderSwitch(`example-${getLine(context, node)}`),
      renderPanes(
        [
          renderPane({ name: "input", label: LABELS.exampleInput, code: sample }),
          renderPane({
            name: "output",
            label: result.failure ? LABELS.exampleError : LABELS.exampleOutput,
            code: output,
          }),
        ],
        [output.value],
      ),
      renderActions(href),
    ],
  };
}

interface Outcome {
  node: ContainerDirective;
  sample: Code;
  context: CompileContext;
}

/** An example about an error must fail, every other must not. */
function isExpected({ failure, output }: Formatted, { node, sample, context }: Outcome): boolean {
  const wantsError = (node.attributes?.["error"] ?? "false") !== "false";
  if (failure && !wantsError) {
    // The first line of the code stands one below the fence.
    const line = getLine(context, sample) + (failure.line ?? 0);
    const problem = {
      file: context.file,
      line,
      message: `the example cannot be formatted: ${failure.headline}. An example about this error says error=true`,
    };
    context.problems.push({ broken: "content", problem });
    return false;
  }
  if (output !== undefined && wantsError) {
    report(context, node, "the example says error=true, but its code is formatted without one");
    return false;
  }
  return true;
}

function renderCaption(title: string | undefined, options: FormatterOptions): Element[] {
  const settings = renderSettings(options);
  if (!title && settings.length === 0) return [];
  const parts: ElementContent[] = title ? [element("span", { className: ["example-title"] }, [text(title)])] : [];
  if (settings.length > 0) parts.push(text(" "), element("span", { className: ["example-options"] }, settings));
  return [element("figcaption", {}, parts)];
}

/** Which pane a narrow screen shows. Styles hide it where both fit, and nothing is hidden without styles. */
function renderSwitch(name: string): Element {
  const choices = [LABELS.exampleInput, LABELS.exampleOutput].map((label, index) =>
    element("label", {}, [
      element("input", { type: "radio", name, checked: index === 1, autoComplete: ["off"] }, []),
      text(label),
    ]),
  );
  return element("div", { className: ["example-switch"], role: "radiogroup", ariaLabel: LABELS.exampleShow }, choices);
}

export function renderActions(href: string): Element {
  return element("p", { className: ["example-actions"] }, [
    element("a", { href, dataPlain: "" }, [text(LABELS.openInPlayground)]),
  ]);
}
