/** The lines that differ between two texts, as HTML with `<ins>` and `<del>`. What is the same is left out. */
import { diffSequences, type Step } from "./diff-sequences.ts";
import { CODE_MARK, ROW_MARK } from "./split-twin.ts";

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
    for (const change of pairLines(foldParts(removed), foldParts(added))) parts.push(renderChange(change));
    index += Math.max(1, removed.length + added.length);
  }
  // Lines of code that follow each other are one block, and one change if they came or went together.
  return parts
    .join("")
    .replaceAll("</pre><pre>", "\n")
    .replace(/<\/(ins|del)>\n<\1>/g, "\n");
}

const HEADING = /^#+ /;

/** A part that came or went with its heading is named by it, as whole sections are. */
function foldParts(lines: string[]): string[] {
  const start = lines.findIndex((line) => HEADING.test(line));
  if (start < 0) return lines;
  const headings = lines.slice(start).filter((line) => HEADING.test(line));
  return [...lines.slice(0, start), ...headings.map((line) => line.replace(HEADING, ""))];
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

/** Of the same row of a table, or with a third of their words in common. */
function isAlike(before: string, after: string): boolean {
  const row = getRowName(before);
  if (row !== undefined && row === getRowName(after)) return true;
  const words = diffSequences(splitWords(before), splitWords(after)).filter(({ value }) => /[^\s|]/.test(value));
  return words.filter(({ kind }) => kind === "same").length * 3 >= words.length;
}

/** Its first cell. */
function getRowName(line: string): string | undefined {
  return line.startsWith(ROW_MARK) ? line.slice(ROW_MARK.length).split(" | ")[0] : undefined;
}

function renderChange({ before, after }: Change): string {
  const isCode = (before ?? after)!.startsWith(CODE_MARK);
  const tag = isCode ? "pre" : "p";
  const steps =
    before !== undefined && after !== undefined
      ? joinChanges(diffSequences(splitWords(unmark(before)), splitWords(unmark(after))))
      : [nameLine(before === undefined ? "added" : "removed", (before ?? after)!)];
  return `<${tag}>${(isCode ? steps : cutContext(steps)).map(renderStep).join("")}</${tag}>`;
}

/** So many words and spaces beside a change tell where it is. */
const CONTEXT = 10;

/** Of long sentences that stayed, only what is beside a change is shown. */
function cutContext(steps: Step[]): Step[] {
  return steps.map((step, index) => {
    const words = splitWords(step.value);
    if (step.kind !== "same" || words.length <= 2 * CONTEXT) return step;
    const start = index > 0 ? words.slice(0, CONTEXT).join("").trimEnd() : "";
    const end = index < steps.length - 1 ? words.slice(-CONTEXT).join("").trimStart() : "";
    return { ...step, value: [start, "…", end].filter(Boolean).join(" ") };
  });
}

/** A row that came or went is named by its first cell: the rest stands in the table. */
function nameLine(kind: Step["kind"], line: string): Step {
  return { kind, value: getRowName(line) ?? unmark(line) };
}

function unmark(line: string): string {
  return line.replace(/^(\t|\| )/, "").trimEnd();
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
