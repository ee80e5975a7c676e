/** Dragging the print width on the home page at four times CPU slowdown: how many frames, and what each costs the main thread. */
import type { Browser } from "@playwright/test";
import { DESK, openSlowPage, readMetric } from "./browser.ts";
import type { Table } from "./table.ts";

const SECONDS = 4;
const EVENTS_PER_SECOND = 120;

export async function measureDrag(browser: Browser, base: string): Promise<Table> {
  const { page, client, close } = await openSlowPage(browser, DESK);
  await page.goto(`${base}/`);
  await page.mouse.move(10, 200);
  await page.waitForFunction(() => document.documentElement.dataset.app === "on");
  const handle = (await page.locator(".for-wide .rule-handle").boundingBox())!;
  const track = (await page.locator(".for-wide input[type=range]").boundingBox())!;
  const start = { x: handle.x + handle.width / 2, y: handle.y + 80 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  const before = await readMetric(client, "TaskDuration");

  // From end to end and back, twice, as fast as a hand would.
  const moves: Promise<unknown>[] = [];
  for (let index = 0; index < SECONDS * EVENTS_PER_SECOND; index++) {
    const turn = (index / (SECONDS * EVENTS_PER_SECOND)) * 4 * Math.PI;
    const x = track.x + track.width * (0.5 + 0.5 * Math.cos(turn));
    moves.push(
      client.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y: start.y, button: "left", buttons: 1 }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000 / EVENTS_PER_SECOND));
  }
  await Promise.all(moves);
  const work = 1000 * ((await readMetric(client, "TaskDuration")) - before);
  const { gaps, outputs } = await page.evaluate(() => (window as unknown as { frames: Frames }).frames);
  await page.mouse.up();
  await close();
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    title: "dragging the print width",
    note: `${SECONDS} seconds at four times CPU slowdown. A frame has 16.7 ms.`,
    columns: ["frames a second", "longest gap ms", "main thread a frame ms", "outputs shown"],
    rows: [
      {
        label: "hero of the home page",
        values: [(gaps.length / total) * 1000, Math.max(...gaps), work / gaps.length, outputs],
      },
    ],
  };
}

interface Frames {
  gaps: number[];
  outputs: number;
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: Frames = { gaps: [], outputs: 0 };
  (window as unknown as { frames: Frames }).frames = frames;
  const code = document.querySelector(".for-wide code")!;
  new MutationObserver(() => frames.outputs++).observe(code, { childList: true });
  let last = performance.now();
  const note = (now: number) => {
    frames.gaps.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
