/**
 * The option explorer: a native radio group and the outputs it switches between, by styles alone (`formatter.css`).
 * So it is instant, needs no script, and without styles or on paper it is a list of all outputs.
 */
import type { Element, ElementContent } from "hast";
import { LABELS } from "../../shared/labels.ts";
import { createPlaygroundLink } from "../../shared/playground-link.ts";
import { element, text } from "../markdown/code.ts";
import type { CompileContext } from "../markdown/context.ts";
import { isDefaultValue, type Explored } from "./explore-option.ts";
import { toSource } from "./format-sample.ts";
import { groupByOutput, showSettingsOf } from "./group-outputs.ts";
import { markOffsets } from "./mark-offsets.ts";
import { renderActions } from "./render-example.ts";
import { renderCode, renderPane, renderPanes, renderSettings, showValue } from "./render-pane.ts";

export function renderExplorer(explored: Explored, context: CompileContext): Element {
  const { option, options, sample, results, showsLineEnds } = explored;
  const settings = renderSettings(options);
  return element("fieldset", { className: ["explorer"] }, [
    element("legend", {}, [
      text(LABELS.exploreOption(option.name)),
      ...(settings.length > 0 ? [text(" "), ...settings] : []),
    ]),
    element("div", { className: ["explorer-values"] }, renderControl(explored)),
    renderPanes(
      [
        markOffsets(
          renderPane({ name: "input", label: LABELS.exampleInput, code: sample, showsLineEnds }),
          results.flatMap(({ value, cursor }) => (cursor === undefined ? [] : [value as number])),
        ),
        element("div", { className: ["example-pane"], dataPane: "output" }, renderOutputs(explored)),
      ],
      results.map((result) => result.output),
    ),
    renderActions(linkToPlayground(explored, context)),
  ]);
}

function renderControl({ option, results, preselected }: Explored): ElementContent[] {
  return results.map(({ value }, index) => {
    const isDefault = isDefaultValue(option, value);
    return element("label", {}, [
      // Browsers would bring the last choice back after a reload.
      element(
        "input",
        { type: "radio", name: `explore-${option.name}`, checked: index === preselected, autoComplete: ["off"] },
        [],
      ),
      element("span", {}, [
        text(showValue(value)),
        ...(isDefault ? [element("small", {}, [text(` ${LABELS.defaultValue}`)])] : []),
      ]),
    ]);
  });
}

function renderOutputs(explored: Explored): Element[] {
  return groupByOutput(explored.results).map(({ output, cursor, positions }) =>
    element("div", { className: ["explorer-output"], dataFor: positions.join(" ") }, [
      element("p", { className: ["example-label"] }, [
        text(LABELS.exampleOutput),
        element("span", { className: ["explorer-setting"] }, [text(` (${showSettingsOf(explored, positions)})`)]),
      ]),
      markOffsets(
        renderCode({ lang: explored.sample.lang ?? null, value: output }, explored.showsLineEnds),
        cursor === undefined ? [] : [cursor],
      ),
    ]),
  );
}

/** An option without a default has to be given; every other is the reader's to change there. */
function linkToPlayground(
  { formatter, option, options, sample, results, preselected }: Explored,
  context: CompileContext,
): string {
  const { value, parser } = results[preselected]!;
  const given = option.default === undefined ? { [option.name]: value } : {};
  return createPlaygroundLink({
    base: context.base,
    formatter,
    content: toSource(sample.value),
    options: { ...options, ...given, parser },
  });
}
