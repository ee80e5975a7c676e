/** A visit of the playground until the first JavaScript is formatted: cold, then once more. */
import type { Browser } from "@playwright/test";

export interface FirstFormat {
  requests: number;
  /** When the input can be written into. */
  editable: number;
  formatted: number;
}

export async function measurePlayground(browser: Browser, url: string): Promise<FirstFormat[]> {
  const context = await browser.newContext();
  const visits: FirstFormat[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage();
    let requests = 0;
    page.on("requestfinished", () => void requests++);
    await page.goto(url);
    const editable = await waitFor(page, () => !document.querySelector(".input-pane .skeleton"));
    const formatted = await waitFor(page, () =>
      document.querySelector(".output-pane .pane-note")!.textContent.endsWith(" ms"),
    );
    visits.push({ requests, editable, formatted });
    await page.close();
  }
  await context.close();
  return visits;
}

async function waitFor(page: Awaited<ReturnType<Browser["newPage"]>>, condition: () => boolean): Promise<number> {
  await page.waitForFunction(condition, undefined, { polling: 10 });
  return page.evaluate(() => performance.now());
}
