/** Reads `:::before-after{before="3.4.2" after="3.5.0" parser="babel"}`: an input, and what two published versions print for it. */
import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { suggest } from "../base/explain.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";

export const DIRECTIVE = "before-after";
export const SIDES = ["before", "after"] as const;
export type SideName = (typeof SIDES)[number];

interface Side {
  version: string;
  /** The options of both sides and those of this side, as written. */
  options: FormatterOptions;
  /** What this version prints according to the post, once `npm run examples` has written it. */
  output: Code | undefined;
}

export interface Comparison extends Record<SideName, Side> {
  node: ContainerDirective;
  title: string | undefined;
  input: Code;
  /** Options of both sides. */
  options: FormatterOptions;
}

export type CompleteComparison = Comparison & Record<SideName, { output: Code }>;

export function isComplete(comparison: Comparison): comparison is CompleteComparison {
  return SIDES.every((side) => comparison[side].output);
}

interface Misuse {
  node: ContainerDirective | ContainerDirective["children"][number];
  message: string;
}

/** The formatter no longer has these options, but the posts about its older versions do. */
const RETIRED_OPTIONS = ["jsxBracketSameLine"];
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** `known` are the names of today's options. */
export function readComparison(
  node: ContainerDirective,
  known: string[],
): { comparison?: Comparison; misuses: Misuse[] } {
  const { title, before, after, ...settings } = node.attributes ?? {};
  const misuses: Misuse[] = Object.entries({ before, after })
    .filter(([, version]) => !VERSION.test(version ?? ""))
    .map(([name]) => ({ node, message: `:::${DIRECTIVE} needs a published version: ${name}="3.5.0"` }));
  const { options, problems } = readSettings(settings, [...known, ...RETIRED_OPTIONS]);
  misuses.push(...problems.map((message) => ({ node, message })));

  const { input, outputs, strays } = sortChildren(node);
  for (const stray of strays)
    misuses.push({
      node: stray,
      message: `:::${DIRECTIVE} holds the input and one output of each version, but found another ${stray.type} here`,
    });
  if (!input) misuses.push({ node, message: `:::${DIRECTIVE} holds no code block, expected one with the input` });
  if (node.position?.start.column !== 1)
    misuses.push({ node, message: `:::${DIRECTIVE} stands in a list or a quotation, expected it at the margin` });
  if (misuses.length > 0 || !input || !before || !after) return { misuses };

  const createSide = (side: SideName, version: string): Side => ({
    version,
    options: { ...options.both, ...options[side] },
    output: outputs[side],
  });
  const comparison: Comparison = {
    node,
    title: title ?? undefined,
    input,
    options: options.both,
    before: createSide("before", before),
    after: createSide("after", after),
  };
  return { comparison, misuses };
}

/** Options that only this side has. */
export function listOwnOptions({ options, ...sides }: Comparison, side: SideName): FormatterOptions {
  return Object.fromEntries(Object.entries(sides[side].options).filter(([name, value]) => options[name] !== value));
}

type Settings = Record<string, string | null | undefined>;

/** `before:` or `after:` at the start of an attribute means that only this side has the option. */
function readSettings(settings: Settings, known: string[]) {
  const options: Record<SideName | "both", FormatterOptions> = { both: {}, before: {}, after: {} };
  const problems: string[] = [];
  for (const [attribute, text] of Object.entries(settings)) {
    const side = SIDES.find((each) => attribute.startsWith(`${each}:`));
    const name = side ? attribute.slice(side.length + 1) : attribute;
    if (known.includes(name)) options[side ?? "both"][name] = readValue(text ?? "");
    else problems.push(`"${attribute}" is no option of the formatter. ${suggest(name, known)}`);
  }
  return { options, problems };
}

/** The text decides the type, because no option has a choice that reads like a number or a boolean. */
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

/** Characters that a post cannot show, or that an editor would remove, are written as these symbols in inputs and outputs. */
const SYMBOLS = [
  { character: "\r", symbol: "␍" },
  { character: "\u00a0", symbol: "⍽" },
  { character: " ", symbol: "␠" },
];

/** Spaces become symbols only at the end of a line. */
export function showInvisibles(code: string): string {
  return code.replace(/[\r\u00a0]| +$/gm, (found) =>
    SYMBOLS.reduce((shown, { character, symbol }) => shown.replaceAll(character, symbol), found),
  );
}

export function hideInvisibles(code: string): string {
  return SYMBOLS.reduce((hidden, { character, symbol }) => hidden.replaceAll(symbol, character), code);
}
