/** The playground on a slow phone: until the input can be written into, until it is formatted, cold and once more, and after a keystroke. */
import type { Browser, Page } from "@playwright/test";
import { DESK, openSlowPage } from "./browser.ts";
import type { Table } from "./table.ts";

export async function measurePlayground(browser: Browser, base: string): Promise<Table> {
  const { page, client, close } = await openSlowPage(browser, DESK);
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
    const editable = await waitFor(page, isEditable);
    const formatted = await waitFor(page, isFormatted);
    rows.push({ label, values: [bytes / 1024, requests, editable, formatted, null as number | null] });
  }
  rows[1]!.values[4] = await measureNextFormat(page);
  await close();
  return {
    title: "playground",
    note: "Slow 4G, four times CPU slowdown; what its workers load is not in the KB, tests/budgets.ts holds that too.",
    columns: ["KB", "requests", "editable ms", "formatted ms", "next format ms"],
    rows,
  };
}

/** From a key to the output that has it. */
async function measureNextFormat(page: Page): Promise<number> {
  const output = page.locator(".output-pane");
  await page.locator(".input-pane [contenteditable=true]").first().click();
  const started = performance.now();
  await page.keyboard.type("//z\n");
  await output.getByText("//z").first().waitFor();
  return performance.now() - started;
}

/** Runs in the page: whether the plain field can be seen and written into, or the editor is there. */
function isEditable(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(".input-pane textarea");
  if (!field) return document.querySelector(".input-pane .code-editor") !== null;
  const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
  return isPainted && !field.readOnly && field.value !== "" && field.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page. */
function isFormatted(): boolean {
  return document.querySelector(".output-pane .pane-note")!.textContent.endsWith(" ms");
}

async function waitFor(page: Page, condition: () => boolean): Promise<number> {
  await page.waitForFunction(condition, undefined, { polling: 10 });
  return page.evaluate(() => performance.now());
}
