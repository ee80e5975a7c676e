/**
 * When the host has another build, the files of this one are gone. Then the page is loaded anew, and the new app presses what the
 * reader has pressed. The bootstrap does the same for an app that does not start.
 */

/** In the entry of the browser's history, which outlives the reload: as `bootstrap.ts` writes it. */
interface Pressed {
  /** What was loaded anew already, so that it is tried once. */
  app?: string;
  /** The class and the text of the control. */
  held?: string;
  times?: number;
}

const readPressed = () => (history.state ?? {}) as Pressed;
const describeControl = ({ className, textContent }: HTMLElement) => className + textContent;

export function replayPressed(): void {
  const { app, held, times = 0 } = readPressed();
  if (!times) return;
  // Another reload presses nothing.
  history.replaceState({ app }, "");
  const [control, ...others] = [...document.querySelectorAll<HTMLElement>("[type=button],[role=tab]")].filter(
    (each) => describeControl(each) === held,
  );
  // Of several copy buttons, nobody knows which one it was. Tabs with the same name show the same.
  if (!control || (others.length > 0 && control.getAttribute("role") !== "tab")) return;
  for (let time = 0; time < times; time++) control.click();
}

/** For a control whose code did not load. False if the page stays, because there is no other build or no network. */
export async function pressInOtherBuild(control: HTMLElement, buildId: string): Promise<boolean> {
  if (readPressed().app === buildId) return false;
  const html = await fetch("", { cache: "reload" }).then(
    (page) => (page.ok ? page.text() : ""),
    () => "",
  );
  if (!html || html.includes(buildId)) return false;
  history.replaceState({ app: buildId, held: describeControl(control), times: 1 } satisfies Pressed, "");
  location.reload();
  return true;
}
