/**
 * For processes that end within seconds: most of their code runs a few times only, so that to optimise it costs more than it saves.
 * From Node.js 22 on that is so by itself, and the flag would end the process.
 */
export function optimiseLate(bytes: number): string[] {
  return Number.parseInt(process.versions.v8) < 12 ? [`--interrupt-budget=${bytes}`] : [];
}

/** Threads that collect garbage would take the cores from the other processes. */
export const SHORT_LIVED = [...optimiseLate(3_000_000), "--single-threaded-gc"];
