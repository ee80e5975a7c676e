/** Dragging the print width on the home page at four times CPU slowdown: when frames came, and what each cost the main thread. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { DESK, openSlowPage } from "./browser.ts";
import { readFrames } from "./read-trace.ts";
import { takeMedian, type Table } from "./table.ts";

const SECONDS = 4;
const EVENTS_PER_SECOND = 120;
const FRAME = 1000 / 60;

export async function measureDrag(browser: Browser, base: string): Promise<Table> {
  const { page, client, close } = await openSlowPage(browser, DESK);
  await page.goto(`${base}/`);
  await page.mouse.move(10, 200);
  await page.waitForFunction(() => document.documentElement.dataset.app === "on");
  const handle = (await page.locator(".for-wide .rule-handle").boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 80);
  await page.mouse.down();
  await page.waitForFunction(() => document.querySelectorAll(".for-wide code").length > 1);

  await page.evaluate(watchFrames);
  await dragToAndFro(page, client);
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  // Traced in a drag of its own: keeping the trace takes its share of the frames.
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  await dragToAndFro(page, client);
  const work = readFrames(await browser.stopTracing());
  await page.mouse.up();
  await close();

  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  return {
    title: "dragging the print width",
    note: `${SECONDS} seconds at four times CPU slowdown. A frame has 16.7 ms. CPU time is that of the main thread, which a busy machine changes less than it does the gaps.`,
    columns: ["frames a second", "dropped", "gap ms", "95 %", "CPU ms a frame", "95 %"],
    rows: [
      {
        label: "hero of the home page",
        values: [
          (gaps.length / total) * 1000,
          dropped,
          takeMedian(gaps),
          takeSlow(gaps),
          takeMedian(work),
          takeSlow(work),
        ],
      },
    ],
  };
}

/** From end to end and back, twice, as fast as a hand would. */
async function dragToAndFro(page: Page, client: CDPSession): Promise<void> {
  const track = (await page.locator(".for-wide input[type=range]").boundingBox())!;
  const count = SECONDS * EVENTS_PER_SECOND;
  const moves: Promise<unknown>[] = [];
  for (let index = 0; index < count; index++) {
    const x = track.x + track.width * (0.5 + 0.5 * Math.cos((index / count) * 4 * Math.PI));
    const move = { type: "mouseMoved", x, y: track.y - 200, button: "left", buttons: 1 } as const;
    moves.push(client.send("Input.dispatchMouseEvent", move));
    await new Promise((resolve) => setTimeout(resolve, 1000 / EVENTS_PER_SECOND));
  }
  await Promise.all(moves);
}

/** Runs in the page. */
function watchFrames(): void {
  const gaps: number[] = [];
  (window as unknown as { gaps: number[] }).gaps = gaps;
  let last = performance.now();
  const note = (now: number) => {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** 95 of 100 are not slower. */
function takeSlow(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
}
