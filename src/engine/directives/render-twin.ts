/** Examples and options in the Markdown twin of a page: inputs and outputs as plain code blocks. */
import type { Code } from "mdast";
import { LABELS } from "../../shared/labels.ts";
import { renderFence } from "../markdown/render-fence.ts";
import type { Explored } from "./explore-option.ts";
import { groupByOutput, showSettingsOf } from "./group-outputs.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { spellLineEnds } from "./mark-invisibles.ts";
import type { Fact, FactItem } from "../formatter/option-facts.ts";
import { showSetting } from "./render-pane.ts";

type Block = Pick<Code, "lang" | "value">;

interface ExampleTwin {
  title: string | undefined;
  options: FormatterOptions;
  input: Block;
  output: Block;
}

export function renderExampleTwin({ title, options, input, output }: ExampleTwin): string {
  const settings = showSettings(options);
  const parts = [
    ...(title ? [`**${title}**`] : []),
    `${LABELS.exampleInput}:`,
    renderFence(input),
    `${LABELS.exampleOutput}${settings ? ` (${settings})` : ""}:`,
    renderFence(output),
  ];
  return parts.join("\n\n");
}

export function renderOptionTwin(facts: Fact[], explored: Explored | undefined): string {
  const list = facts.map(({ label, items }) => `- ${label}: ${items.map(showItem).join(", ")}`).join("\n");
  if (!explored) return list;
  const { sample, options, results, showsLineEnds } = explored;
  const further = showSettings(options);
  const outputs = groupByOutput(results).flatMap(({ output, cursor, positions }) => [
    `${LABELS.exampleOutput} (\`${showSettingsOf(explored, positions)}\`${cursor === undefined ? "" : `, ${LABELS.newOffset(cursor)}`}):`,
    renderFence({ lang: sample.lang ?? null, value: showsLineEnds ? spellLineEnds(output) : output }),
  ]);
  return [list, `${LABELS.exampleInput}${further ? ` (${further})` : ""}:`, renderFence(sample), ...outputs].join(
    "\n\n",
  );
}

function showItem({ release, code, text }: FactItem): string {
  return [release, code && `\`${code}\``, text].filter(Boolean).join(" ");
}

function showSettings(options: FormatterOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `\`${showSetting(name, value)}\``)
    .join(", ");
}
