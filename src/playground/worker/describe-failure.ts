/** Turns what the formatter throws into plain data for the page. */
import type { Failure, Place } from "./messages.ts";

interface FormatterError extends Error {
  loc?: unknown;
  codeFrame?: string;
}

/** Thrown where plugins are on that this version cannot use. */
export class PluginsRefused extends Error {
  override name = "PluginsRefused";
}

/** The formatter puts its code frame into the message as well, so it is removed there. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "other", message: String(error) };
  if (error instanceof PluginsRefused) return { kind: "plugins", message: "" };
  const { name, message, loc, codeFrame } = error as FormatterError;
  const isSyntax = name === "SyntaxError" || loc !== undefined;
  if (!isSyntax) return { kind: "other", message: describeChain(error) };
  return {
    kind: "syntax",
    message: codeFrame ? message.replace(codeFrame, "").trim() : message,
    codeFrame,
    place: readPlace(loc),
  };
}

/** Parsers give `{line, column}`, or that as `start` and often an `end`. */
function readPlace(loc: unknown): Place | undefined {
  const { start, end, ...rest } = (loc ?? {}) as { start?: unknown; end?: unknown };
  const from = readPosition(start ?? rest);
  return from && { ...from, end: readPosition(end) };
}

function readPosition(value: unknown): { line: number; column: number } | undefined {
  const { line, column } = (value ?? {}) as { line?: unknown; column?: unknown };
  return Number.isInteger(line) && Number.isInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

function describeChain(error: Error): string {
  const own = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\n${describeChain(error.cause)}` : own;
}

/** While this is set, the formatter throws where embedded code cannot be read. Otherwise it leaves that code as it is. */
const scope = globalThis as { PRETTIER_DEBUG?: boolean };

/** An error that only a strict run gives is one of embedded code: shown beside the output, without its place, which is counted inside. */
export async function tryEmbeds<T>(run: () => Promise<T>): Promise<{ result: T; failure?: Failure }> {
  scope.PRETTIER_DEBUG = true;
  try {
    return { result: await run() };
  } catch (error) {
    scope.PRETTIER_DEBUG = false;
    const result = await run();
    return { result, failure: { ...describeFailure(error), kind: "embed", place: undefined } };
  } finally {
    scope.PRETTIER_DEBUG = false;
  }
}
