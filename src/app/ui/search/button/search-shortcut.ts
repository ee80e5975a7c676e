/** The keys that open the search dialog. */

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
type Press = Keys & Pick<KeyboardEvent, "isComposing" | "target">;

/** Ctrl or Cmd with K, or a slash, unless the reader is typing into a field. */
export function isSearchShortcut(press: Press): boolean {
  const isSlash = press.key === "/" && !press.ctrlKey && !press.metaKey && !press.altKey;
  return (isSlash || isCommandK(press)) && !press.isComposing && !isTypingIn(press.target);
}

/** With Shift or Alt it belongs to the browser. `key` may be missing: browsers that fill in a form send such events. */
export function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key?.toLowerCase() === "k";
}

/** Whether the key writes a character. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Keys): boolean {
  return key?.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function isTypingIn(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return Boolean(element?.isContentEditable) || /^(INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? "");
}
