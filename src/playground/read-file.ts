/** A file's text, or why there is none. */
const LARGEST = 10_000_000;
/** Programs and pictures have zero bytes early on, text has none. */
const LOOKED_AT = 8000;

export async function readFile(file: File): Promise<{ text: string } | { problem: "no-text" | "too-large" }> {
  if (file.size > LARGEST) return { problem: "too-large" };
  const text = await file.text();
  return text.slice(0, LOOKED_AT).includes("\0") ? { problem: "no-text" } : { text };
}
