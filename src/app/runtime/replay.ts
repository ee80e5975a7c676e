/** Presses what the reader pressed before the bootstrap loaded the page anew, because the host had another build. */

/** As `bootstrap.ts` writes it into the entry of the browser's history. */
interface Pressed {
  /** The class and the text of the control, as nothing else outlives a reload. */
  held?: string;
  times?: number;
}

export function replayPressed(): void {
  const { held, times = 0 } = (history.state ?? {}) as Pressed;
  if (!times) return;
  // Another reload presses nothing.
  history.replaceState(null, "");
  const [control, ...others] = [...document.querySelectorAll<HTMLElement>("[type=button],[role=tab]")].filter(
    ({ className, textContent }) => className + textContent === held,
  );
  // Of several copy buttons, nobody knows which one it was. Tabs with the same name show the same.
  if (!control || (others.length > 0 && control.getAttribute("role") !== "tab")) return;
  for (let time = 0; time < times; time++) control.click();
}
