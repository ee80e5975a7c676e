/** Characters that a post cannot show or an editor would not keep are written as their symbols, in inputs and outputs. */
const SYMBOLS: Record<string, string> = { "\r": "␍", "\u00a0": "⍽", " ": "␠" };
const CHARACTERS = Object.fromEntries(Object.entries(SYMBOLS).map(([character, symbol]) => [symbol, character]));

/** A space is one of them at the end of a line only. */
export function showInvisibles(code: string): string {
  return code.replace(/[\r\u00a0]| +$/gm, (found) => [...found].map((character) => SYMBOLS[character]).join(""));
}

export function hideInvisibles(code: string): string {
  return code.replace(/[␍⍽␠]/g, (symbol) => CHARACTERS[symbol]!);
}
