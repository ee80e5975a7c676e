/** The message of an error, then those of its causes, outermost first. A cause that leads back ends the chain. */
export function getErrorChain(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
