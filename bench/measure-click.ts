/** From a click on a link of the sidebar until the new page is painted, on a slow phone's processor and connection. */
import type { Browser, Page } from "@playwright/test";
import { DESK, openSlowPage } from "./browser.ts";
import { takeMedian, type Table } from "./table.ts";

const RUNS = 5;

/** Where a reader stands and which link they follow; peers have them elsewhere. */
export interface Walk {
  from: string;
  /** Selects the link. */
  link: string;
  /** What the new page's heading begins with. */
  heading: string;
}

const WALK: Walk = {
  from: "/docs/install",
  link: 'aside a[href="/docs/ignore"], nav a[href="/docs/ignore"]',
  heading: "Ignor",
};

export async function measureClicks(browser: Browser, base: string): Promise<Table> {
  return {
    title: "click to new page",
    note: `Slow 4G, four times CPU slowdown, medians of ${RUNS}. Prefetched: the pointer rested on the link before the click. Cold: the reader saves data, so nothing is prefetched.`,
    columns: ["ms"],
    rows: [
      { label: "prefetched", values: [await measureWalk(browser, base, { walk: WALK, isCold: false })] },
      { label: "cold", values: [await measureWalk(browser, base, { walk: WALK, isCold: true })] },
    ],
  };
}

export async function measureWalk(
  browser: Browser,
  base: string,
  { walk, isCold }: { walk: Walk; isCold: boolean },
): Promise<number> {
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push(await measureOnce(browser, base, { walk, isCold }));
  return takeMedian(times);
}

async function measureOnce(
  browser: Browser,
  base: string,
  { walk, isCold }: { walk: Walk; isCold: boolean },
): Promise<number> {
  const { page, close } = await openSlowPage(browser, DESK);
  if (isCold) await page.addInitScript(saveData);
  await page.goto(base + walk.from, { waitUntil: "load" });
  const link = page.locator(walk.link).filter({ visible: true }).first();
  // The app starts at the first move; it is not what is measured here.
  await page.mouse.move(700, 300);
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(1000);
  if (!isCold) {
    await link.hover();
    await page.waitForTimeout(1500);
  }
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem("clicked", String(Date.now()));
    document.addEventListener("click", note, { capture: true });
  });
  // Through the document rather than the pointer, which would have to rest on the link before.
  await link.evaluate((element) => (element as HTMLElement).click());
  const painted = await waitForHeading(page, walk.heading);
  const clicked = await page.evaluate(() => Number(sessionStorage.getItem("clicked")));
  await close();
  return painted - clicked;
}

/** Also over a page load, which ends what runs in the page. */
async function waitForHeading(page: Page, heading: string): Promise<number> {
  for (;;) {
    try {
      const handle = await page.waitForFunction(
        (start) => {
          // Some begin with a link to themselves.
          const shown = document.querySelector("h1")?.textContent?.replace(/^\W+/, "") ?? "";
          return shown.startsWith(start) && Date.now();
        },
        heading,
        { polling: "raf" },
      );
      return (await handle.jsonValue()) as number;
    } catch (error) {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    }
  }
}

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
}
