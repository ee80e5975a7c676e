type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">;

/** Ctrl or Cmd with K, or a slash; but whoever is typing means the letter. */
export function isSearchShortcut(press: Press): boolean {
  const isSlash = press.key === "/" && !press.ctrlKey && !press.metaKey && !press.altKey;
  return (isSlash || isCommandK(press)) && !press.isComposing && !isTypingIn(press.target);
}

/** A browser that fills in a form sends presses of no key. */
export function isCommandK({ key, ctrlKey, metaKey, altKey }: Omit<Press, "isComposing" | "target">): boolean {
  return (ctrlKey || metaKey) && !altKey && key?.toLowerCase() === "k";
}

/** A press that writes something. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Omit<Press, "isComposing" | "target">): boolean {
  return key?.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function isTypingIn(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return Boolean(element?.isContentEditable) || /^(INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? "");
}
