/** Dragging the print width on the home page at four times CPU slowdown: how many frames, and what each costs the main thread. */
import type { Browser } from "@playwright/test";

export interface DragReading {
  framesPerSecond: number;
  /** The longest time between two frames. */
  longestGap: number;
  /** Milliseconds of main thread a frame, of 16.7 there are. */
  work: number;
  outputs: number;
}

const CPU_SLOWDOWN = 4;
const SECONDS = 4;
const EVENTS_PER_SECOND = 120;

export async function measureDrag(browser: Browser, url: string): Promise<DragReading> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The compiler that runs this file names functions with a helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.goto(url);
  await page.mouse.move(10, 200);
  await page.waitForFunction(() => document.documentElement.dataset.app === "on");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await client.send("Performance.enable");
  const handle = (await page.locator(".for-wide .rule-handle").boundingBox())!;
  const track = (await page.locator(".for-wide input[type=range]").boundingBox())!;
  const start = { x: handle.x + handle.width / 2, y: handle.y + 80 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  const before = await readTaskTime(client);

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
  const work = (await readTaskTime(client)) - before;
  const { gaps, outputs } = await page.evaluate(() => (window as unknown as { frames: Frames }).frames);
  await page.mouse.up();
  await page.close();
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    framesPerSecond: (gaps.length / total) * 1000,
    longestGap: Math.max(...gaps),
    work: work / gaps.length,
    outputs,
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

/** Milliseconds that the main thread has been busy. */
async function readTaskTime(client: {
  send(method: "Performance.getMetrics"): Promise<{ metrics: { name: string; value: number }[] }>;
}) {
  const { metrics } = await client.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
}
