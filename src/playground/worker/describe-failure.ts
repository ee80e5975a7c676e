import type { Failure, Place } from "./messages.ts";

interface FormatterError extends Error {
  loc?: unknown;
  codeFrame?: string;
}

/** The plugins that are on are not for this version. */
export class PluginsRefused extends Error {
  override name = "PluginsRefused";
}

/** What was thrown, as plain data. The formatter puts its code frame into the message as well: it is shown once. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "other", message: String(error) };
  if (error instanceof PluginsRefused) return { kind: "plugins", message: "" };
  const { name, message, loc, codeFrame } = error as FormatterError;
  const isSyntax = name === "SyntaxError" || loc !== undefined;
  if (!isSyntax) return { kind: "other", message: describeChain(error) };
  const place = readPlace(loc);
  return {
    kind: "syntax",
    message: codeFrame ? message.replace(codeFrame, "").trim() : message,
    ...(codeFrame && { codeFrame }),
    ...(place && { place }),
  };
}

/** Parsers give `{line, column}`, or that as `start` and often an `end`. */
function readPlace(loc: unknown): Place | undefined {
  const { start, end, ...rest } = (loc ?? {}) as { start?: unknown; end?: unknown };
  const from = readPosition(start ?? rest);
  const to = readPosition(end);
  return from && { ...from, ...(to && { end: to }) };
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
