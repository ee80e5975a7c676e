/** What the tests run inside of a page. These functions are sent as text, so they can use nothing from outside of themselves. */

declare global {
  interface Window {
    findVisible: typeof findVisible;
  }
}

/** Keeps complaints in the session storage, which outlives the page. */
export function listenForErrors(): void {
  const note = (...words: unknown[]) => {
    const errors = JSON.parse(sessionStorage.getItem("errors") ?? "[]") as string[];
    sessionStorage.setItem("errors", JSON.stringify([...errors, `${location.pathname}: ${words.join(" ")}`]));
  };
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => (note(...words), write(...words));
  }
  // Files that do not load report it to their element only, so the listener has to capture.
  const noteError = (event: Event) => {
    const { src, href } = event.target as { src?: string; href?: string };
    note((event as ErrorEvent).message ?? `not loaded: ${src ?? href}`);
  };
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note("unhandled:", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    note("policy:", effectiveDirective, blockedURI, sample),
  );
}

export function removeFeatures(): void {
  const gone: [object, string[]][] = [
    [window, ["navigation", "trustedTypes", "requestIdleCallback", "CloseWatcher"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [Document.prototype, ["startViewTransition"]],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** Visible elements, also those inside of shadow roots, which the editors have. `name`: their whole text or their label. */
export function findVisible(css: string, name: string | null = null): HTMLElement[] {
  const shadows = Array.from(document.querySelectorAll("*"), (element) => element.shadowRoot ?? []).flat();
  const matches = [document, ...shadows].flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)]);
  const hasName = (element: HTMLElement) =>
    name === null || [element.innerText.trim(), element.getAttribute("aria-label")].includes(name);
  return matches.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible" && hasName(element);
  });
}

/** Where to click, if the element is there and nothing covers it. Otherwise it is scrolled to, and the next try may find it. */
export function findSpot(css: string, name: string | null): { x: number; y: number } | null {
  const [element] = window.findVisible(css, name);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  // Close to its start: the middle of something long may be out of sight.
  const spot = { x: Math.round(x + Math.min(width / 2, 60)), y: Math.round(y + Math.min(height / 2, 30)) };
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(spot.x, spot.y);
  if (element.contains(hit)) return spot;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return null;
}
