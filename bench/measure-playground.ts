/** The playground on a slow phone: until the input can be written into, until it is formatted, cold and once more, and after a keystroke. */
import type { Browser, Page } from "@playwright/test";
import { DESK, openSlowPage } from "./browser.ts";
import { watchVitals, type Vitals } from "./measure-page.ts";
import type { Table } from "./table.ts";

interface Moments {
  editable?: number;
  formatted?: number;
}

type Watched = Window & { vitals: Vitals; moments: Moments };

/** Long enough for everything that follows the first output. */
const REST = 3000;

export async function measurePlayground(browser: Browser, base: string): Promise<Table> {
  const { page, client, close } = await openSlowPage(browser, DESK);
  await page.addInitScript(watchVitals);
  await page.addInitScript(watchMoments);
  let bytes = 0;
  let requests = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  const rows = [];
  for (const label of ["first visit", "second visit"]) {
    bytes = requests = 0;
    await page.goto(`${base}/playground/`);
    await page.waitForLoadState("networkidle").catch(() => {});
    await page.waitForTimeout(REST);
    const { moments, vitals } = await page.evaluate(() => {
      const { moments, vitals } = window as unknown as Watched;
      return { moments, vitals };
    });
    const { editable = null, formatted = null } = moments;
    const values = [bytes / 1024, requests, editable, formatted, vitals.blocking, vitals.longest];
    rows.push({ label, values: [...values, null as number | null] });
  }
  rows[1]!.values[6] = await measureNextFormat(page);
  await close();
  return {
    title: "playground",
    note: "Slow 4G, four times CPU slowdown, untouched but for the next format; what its workers load is not in the KB, tests/budgets.ts holds that too.",
    columns: ["KB", "requests", "editable ms", "formatted ms", "blocked ms", "longest task ms", "next format ms"],
    rows,
  };
}

/** From a key to the output that has it. */
async function measureNextFormat(page: Page): Promise<number> {
  const output = page.locator(".output-pane");
  // The editor comes with the first move.
  await page.mouse.move(500, 500);
  await page.locator(".input-pane [contenteditable=true]").first().click();
  // An editor has in the document only what is in view.
  await page.keyboard.press("Control+Home");
  const started = performance.now();
  await page.keyboard.type("//z\n");
  await output.getByText("//z").first().waitFor();
  return performance.now() - started;
}

/** Runs in the page, where looking costs less than being asked from outside. */
function watchMoments(): void {
  const moments: Moments = {};
  (window as unknown as Watched).moments = moments;
  const isEditable = () => {
    const field = document.querySelector<HTMLTextAreaElement>(".input-pane textarea");
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    return field && isPainted && !field.readOnly && field.checkVisibility({ visibilityProperty: true });
  };
  const look = () => {
    const note = document.querySelector(".output-pane .pane-note");
    if (isEditable()) moments.editable ??= performance.now();
    if (note?.textContent.endsWith(" ms")) moments.formatted = performance.now();
    else setTimeout(look, 10);
  };
  look();
}
