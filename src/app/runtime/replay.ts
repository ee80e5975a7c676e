/**
 * When the host has another build, the files of this one are gone. Then the page is loaded anew, and the new app presses what the
 * reader has pressed. The bootstrap does the same for an app that does not start.
 */

/** In the entry of the browser's history, which outlives the reload: as `bootstrap.ts` writes it. */
interface Pressed {
  /** Not undefined: the page was loaded anew, and is not again, because that could go on forever. */
  times?: number | undefined;
  /** The class and the text of the control. */
  held?: string;
}

const readPressed = () => (history.state ?? {}) as Pressed;
const describeControl = ({ className, textContent }: HTMLElement) => className + textContent;

export function replayPressed(): void {
  const { times, held, ...others } = readPressed();
  if (times === undefined) return;
  // Another reload presses nothing. Where nothing was pressed, the app is all that had to load, and it has.
  history.replaceState({ ...others, times: times ? 0 : undefined }, "");
  const [control, ...more] = [...document.querySelectorAll<HTMLElement>("[type=button],[role=tab]")].filter(
    (each) => describeControl(each) === held,
  );
  // Of several copy buttons, nobody knows which one it was. Tabs with the same name show the same.
  if (!control || (more.length > 0 && control.getAttribute("role") !== "tab")) return;
  for (let time = 0; time < times; time++) control.click();
}

/** For a control whose code did not load. False if the page stays, because there is no other build or no network. */
export async function pressInOtherBuild(control: HTMLElement, buildId: string): Promise<boolean> {
  if (readPressed().times !== undefined) return false;
  const html = await fetch("", { cache: "reload" })
    .then((page) => (page.ok ? page.text() : ""))
    .catch(() => "");
  if (!html || html.includes(buildId)) return false;
  history.replaceState({ held: describeControl(control), times: 1 } satisfies Pressed, "");
  location.reload();
  return true;
}
