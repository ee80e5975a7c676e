/** Finds the code in the JSON of a state that was cut off in the middle. Fetched when a link is damaged. */
const CONTENT = /"content":"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)/;

export function salvageJson(text: string): { content: string } | undefined {
  const content = CONTENT.exec(text)?.[1];
  return content ? { content: JSON.parse(`"${escapeControls(content)}"`) as string } : undefined;
}

/** JSON does not allow control characters in strings, so they come from the damage. */
function escapeControls(text: string): string {
  return text.replace(/[\0-\x1f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
