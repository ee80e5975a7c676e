/** What is known of a file that a reader opens or drops, before it is used. */

const LARGEST = 10_000_000;
/** Programs and images contain zero bytes near their beginning, text never does. */
const LOOKED_AT = 8000;

const CONFIG_NAME =
  /^(?:\.prettierrc(?:\.(?:json|json5|ya?ml|toml|[cm]?[jt]s))?|prettier\.config\.[cm]?[jt]s|package\.(?:json|yaml)|\.editorconfig)$/;
const PROGRAM_NAME = /\.[cm]?[jt]s$/;

/** The text of the file, or why it cannot be used. */
export async function readFile(file: File): Promise<{ text: string } | { problem: "no-text" | "too-large" }> {
  if (file.size > LARGEST) return { problem: "too-large" };
  // Unlike `file.text()`, this keeps a byte order mark, which the formatter keeps as well.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  return text.slice(0, LOOKED_AT).includes("\0") ? { problem: "no-text" } : { text };
}

export function isConfigName(name: string): boolean {
  return CONFIG_NAME.test(name);
}

/** Such a configuration is code. The playground never runs code that a reader brings, it only reads what is plain in it. */
export function isProgram(name: string): boolean {
  return isConfigName(name) && PROGRAM_NAME.test(name);
}
