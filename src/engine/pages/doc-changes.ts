/** Shows by section how a doc differs from its released version. The list is closed until the reader opens it. */
import { diffArrays } from "diff";
import type { Element, ElementContent } from "hast";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { element, text } from "../markdown/hast.ts";
import { renderHtml } from "../markdown/render-html.ts";
import type { OutlineLine, OutlineSection } from "../markdown/outline.ts";

export interface SectionChange {
  /** The id of the heading, or empty for the text before the first heading. A removed section has the id of the older doc. */
  id: string;
  heading: string;
  status: "added" | "removed" | "changed";
  /** Changed lines with `<ins>` and `<del>`. Empty for sections that were added or removed as a whole. */
  html: string;
}

export function renderDocChanges(changes: SectionChange[], releasedLabel: string): string {
  if (changes.length === 0) return "";
  const items = changes.map(renderSection).join("");
  return `<details class="doc-changes"><summary>${BUILD_LABELS.changesSince(changes.length, releasedLabel)}</summary><ul>${items}</ul></details>`;
}

function renderSection({ id, heading, status, html }: SectionChange): string {
  const name = escapeHtml(heading || BUILD_LABELS.introduction);
  const place = status === "removed" ? name : `<a href="#${escapeHtml(id) || "main"}">${name}</a>`;
  return `<li><p>${place} <span class="change-status">${BUILD_LABELS.changeStatus[status]}</span></p>${html}</li>`;
}

/** Changes are in the order of the newer doc. Removed sections are listed where they were. */
export function compareDocs(older: OutlineSection[], newer: OutlineSection[]): SectionChange[] {
  const isSame = (one: OutlineSection, other: OutlineSection) => one.id === other.id;
  return diff(older, newer, isSame).flatMap(({ kind, value }): SectionChange[] => {
    const { id, heading } = value;
    const then = older.find((section) => section.id === id);
    const now = newer.find((section) => section.id === id);
    // A section that was moved appears as removed and as added. It is compared at its new place.
    if (!now) return [{ id, heading, status: "removed", html: "" }];
    if (kind === "removed") return [];
    if (!then) return [{ id, heading, status: "added", html: "" }];
    const html = renderChangedLines(then.lines, now.lines);
    return html ? [{ id, heading: now.heading, status: "changed", html }] : [];
  });
}

interface Step<Value> {
  kind: "same" | "removed" | "added";
  value: Value;
}

function diff<Value>(before: Value[], after: Value[], isSame?: (a: Value, b: Value) => boolean): Step<Value>[] {
  return diffArrays(before, after, isSame && { comparator: isSame }).flatMap(({ value, added, removed }) =>
    value.map((each) => ({ kind: added ? "added" : removed ? "removed" : "same", value: each }) as const),
  );
}

/** A removed line, an added line, or both if one replaces the other. */
interface Change {
  before?: OutlineLine | undefined;
  after?: OutlineLine | undefined;
}

function renderChangedLines(before: OutlineLine[], after: OutlineLine[]): string {
  const isSame = (one: OutlineLine, other: OutlineLine) => one.kind === other.kind && one.text === other.text;
  const changes: Change[] = [];
  let removed: OutlineLine[] = [];
  let added: OutlineLine[] = [];
  const endRun = () => {
    changes.push(...pairLines(foldParts(removed), foldParts(added)));
    [removed, added] = [[], []];
  };
  for (const { kind, value } of diff(before, after, isSame)) {
    if (kind === "removed") removed.push(value);
    else if (kind === "added") added.push(value);
    else endRun();
  }
  endRun();
  return renderHtml(groupBlocks(changes).map(renderBlock));
}

interface Block {
  isCode: boolean;
  steps: Step<string>[];
}

/** Adjacent lines of code become one block, and one change if they were added or removed together. */
function groupBlocks(changes: Change[]): Block[] {
  const blocks: Block[] = [];
  for (const change of changes) {
    const block = describeChange(change);
    const last = blocks.at(-1);
    if (!block.isCode || !last?.isCode) blocks.push(block);
    else last.steps = joinLines(last.steps, block.steps);
  }
  return blocks;
}

function joinLines(lines: Step<string>[], [first, ...rest]: Step<string>[]): Step<string>[] {
  const last = lines.at(-1);
  if (!first || !last) return lines;
  if (first.kind !== last.kind) return [...lines, { kind: "same", value: "\n" }, first, ...rest];
  return [...lines.slice(0, -1), { ...last, value: `${last.value}\n${first.value}` }, ...rest];
}

/** If a heading was added or removed together with the lines below it, only the heading is shown. */
function foldParts(lines: OutlineLine[]): OutlineLine[] {
  const start = lines.findIndex(({ kind }) => kind === "heading");
  return start < 0 ? lines : [...lines.slice(0, start), ...lines.slice(start).filter(({ kind }) => kind === "heading")];
}

/** Pairs each removed line with the next added line that is similar to it. Lines without a partner stay alone. */
function pairLines(removed: OutlineLine[], added: OutlineLine[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const before of removed) {
    const match = added.findIndex((after, index) => index >= next && isSimilar(before, after));
    if (match < 0) changes.push({ before });
    else {
      changes.push(...added.slice(next, match).map((after) => ({ after })), { before, after: added[match] });
      next = match + 1;
    }
  }
  return [...changes, ...added.slice(next).map((after) => ({ after }))];
}

/** Lines are similar if they are the same row of a table, or if they have a third of their words in common. */
function isSimilar(before: OutlineLine, after: OutlineLine): boolean {
  if (before.kind === "row" && after.kind === "row" && getFirstCell(before) === getFirstCell(after)) return true;
  const words = diff(splitWords(before.text), splitWords(after.text)).filter(({ value }) => /[^\s|]/.test(value));
  return words.filter(({ kind }) => kind === "same").length * 3 >= words.length;
}

function getFirstCell({ text }: OutlineLine): string {
  return text.split(" | ", 1).join("");
}

function describeChange({ before, after }: Change): Block {
  if (before && after) {
    const steps = joinChanges(diff(splitWords(before.text), splitWords(after.text)));
    const isCode = after.kind === "code";
    return { isCode, steps: isCode ? steps : cutContext(steps) };
  }
  const line = after ?? before;
  // For a row that was added or removed, the first cell suffices, because the rest is in the table.
  const value = line?.kind === "row" ? getFirstCell(line) : (line?.text ?? "");
  return { isCode: line?.kind === "code", steps: [{ kind: after ? "added" : "removed", value }] };
}

function renderBlock({ isCode, steps }: Block): Element {
  return element(isCode ? "pre" : "p", {}, steps.map(renderStep));
}

function renderStep({ kind, value }: Step<string>): ElementContent {
  return kind === "same" ? text(value) : element(kind === "added" ? "ins" : "del", {}, [text(value)]);
}

/** The number of unchanged words and spaces that are shown on each side of a change. */
const CONTEXT = 10;

/** Shortens long unchanged passages to the words next to a change. */
function cutContext(steps: Step<string>[]): Step<string>[] {
  return steps.map((step, index) => {
    const words = splitWords(step.value);
    if (step.kind !== "same" || words.length <= 2 * CONTEXT) return step;
    const start = index > 0 ? words.slice(0, CONTEXT).join("").trimEnd() : "";
    const end = index < steps.length - 1 ? words.slice(-CONTEXT).join("").trimStart() : "";
    return { ...step, value: [start, "…", end].filter(Boolean).join(" ") };
  });
}

/** Up to this many unchanged words and spaces between two replacements are shown as replaced as well. */
const LONGEST_GAP = 3;

/** Joins replacements that are close together, so that readers see the whole old phrase before the whole new one. */
function joinChanges(steps: Step<string>[]): Step<string>[] {
  const joined: Step<string>[] = [];
  let same: string[] = [];
  let change = { removed: "", added: "" };
  const endChange = () => {
    const [space = ""] = /\s+$/.exec(change.removed) ?? [];
    if (space && change.added.endsWith(space)) {
      change = { removed: change.removed.trimEnd(), added: change.added.slice(0, -space.length) };
      same.unshift(space);
    }
    if (change.removed) joined.push({ kind: "removed", value: change.removed });
    if (change.added) joined.push({ kind: "added", value: change.added });
    if (same.length > 0) joined.push({ kind: "same", value: same.join("") });
    change = { removed: "", added: "" };
    same = [];
  };
  for (const { kind, value } of steps) {
    if (kind === "same") same.push(value);
    else {
      const isClose = same.length <= LONGEST_GAP && change.removed && change.added;
      if (same.length > 0 && !isClose) endChange();
      const between = same.join("");
      same = [];
      change = { removed: change.removed + between, added: change.added + between };
      change[kind] += value;
    }
  }
  endChange();
  return joined;
}

function splitWords(line: string): string[] {
  return line.split(/(\s+)/).filter(Boolean);
}
