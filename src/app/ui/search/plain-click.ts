type Click = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "button">;

/** Whoever opens a result elsewhere wants to stay. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey, button }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
