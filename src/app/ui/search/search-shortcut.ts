type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">;

/** Ctrl or Cmd with K, or a slash; but whoever is typing means the letter. */
export function isSearchShortcut(press: Press): boolean {
  const hasCommand = press.ctrlKey || press.metaKey;
  const isShortcut = hasCommand ? press.key.toLowerCase() === "k" && !press.altKey : press.key === "/" && !press.altKey;
  return isShortcut && !press.isComposing && !isTypingIn(press.target);
}

function isTypingIn(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return Boolean(element?.isContentEditable) || /^(INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? "");
}
