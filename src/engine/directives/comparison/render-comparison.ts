/** `:::before-after`: what two published versions print for the same input, side by side, with the differences marked. */
import type { Element, ElementContent } from "hast";
import type { ContainerDirective } from "mdast-util-directive";
import { LABELS } from "../../../shared/labels.ts";
import { element, renderCodeBlock, text } from "../../markdown/code.ts";
import { report, type CompileContext } from "../../markdown/context.ts";
import { toSource } from "../format-sample.ts";
import { getHistory } from "../get-history.ts";
import { createPlaygroundLink } from "../../../shared/playground-link.ts";
import { renderSettings } from "../render-pane.ts";
import { listOwnOptions, readComparison, SIDES, type Comparison } from "./comparison.ts";
import { renderComparisonTwin } from "./comparison-twin.ts";
import { findChanges } from "./find-changes.ts";
import { hideInvisibles } from "./invisibles.ts";
import { omitObvious, toCurrent } from "./playground-options.ts";
import { isFailure, renderSide } from "./render-side.ts";

export async function renderComparison(node: ContainerDirective, context: CompileContext): Promise<void> {
  const known = Object.keys(await getHistory(context));
  const { comparison, misuses } = readComparison(node, known);
  for (const misuse of misuses) report(context, misuse.node, misuse.message);
  if (!comparison) return;
  const missing = SIDES.filter((side) => !comparison[side].output);
  for (const side of missing)
    report(context, node, `the output of ${comparison[side].version} (${side}) is missing: run npm run examples`);
  if (missing.length > 0) return;

  const { start, end } = node.position!;
  context.edits.push({ start: start.offset!, end: end.offset!, text: renderComparisonTwin(comparison) });
  const { title, input, before, after } = comparison;
  const caption = renderCaption(comparison);
  node.children = [];
  node.data = {
    hName: "figure",
    hProperties: {
      className: ["comparison"],
      ...(!title && { ariaLabel: LABELS.comparison(before.version, after.version) }),
    },
    hChildren: [
      ...(caption.length > 0 ? [element("figcaption", {}, caption)] : []),
      renderSides(comparison),
      renderLink(comparison, { base: context.base, formatter: context.formatter, known }),
      ...(input.value === before.output!.value ? [] : [renderInput(comparison)]),
    ],
  };
}

function renderCaption(comparison: Comparison): ElementContent[] {
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
        element("span", {}, [text(`${LABELS.withOptions(comparison[side].version)} `), ...settings]),
      ]),
  ];
}

/** Half of the usual width shows 54 columns. A few more may be scrolled to; sides that need many more stand below each other. */
const HALF = 60;

function renderSides(comparison: Comparison): Element {
  const [before, after] = SIDES.map((side) => comparison[side].output!);
  const hasFailed = SIDES.some((side) => isFailure(comparison, side));
  const changes = hasFailed ? undefined : findChanges(before!.value, after!.value);
  const isWide = [before!, after!].some(({ value }) => value.split("\n").some((line) => line.length > HALF));
  return element(
    "div",
    { className: ["comparison-sides"], ...(isWide && { dataWide: "" }) },
    SIDES.map((side) => renderSide(comparison, side, changes?.[side])),
  );
}

function renderInput({ input }: Comparison): Element {
  return element("details", {}, [
    element("summary", {}, [text(LABELS.exampleInput)]),
    renderCodeBlock({ ...input, meta: null }),
  ]);
}

interface LinkContext extends Pick<CompileContext, "base"> {
  formatter: string | undefined;
  known: string[];
}

function renderLink({ input, after }: Comparison, { base, formatter = "", known }: LinkContext): Element {
  const href = createPlaygroundLink({
    base,
    formatter,
    content: hideInvisibles(toSource(input.value)),
    options: toCurrent(after.options, { language: input.lang ?? "", known }),
  });
  return element("a", { href, dataPlain: "" }, [text(LABELS.openInPlayground)]);
}
