/** The lines that differ between two texts, as HTML with `<ins>` and `<del>`. What is the same is left out. */
import { diffSequences, type Step } from "./diff-sequences.ts";
import { CODE_MARK } from "./split-twin.ts";

/** A line as it was, as it is, or both when one is a new wording of the other. */
interface Change {
  before?: string;
  after?: string;
}

export function renderChangedLines(before: string[], after: string[]): string {
  const steps = diffSequences(before, after);
  const parts: string[] = [];
  for (let index = 0; index < steps.length;) {
    const removed = takeRun(steps, index, "removed");
    const added = takeRun(steps, index + removed.length, "added");
    for (const change of pairLines(removed, added)) parts.push(renderChange(change));
    index += Math.max(1, removed.length + added.length);
  }
  // Lines of code that follow each other are one block.
  return parts.join("").replaceAll("</pre><pre>", "\n");
}

function takeRun(steps: Step[], start: number, kind: Step["kind"]): string[] {
  const length = steps.slice(start).findIndex((step) => step.kind !== kind);
  return steps.slice(start, length < 0 ? undefined : start + length).map(({ value }) => value);
}

/** Each removed line with the next added one that is like it; the rest stays alone. */
function pairLines(removed: string[], added: string[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const before of removed) {
    const match = added.findIndex((after, index) => index >= next && isAlike(before, after));
    if (match < 0) changes.push({ before });
    else {
      changes.push(...added.slice(next, match).map((after) => ({ after })), { before, after: added[match]! });
      next = match + 1;
    }
  }
  return [...changes, ...added.slice(next).map((after) => ({ after }))];
}

function isAlike(before: string, after: string): boolean {
  const words = diffSequences(splitWords(before), splitWords(after)).filter(({ value }) => value.trim());
  return words.filter(({ kind }) => kind === "same").length * 3 >= words.length;
}

function renderChange({ before, after }: Change): string {
  const tag = (before ?? after)!.startsWith(CODE_MARK) ? "pre" : "p";
  const steps: Step[] =
    before !== undefined && after !== undefined
      ? joinChanges(diffSequences(splitWords(before.trimEnd()), splitWords(after.trimEnd())))
      : [{ kind: before === undefined ? ("added" as const) : ("removed" as const), value: (before ?? after)! }];
  return `<${tag}>${steps.map(renderStep).join("").replace(CODE_MARK, "")}</${tag}>`;
}

/** Of words and the spaces between them: what stayed between two replacements tears a phrase apart if it is no longer than this. */
const TORN = 3;

/** A phrase that changed is read as a whole, the old one before the new one. */
function joinChanges(steps: Step[]): Step[] {
  const joined: Step[] = [];
  let same: string[] = [];
  let change = { removed: "", added: "" };
  const endChange = () => {
    if (change.removed) joined.push({ kind: "removed", value: change.removed });
    if (change.added) joined.push({ kind: "added", value: change.added });
    if (same.length > 0) joined.push({ kind: "same", value: same.join("") });
    change = { removed: "", added: "" };
    same = [];
  };
  for (const { kind, value } of steps) {
    if (kind === "same") same.push(value);
    else {
      const isTorn = same.length <= TORN && change.removed && change.added;
      if (same.length > 0 && !isTorn) endChange();
      const between = same.join("");
      same = [];
      change = { removed: change.removed + between, added: change.added + between };
      change[kind] += value;
    }
  }
  endChange();
  return joined;
}

function renderStep({ kind, value }: Step): string {
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return kind === "same" ? text : kind === "added" ? `<ins>${text}</ins>` : `<del>${text}</del>`;
}

function splitWords(line: string): string[] {
  return line.split(/(\s+)/).filter(Boolean);
}
