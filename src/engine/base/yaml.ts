/** Parses YAML and validates it with a schema. Problems are reported with their line in the file. */
import { LineCounter, parseDocument, isNode, type Document, type YAMLError } from "yaml";
import type { z } from "zod";
import { explainIssues } from "./explain.ts";
import { raise, type Problem } from "./problems.ts";

interface YamlSource {
  file: string;
  text: string;
  /** The number of lines above this text in its file. */
  lineOffset?: number;
}

export type Validated<T> =
  | { value: T; problems: []; /** The line of the value at this path. */ getLine(path: PropertyKey[]): number }
  | { value?: undefined; problems: Problem[] };

export function parseYaml<S extends z.ZodType>(source: YamlSource, schema: S): Validated<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const offset = source.lineOffset ?? 0;
  const toLine = (position: number) => lines.linePos(position).line + offset;
  const toProblem = (message: string, position: number): Problem => ({
    file: source.file,
    line: toLine(position),
    message,
  });
  if (document.errors.length > 0) return { problems: explainSyntax(document.errors, toProblem) };
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success)
    return { value: result.data, problems: [], getLine: (path) => toLine(getPosition(document, path)) };
  return {
    problems: explainIssues(result.error.issues, schema).map(({ path, message }) =>
      toProblem(message, getPosition(document, path)),
    ),
  };
}

/** A name and words that mean themselves: they begin with a letter, and have no colon, no comment and no space at their end. */
const PLAIN_FIELD = /^([A-Za-z]+): (\p{L}(?:(?![:#\t]).)*(?<! ))$/u;
const LITERALS: Record<string, boolean> = { true: true, false: false };
/** What YAML takes for other values than text. */
const OTHER_LITERAL = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * The fields of a text like most front matters. Undefined for everything else, which is left to the parser. Of a build of 5,000 pages
 * in which one has changed, this takes away half a second.
 */
export function readPlainFields(text: string): Record<string, string | boolean> | undefined {
  const fields = new Map<string, string | boolean>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = PLAIN_FIELD.exec(line) ?? [];
    if (name === undefined || value === undefined || fields.has(name) || OTHER_LITERAL.test(name)) return undefined;
    const literal = LITERALS[value];
    if (literal === undefined && OTHER_LITERAL.test(value)) return undefined;
    fields.set(name, literal ?? value);
  }
  return Object.fromEntries(fields);
}

/** The value, or an error with all problems. With `found`, they are noted there, and the fallback is returned. */
export function requireValid<T>(result: Validated<T>): T;
export function requireValid<T>(result: Validated<T>, found: Problem[] | undefined, fallback: T): T;
export function requireValid<T>(result: Validated<T>, found?: Problem[], fallback?: T): T {
  if (result.value !== undefined) return result.value;
  raise(result.problems, found);
  // `!`: without `found`, the line above has thrown, and with it there is a fallback.
  return fallback!;
}

/** One problem a line, because one mistake confuses the parser more than once. */
function explainSyntax(errors: YAMLError[], toProblem: (message: string, position: number) => Problem): Problem[] {
  const isIndented = errors.some(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  const problems = errors.map(({ code, message, pos }) => {
    if (code === "BLOCK_AS_IMPLICIT_KEY" && !isIndented)
      return toProblem('the value has a ":" with a space after it: quote it, as in title: "One: two"', pos[0]);
    if (code === "BAD_SCALAR_START") return toProblem(`${message}: quote the value`, pos[0]);
    return toProblem(message, pos[0]);
  });
  return [...new Map(problems.toReversed().map((problem) => [problem.line, problem])).values()].toReversed();
}

/** The position of the value at `path`, or of the innermost existing value around it. */
function getPosition(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
