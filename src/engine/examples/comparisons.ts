/** The comparisons of a post: found in its Markdown, run with their versions, and their outputs written into the post or checked. */
import { structuredPatch } from "diff";
import type { Code, Node } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import type { Problem } from "../base/problems.ts";
import type { SourceFile } from "../base/read-files.ts";
import {
  DIRECTIVE,
  hideInvisibles,
  readComparison,
  showInvisibles,
  SIDES,
  type Comparison,
  type SideName,
} from "../directives/comparison.ts";
import { completeOptions } from "../directives/release-options.ts";
import { toSource, type Block } from "../directives/sample.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import type { Job, Outcome } from "./run-releases.ts";

export interface Post extends SourceFile {
  comparisons: Comparison[];
}

export type Outcomes = Record<SideName, Outcome>;

/** `known` are the names of today's options. */
export function findComparisons(source: SourceFile, known: string[]): { post: Post; problems: Problem[] } {
  const comparisons: Comparison[] = [];
  const problems: Problem[] = [];
  // The front matter is parsed along with the rest, so that all places are those of the file.
  visit(parseMarkdown(source.text), "containerDirective", (node) => {
    if (node.name !== DIRECTIVE) return;
    const { comparison, misuses } = readComparison(node, known);
    if (comparison) comparisons.push(comparison);
    for (const misuse of misuses)
      problems.push({ file: source.file, line: getPlace(misuse.node).line, message: misuse.message });
  });
  return { post: { ...source, comparisons }, problems };
}

/** Two for each comparison, before and after. */
export function listJobs(comparisons: Comparison[]): Job[] {
  return comparisons.flatMap((comparison) =>
    SIDES.map((side) => {
      const { version, options } = comparison[side];
      const language = comparison.input.lang ?? "";
      return {
        version,
        source: hideInvisibles(toSource(comparison.input.value)),
        options: completeOptions({ version, options, language }),
      };
    }),
  );
}

/** The outcomes of `listJobs`, one pair for each comparison. */
export function pairOutcomes(outcomes: Outcome[]): Outcomes[] {
  return outcomes.flatMap((before, index) => {
    const after = outcomes[index + 1];
    return index % 2 === 0 && after ? [{ before, after }] : [];
  });
}

/** The text of the post with the outputs below each input; `outcomes` are in the order of its comparisons. */
export function writeOutputs({ text, comparisons }: Post, outcomes: Outcomes[]): string {
  let result = text;
  // The last comparison comes first, because a replacement moves everything behind it.
  for (const { comparison, outcome } of joinOutcomes(comparisons, outcomes).reverse()) {
    const { node, input } = comparison;
    const render = (side: SideName) => `\n\n${renderCode(toCode(outcome[side], input), side)}`;
    const start = getPlace(input).end;
    const { end } = getPlace(node.children.at(-1) ?? input);
    result = result.slice(0, start) + render("before") + render("after") + result.slice(end);
  }
  return result;
}

function renderCode({ lang, value }: Block, meta: string): string {
  return toMarkdown({ type: "code", lang: lang ?? null, meta, value }, { fences: true }).trim();
}

/** Compares the outputs of a post with what the versions print; `outcomes` are in the order of its comparisons. */
export function checkOutputs({ file, comparisons }: Post, outcomes: Outcomes[]): Problem[] {
  return joinOutcomes(comparisons, outcomes).flatMap(({ comparison, outcome }) =>
    SIDES.flatMap((side): Problem[] => {
      const { version, output: written } = comparison[side];
      const printed = toCode(outcome[side], comparison.input);
      const { line } = getPlace(written ?? comparison.node);
      if (!written) return [{ file, line, message: `the output of ${version} (${side}) is missing` }];
      const diff = showDifference(written.value, printed.value);
      const wrongLanguage = (written.lang ?? null) !== printed.lang;
      if (!diff && !wrongLanguage) return [];
      const what = diff ? `:\n${diff}` : `, as a code block of "${printed.lang}", not "${written.lang}"`;
      return [{ file, line, message: `${version} prints something else than stands here (${side})${what}` }];
    }),
  );
}

function joinOutcomes(comparisons: Comparison[], outcomes: Outcomes[]) {
  return comparisons.map((comparison, index) => {
    const outcome = outcomes[index];
    if (!outcome) throw new Error(`There are ${comparisons.length} comparisons, but ${outcomes.length} outcomes.`);
    return { comparison, outcome };
  });
}

/** What is written into the post: the output without the line break at its end, or the error as text. */
function toCode({ output, error }: Outcome, input: Pick<Code, "lang">): Block {
  if (output === undefined) return { lang: "text", value: error };
  return { lang: input.lang ?? null, value: showInvisibles(output.replace(/\n$/, "")) };
}

/** Lines that are written but not printed (-), and printed but not written (+). */
function showDifference(written: string, printed: string): string {
  const { hunks } = structuredPatch("", "", `${written}\n`, `${printed}\n`, "", "", { context: 1 });
  return hunks.flatMap((hunk) => hunk.lines.map((line) => `    ${line}`)).join("\n");
}

/** The parser gives every node a position with offsets; only nodes made by hand have none. */
function getPlace({ position }: Node): { line: number; end: number } {
  return { line: position!.start.line, end: position!.end.offset! };
}
