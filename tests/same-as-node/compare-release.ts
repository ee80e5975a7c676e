/** Formats files with one release in the page and in Node.js, and lists where the two differ. */
import { readOptions, type OptionValues } from "../../src/playground/model/options.ts";
import { getBaseName, inferParser } from "../../src/playground/model/parsers.ts";
import type { FormatterData, PlaygroundData } from "../../src/playground/model/playground-data.ts";
import type { Job } from "../../src/playground/worker/messages.ts";
import { formatInNode, type NodeCase, type Result } from "./format-in-node.ts";
import { createJob, formatInPage, introduceRelease, type FormatterPage } from "./format-in-page.ts";
import type { Input } from "./inputs.ts";

/** The defaults, and what changes most of an output. */
const OPTION_SETS: OptionValues[] = [
  {},
  {
    printWidth: 50,
    useTabs: true,
    tabWidth: 4,
    semi: false,
    singleQuote: true,
    jsxSingleQuote: true,
    trailingComma: "none",
    bracketSpacing: false,
    arrowParens: "avoid",
    quoteProps: "consistent",
    proseWrap: "always",
    htmlWhitespaceSensitivity: "ignore",
    vueIndentScriptAndStyle: true,
    endOfLine: "crlf",
  },
];

/** How many are given to Node.js at once. */
const BATCH = 200;

export interface Difference {
  name: string;
  options: OptionValues;
  page: Result;
  node: Result;
}

export interface Comparison {
  version: string;
  /** Pairs of a file and options. */
  cases: number;
  /** How many of them neither side can read, for the same reason. */
  errors: number;
  /** Files in languages that neither side knows. */
  unknown: number;
  differences: Difference[];
}

interface Case extends NodeCase {
  name: string;
  /** Undefined where the page knows no parser for the file. */
  job: Job | undefined;
}

/** Takes names and versions. Undefined where this build does not have the release. */
export async function compareRelease(
  host: FormatterPage,
  name: string,
  inputs: Input[],
): Promise<Comparison | undefined> {
  const formatter = await introduceRelease(host, name);
  if (!formatter) return undefined;
  const { version } = formatter;
  const cases = inputs.flatMap((input) => createCases(input, host.data, formatter));
  const comparison: Comparison = { version, cases: 0, errors: 0, unknown: 0, differences: [] };
  for (let at = 0; at < cases.length; at += BATCH) {
    const batch = cases.slice(at, at + BATCH);
    const [node, page] = await Promise.all([formatInNode(version, batch), runAll(host, batch)]);
    batch.forEach((each, index) => count(comparison, each, { page: page[index]!, node: node[index]! }));
  }
  return comparison;
}

/** Node.js gets the name of the file only, where the page finds the parser by it. */
function createCases(input: Input, data: PlaygroundData, formatter: FormatterData): Case[] {
  const { name, content } = input;
  const file = getBaseName(name);
  const inferred = inferParser(file, formatter.languages);
  const parser = input.parser ?? inferred;
  const isKnown = parser && formatter.plugins.some((plugin) => Object.hasOwn(plugin.parsers, parser));
  return OPTION_SETS.map((set) => {
    const { options } = readOptions(set, formatter.options);
    return {
      name,
      content,
      options: { ...options, filepath: file, ...(parser !== inferred && { parser }) },
      job: isKnown ? createJob({ file, content, parser }, options, { data, formatter }) : undefined,
    };
  });
}

async function runAll(host: FormatterPage, cases: Case[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { job } of cases) results.push(job ? await formatInPage(host, job) : { error: UNKNOWN });
  return results;
}

const UNKNOWN = "The page knows no parser for this file.";
/** What Node.js says in this case. */
const UNKNOWN_IN_NODE = /^\S*\s?(No parser could be inferred|Couldn't resolve parser)/;

function count(comparison: Comparison, { name, options, job }: Case, { page, node }: Record<"page" | "node", Result>) {
  if (!job && "error" in node && UNKNOWN_IN_NODE.test(node.error)) return void comparison.unknown++;
  comparison.cases++;
  if (!isSame(page, node)) comparison.differences.push({ name, options, page, node });
  else if ("error" in page) comparison.errors++;
}

function isSame(page: Result, node: Result): boolean {
  if ("text" in page && "text" in node) return page.text === node.text;
  return "error" in page && "error" in node && getReason(page.error) === getReason(node.error);
}

/** Without the stack, which names other files. */
function getReason(error: string): string {
  return error.split(/\n\s+at /)[0]!.trim();
}
