/** The code of a state that was cut off in the middle. */
import type { RawState } from "./hash.ts";

const CONTENT = /"content":"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)/;
const SHORTEST = 1;

export function salvageJson(text: string): RawState | undefined {
  const content = CONTENT.exec(text)?.[1];
  return content && content.length >= SHORTEST
    ? { content: JSON.parse(`"${escapeControls(content)}"`) as string }
    : undefined;
}

/** JSON does not allow them in strings, so they come from damage. */
function escapeControls(text: string): string {
  return text.replace(/[\0-\x1f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
