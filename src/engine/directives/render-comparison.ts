/** `:::before-after`: what two published versions print for the same input, side by side, with the differences marked. */
import type { Element, ElementContent } from "hast";
import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { createPlaygroundLink } from "../../shared/playground-link.ts";
import { renderCodeBlock, renderCodeFrame } from "../markdown/code.ts";
import { report, type CompileContext } from "../markdown/context.ts";
import type { Rendered } from "../markdown/context.ts";
import { createCaption, type Directive } from "../markdown/directives.ts";
import { element, text } from "../markdown/hast.ts";
import { highlight } from "../markdown/highlight.ts";
import { findChanges, markChanges, type Change } from "./changes.ts";
import {
  hideInvisibles,
  isComplete,
  listOwnOptions,
  readComparison,
  SIDES,
  type CompleteComparison,
  type SideName,
} from "./comparison.ts";
import { createCode, createLabel, createRendered, createText, getHistory } from "./directive.ts";
import { renderSettings } from "./pane.ts";
import { omitObvious, toCurrent } from "./release-options.ts";
import { toSource } from "./sample.ts";

/** With the name of what is compared. */
type NamedComparison = CompleteComparison & { name: string };

export const COMPARISON: Directive = { render: renderComparison };

async function renderComparison(node: ContainerDirective, context: CompileContext): Promise<Rendered | undefined> {
  const known = Object.keys(await getHistory(context));
  const { comparison, misuses } = readComparison(node, known);
  for (const misuse of misuses) report(context, misuse.node, misuse.message);
  if (!comparison) return undefined;
  if (!isComplete(comparison)) {
    for (const side of SIDES.filter((each) => !comparison[each].output))
      report(context, node, `the output of ${comparison[side].version} (${side}) is missing: run npm run examples`);
    return undefined;
  }
  const { input, after } = comparison;
  const named = { ...comparison, name: context.siteTitle ?? "" };
  const playgroundLink = createPlaygroundLink({
    base: context.base,
    formatter: context.formatter ?? "",
    content: hideInvisibles(toSource(input.value)),
    options: toCurrent(after.options, { language: input.lang ?? "", known }),
  });
  return createRendered(renderComparisonElement(named, playgroundLink), renderComparisonMarkdown(named));
}

function renderComparisonElement(comparison: NamedComparison, playgroundLink: string): Element {
  const { name, title, input, before, after } = comparison;
  const caption = renderCaption(comparison);
  const label = title ? {} : { ariaLabel: BUILD_LABELS.comparison(name, before.version, after.version) };
  return element("figure", { className: ["comparison"], ...label }, [
    ...(caption.length > 0 ? [element("figcaption", {}, caption)] : []),
    renderSides(comparison),
    element("a", { href: playgroundLink, dataPlain: "" }, [text(BUILD_LABELS.openInPlayground)]),
    ...(input.value === before.output.value ? [] : [renderInput(comparison)]),
  ]);
}

function renderCaption(comparison: CompleteComparison): ElementContent[] {
  const { title, options, input } = comparison;
  const shared = renderSettings(omitObvious(options, input.lang ?? ""));
  const own = SIDES.map((side) => ({ side, settings: renderSettings(listOwnOptions(comparison, side)) }));
  return [
    ...(title ? [element("span", { className: ["example-title"] }, [text(title)])] : []),
    ...(shared.length > 0 ? [text(" "), element("span", {}, shared)] : []),
    ...own
      .filter(({ settings }) => settings.length > 0)
      .flatMap(({ side, settings }) => [
        text(" "),
        element("span", {}, [text(`${BUILD_LABELS.withOptions(comparison[side].version)} `), ...settings]),
      ]),
  ];
}

/** Half of the usual width shows 54 columns. A few more can be scrolled to; sides that need many more go below each other. */
const HALF = 60;

function renderSides(comparison: NamedComparison): Element {
  const [before, after] = [comparison.before.output.value, comparison.after.output.value];
  // An error is no other wording of an output, so nothing is marked beside one.
  const hasFailed = SIDES.some((side) => isFailure(comparison, side));
  const changes = hasFailed ? { before: undefined, after: undefined } : findChanges(before, after);
  const isWide = [before, after].some((output) => output.split("\n").some((line) => line.length > HALF));
  return element(
    "div",
    { className: ["comparison-sides"], ...(isWide && { dataWide: "" }) },
    SIDES.map((side) => renderSide(comparison, side, changes[side])),
  );
}

const MARKS = { before: "del", after: "ins" } as const;

/** The version, the number of changed lines, and what the version printed. */
function renderSide(comparison: NamedComparison, side: SideName, changes: Change[] | undefined): Element {
  const { version, output } = comparison[side];
  const language = output.lang ?? "text";
  const tokens = highlight(output.value, language);
  const code = changes ? markChanges(tokens, { changes, tagName: MARKS[side], length: output.value.length }) : tokens;
  return element("div", { dataSide: side, ...(isFailure(comparison, side) && { dataFailed: "" }) }, [
    element("p", { className: ["example-label"] }, [
      text(BUILD_LABELS.release(comparison.name, version)),
      ...renderCount(comparison, side, changes),
    ]),
    renderCodeFrame(code, { language }),
  ]);
}

/** An output that is text, though the input is not, is the error of a version that could not format the input. */
function isFailure({ input, ...sides }: CompleteComparison, side: SideName): boolean {
  return sides[side].output.lang === "text" && input.lang !== "text";
}

function renderCount(comparison: CompleteComparison, side: SideName, changes: Change[] = []): Element[] {
  const count = changes.reduce((sum, { lines }) => sum + lines, 0);
  const words = isFailure(comparison, side)
    ? BUILD_LABELS.failedRelease
    : count > 0 && (side === "before" ? BUILD_LABELS.removedLines : BUILD_LABELS.addedLines)(count);
  return words ? [element("small", {}, [text(` ${words}`)])] : [];
}

function renderInput({ input }: CompleteComparison): Element {
  return element("details", {}, [
    element("summary", {}, [text(BUILD_LABELS.exampleInput)]),
    renderCodeBlock({ ...input, meta: null }),
  ]);
}

/** Three plain code blocks, each with a line that says what it is. */
function renderComparisonMarkdown(comparison: NamedComparison): Nodes[] {
  const { title, input } = comparison;
  return [
    ...(title ? [createCaption([createText(title)])] : []),
    createLabel(BUILD_LABELS.exampleInput),
    createCode(input),
    ...SIDES.flatMap((side) => {
      const { version, options, output } = comparison[side];
      return [createLabel(BUILD_LABELS.release(comparison.name, version), options), createCode(output)];
    }),
  ];
}
