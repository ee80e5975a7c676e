/**
 * What a doc says differently in one version than in another, by section.
 * Compares the Markdown twins, because they hold the outputs of examples: a formatter that prints differently is a change.
 */
import type { Compiled } from "../../markdown/context.ts";
import { diffSequences } from "./diff-sequences.ts";
import { renderChangedLines } from "./render-changed-lines.ts";
import { splitTwin, type TwinSection } from "./split-twin.ts";

export type ComparedDoc = Pick<Compiled, "twin" | "toc">;

export interface SectionChange {
  /** Of the heading; empty for what stands above the first one. A removed section has its id in the older doc. */
  id: string;
  heading: string;
  status: "added" | "removed" | "changed";
  /** Changed lines with `<ins>` and `<del>`; empty for sections that came or went as a whole. */
  html: string;
}

/** In the order of the newer doc; removed sections stand where they stood. */
export function compareDocs(older: ComparedDoc, newer: ComparedDoc): SectionChange[] {
  const before = splitTwin(older);
  const after = splitTwin(newer);
  const findIn = (sections: TwinSection[], id: string) => sections.find((section) => section.id === id);
  const order = diffSequences(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return order.flatMap(({ kind, value: id }): SectionChange[] => {
    const [then, now] = [findIn(before, id), findIn(after, id)];
    // A section that moved is in both lists: it is compared where it stands now.
    if (kind === "removed") return now ? [] : [{ id, heading: then!.heading, status: "removed", html: "" }];
    if (!then) return [{ id, heading: now!.heading, status: "added", html: "" }];
    const html = renderChangedLines(then.lines, now!.lines);
    return html ? [{ id, heading: now!.heading, status: "changed", html }] : [];
  });
}
