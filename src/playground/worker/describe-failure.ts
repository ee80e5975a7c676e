import type { Failure } from "./messages.ts";

interface FormatterError extends Error {
  loc?: unknown;
  codeFrame?: string;
}

/** What was thrown, as plain data. The formatter puts its code frame into the message as well: it is shown once. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: "other", message: String(error) };
  const { name, message, loc, codeFrame } = error as FormatterError;
  const isSyntax = name === "SyntaxError" || loc !== undefined;
  if (!isSyntax) return { kind: "other", message: describeChain(error) };
  return {
    kind: "syntax",
    message: codeFrame ? message.replace(codeFrame, "").trim() : message,
    ...(codeFrame && { codeFrame }),
  };
}

function describeChain(error: Error): string {
  const own = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\n${describeChain(error.cause)}` : own;
}
