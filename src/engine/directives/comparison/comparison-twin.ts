/** A comparison in the Markdown twin of a page: three plain code blocks with what they are. */
import { LABELS } from "../../../shared/labels.ts";
import { renderFence } from "../../markdown/render-fence.ts";
import { showSetting } from "../render-pane.ts";
import { SIDES, type Comparison } from "./comparison.ts";

export function renderComparisonTwin(comparison: Comparison): string {
  const { title, input } = comparison;
  const outputs = SIDES.flatMap((side) => {
    const { version, options, output } = comparison[side];
    const settings = Object.entries(options).map(([name, value]) => `\`${showSetting(name, value)}\``);
    const label = LABELS.release(version) + (settings.length > 0 ? ` (${settings.join(", ")})` : "");
    return [`${label}:`, renderFence(output!)];
  });
  const parts = [...(title ? [`**${title}**`] : []), `${LABELS.exampleInput}:`, renderFence(input), ...outputs];
  return parts.join("\n\n");
}
