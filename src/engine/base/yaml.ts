/** Parses YAML and validates it with a schema. Problems are reported with their line in the file. */
import { LineCounter, parseDocument, isNode, type Document } from "yaml";
import type { z } from "zod";
import { explainIssues } from "./explain.ts";
import { AuthoringError, type Problem } from "./problems.ts";

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
  if (document.errors.length > 0) {
    return { problems: document.errors.map((error) => toProblem(error.message, error.pos[0])) };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success)
    return { value: result.data, problems: [], getLine: (path) => toLine(getPosition(document, path)) };
  return {
    problems: explainIssues(result.error.issues, schema).map(({ path, message }) =>
      toProblem(message, getPosition(document, path)),
    ),
  };
}

/** The value, or an error with all problems. */
export function requireValid<T>(result: Validated<T>): T {
  if (result.value === undefined) throw new AuthoringError(result.problems);
  return result.value;
}

/** The position of the value at `path`, or of the innermost existing value around it. */
function getPosition(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
