/** `:::before-after`: what two published versions print for the same input, side by side. */
import type { ContainerDirective } from "mdast-util-directive";
import { LABELS } from "../../../shared/labels.ts";
import { element, text } from "../../content/markdown/code.ts";
import { report, type CompileContext } from "../../content/markdown/context.ts";
import { loadOptionHistory } from "../option-history.ts";
import { renderPane, renderPanes } from "../render-pane.ts";
import { readComparison, SIDES } from "./comparison.ts";

export async function renderComparison(node: ContainerDirective, context: CompileContext): Promise<void> {
  const { history } = await loadOptionHistory(context.root);
  const { comparison, misuses } = readComparison(node, Object.keys(history));
  for (const misuse of misuses) report(context, misuse.node, misuse.message);
  if (!comparison) return;
  const panes = SIDES.flatMap((side) => {
    const { version, output } = comparison[side];
    return output ? [renderPane({ name: side, label: LABELS.release(version), code: output })] : [];
  });
  node.children = [];
  node.data = {
    hName: "figure",
    hProperties: { className: ["example"] },
    hChildren: [
      ...(comparison.title ? [element("figcaption", {}, [text(comparison.title)])] : []),
      renderPanes(panes, [comparison.before.output?.value ?? "", comparison.after.output?.value ?? ""]),
    ],
  };
}
