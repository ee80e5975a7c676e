/** One side of a comparison: the version, what differs by how much, and what it printed. */
import type { Element } from "hast";
import { LABELS } from "../../../shared/labels.ts";
import { element, renderCodeFrame, text } from "../../markdown/code.ts";
import { highlight } from "../../markdown/highlight.ts";
import type { Comparison, SideName } from "./comparison.ts";
import type { Change } from "./find-changes.ts";
import { markChanges } from "./mark-changes.ts";

const MARKS = { before: "del", after: "ins" } as const;

/** Without `changes` nothing is marked: an error is no wording of an output. */
export function renderSide(comparison: Comparison, side: SideName, changes?: Change[]): Element {
  const { version, output } = comparison[side];
  const { value } = output!;
  const language = output!.lang ?? "text";
  const tokens = highlight(value, language);
  const code = changes ? markChanges(tokens, { changes, tagName: MARKS[side], length: value.length }) : tokens;
  return element("div", { dataSide: side, ...(isFailure(comparison, side) && { dataFailed: "" }) }, [
    element("p", { className: ["example-label"] }, [
      text(LABELS.release(version)),
      ...renderCount(comparison, side, changes),
    ]),
    renderCodeFrame(code, { language }),
  ]);
}

/** What is written as text below code that is none is the error of a version that gave up. */
export function isFailure({ input, ...sides }: Comparison, side: SideName): boolean {
  return sides[side].output!.lang === "text" && input.lang !== "text";
}

function renderCount(comparison: Comparison, side: SideName, changes: Change[] = []): Element[] {
  const count = changes.reduce((sum, { lines }) => sum + lines, 0);
  const words = isFailure(comparison, side)
    ? LABELS.failedRelease
    : count > 0 && (side === "before" ? LABELS.removedLines : LABELS.addedLines)(count);
  return words ? [element("small", {}, [text(` ${words}`)])] : [];
}
