/**
 * `:::before-after{before="3.4.2" after="3.5.0" parser="babel" after:objectWrap="collapse"}`: an input, and what two published
 * versions of the formatter make of it.
 */
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { suggest } from "../../base/explain.ts";
import type { FormatterOptions } from "../../formatter/load-formatter.ts";

export const DIRECTIVE = "before-after";
export const SIDES = ["before", "after"] as const;
export type SideName = (typeof SIDES)[number];

export interface Side {
  version: string;
  /** Those of both sides and its own, as written. */
  options: FormatterOptions;
  /** What the post says that this version prints, once `npm run examples` has written it. */
  output?: Code;
}

export interface Comparison extends Record<SideName, Side> {
  node: ContainerDirective;
  title?: string;
  input: Code;
  /** Options of both sides. */
  options: FormatterOptions;
}

export interface Misuse {
  node: ContainerDirective | ContainerDirective["children"][number];
  message: string;
}

/** Gone from the formatter, but not from its history. */
const RETIRED_OPTIONS = ["jsxBracketSameLine"];
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** `known` are the names of the options there are today. */
export function readComparison(
  node: ContainerDirective,
  known: string[],
): { comparison?: Comparison; misuses: Misuse[] } {
  const misuses: Misuse[] = [];
  const { title, before, after, ...settings } = node.attributes ?? {};
  for (const [name, version] of Object.entries({ before, after })) {
    if (!VERSION.test(version ?? ""))
      misuses.push({ node, message: `:::${DIRECTIVE} needs a published version: ${name}="3.5.0"` });
  }
  const options: Record<SideName | "both", FormatterOptions> = { both: {}, before: {}, after: {} };
  for (const [attribute, text] of Object.entries(settings)) {
    const [, side = "both", name] = /^(?:(before|after):)?(.*)$/.exec(attribute) as unknown as [
      string,
      SideName,
      string,
    ];
    const names = [...known, ...RETIRED_OPTIONS];
    if (names.includes(name)) options[side][name] = readValue(text ?? "");
    else misuses.push({ node, message: `"${attribute}" is no option of the formatter. ${suggest(name, names)}` });
  }

  const { input, outputs, strays } = sortChildren(node);
  for (const stray of strays)
    misuses.push({
      node: stray,
      message: `:::${DIRECTIVE} holds the input and one output of each version, but found another ${stray.type} here`,
    });
  if (!input) misuses.push({ node, message: `:::${DIRECTIVE} holds no code block, expected one with the input` });
  if (node.position?.start.column !== 1)
    misuses.push({ node, message: `:::${DIRECTIVE} stands in a list or a quotation, expected it at the margin` });
  if (misuses.length > 0) return { misuses };

  const createSide = (side: SideName, version: string): Side => ({
    version,
    options: { ...options.both, ...options[side] },
    ...(outputs[side] && { output: outputs[side] }),
  });
  const comparison: Comparison = {
    node,
    ...(title && { title }),
    input: input!,
    options: options.both,
    before: createSide("before", before!),
    after: createSide("after", after!),
  };
  return { comparison, misuses };
}

/** Options that only this side has. */
export function listOwnOptions({ options, ...sides }: Comparison, side: SideName): FormatterOptions {
  return Object.fromEntries(Object.entries(sides[side].options).filter(([name, value]) => options[name] !== value));
}

/** Typed by its looks: no option has a choice that reads like a number or a boolean. */
function readValue(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

interface SortedChildren {
  input?: Code;
  outputs: Partial<Record<SideName, Code>>;
  strays: ContainerDirective["children"];
}

function sortChildren({ children }: ContainerDirective): SortedChildren {
  const sorted: SortedChildren = { outputs: {}, strays: [] };
  for (const child of children) {
    const side = child.type === "code" ? SIDES.find((name) => name === child.meta) : undefined;
    if (child.type !== "code") sorted.strays.push(child);
    else if (side && sorted.input && !sorted.outputs[side]) sorted.outputs[side] = child;
    else if (!side && !sorted.input) sorted.input = child;
    else sorted.strays.push(child);
  }
  return sorted;
}
