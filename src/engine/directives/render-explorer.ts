/** The option explorer: native radio buttons and the outputs that styles (`optional/option.css`) switch. Without styles it is a list. */
import type { Element } from "hast";
import type { Nodes } from "mdast";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import type { KnownOption } from "../formatter/load-formatter.ts";
import { showValue, type OptionValue } from "../formatter/option-values.ts";
import { element, text } from "../markdown/hast.ts";
import { createCode, createInlineCode, createLabel, createLabelWith, createText } from "./directive.ts";
import { groupByOutput, isDefaultValue, type Explored } from "./explore-option.ts";
import {
  markOffsets,
  renderActions,
  renderCode,
  renderPane,
  renderPanes,
  renderSettings,
  spellLineEnds,
} from "./pane.ts";

/** `name` is that of the radio buttons, another one for each explorer of a page. */
export function renderExplorer(explored: Explored, name = `explore-${explored.option.name}`): Element {
  const { option, options, sample, results, showsLineEnds, playgroundLink } = explored;
  const settings = renderSettings(options);
  return element("fieldset", { className: ["explorer"] }, [
    element("legend", {}, [
      text(BUILD_LABELS.exploreOption(option.name)),
      ...(settings.length > 0 ? [text(" "), ...settings] : []),
    ]),
    element("div", { className: ["explorer-values"] }, renderControl(explored, name)),
    renderPanes(
      [
        markOffsets(
          renderPane({ name: "input", label: BUILD_LABELS.exampleInput, code: sample, showsLineEnds }),
          results.flatMap(({ value, cursor }) => (cursor !== undefined && typeof value === "number" ? [value] : [])),
        ),
        element(
          "div",
          { className: ["example-pane"], dataPane: "output", dataRows: drawRows(explored) },
          renderOutputs(explored),
        ),
      ],
      results.map((result) => result.output),
    ),
    renderActions(playgroundLink),
  ]);
}

function renderControl({ option, results, preselected }: Explored, name: string): Element[] {
  return results.map((result) =>
    element("label", {}, [
      // Without `autocomplete="off"`, browsers would restore the last choice after a reload.
      element("input", { type: "radio", name, checked: result === preselected, autoComplete: ["off"] }, []),
      element("span", {}, [
        text(showValue(result.value)),
        ...(isDefaultValue(option, result.value)
          ? [element("small", {}, [text(` ${BUILD_LABELS.defaultValue}`)])]
          : []),
      ]),
    ]),
  );
}

function renderOutputs({ option, sample, results, showsLineEnds }: Explored): Element[] {
  return groupByOutput(results).map(({ output, cursor, values, positions }) =>
    element("div", { className: ["explorer-output"], dataFor: positions.join(" ") }, [
      element("p", { className: ["example-label"] }, [
        text(BUILD_LABELS.exampleOutput),
        element("span", { className: ["explorer-setting"] }, [text(` (${showValues(option, values)})`)]),
      ]),
      markOffsets(
        renderCode({ lang: sample.lang ?? null, value: output }, showsLineEnds),
        cursor === undefined ? [] : [cursor],
      ),
    ]),
  );
}

/** As many line ends as the longest output has lines: only the chosen one is laid out, and what is below it should not move. */
function drawRows({ results }: Explored): string {
  const counts = results.map(({ output }) => output.trimEnd().split("\n").length);
  return "\n".repeat(Math.max(...counts));
}

export function renderExplorerMarkdown({ option, sample, options, results, showsLineEnds }: Explored): Nodes[] {
  const outputs = groupByOutput(results).flatMap(({ output, cursor, values }) => [
    createLabelWith(BUILD_LABELS.exampleOutput, [
      createInlineCode(showValues(option, values)),
      ...(cursor === undefined ? [] : [createText(BUILD_LABELS.newOffset(cursor))]),
    ]),
    createCode({ lang: sample.lang ?? null, value: showsLineEnds ? spellLineEnds(output) : output }),
  ]);
  return [createLabel(BUILD_LABELS.exampleInput, options), createCode(sample), ...outputs];
}

function showValues(option: KnownOption, values: OptionValue[]): string {
  return `${option.name}: ${values.map(showValue).join(", ")}`;
}
