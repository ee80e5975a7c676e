/** One cold visit at slow 4G and four times CPU slowdown: what it loads and how it feels, first untouched, then after a move. */
import type { Browser } from "@playwright/test";

export interface Reading {
  totalKB: number;
  scriptKB: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

interface Vitals {
  largest: number;
  shift: number;
  blocking: number;
}

export async function measurePage(browser: Browser, url: string): Promise<{ untouched: Reading; touched: Reading }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", SLOW_4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const types = new Map<string, string>();
  const bytes = { all: 0, script: 0, requests: 0 };
  client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.requests++;
    bytes.all += encodedDataLength;
    if (types.get(requestId) === "Script") bytes.script += encodedDataLength;
  });
  await page.addInitScript(watchVitals);

  const read = async (): Promise<Reading> => {
    const vitals = await page.evaluate(() => ({
      ...(window as unknown as { vitals: Vitals }).vitals,
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    }));
    return {
      totalKB: bytes.all / 1024,
      scriptKB: bytes.script / 1024,
      requests: bytes.requests,
      firstPaint: vitals.first,
      largestPaint: vitals.largest,
      blocking: vitals.blocking,
      shift: vitals.shift,
    };
  };
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  const untouched = await read();
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2500);
  const touched = await read();
  await context.close();
  return { untouched, touched };
}

/** Runs in the page. */
function watchVitals(): void {
  const vitals: Vitals = { largest: 0, shift: 0, blocking: 0 };
  (window as unknown as { vitals: Vitals }).vitals = vitals;
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", (entry) => (vitals.largest = entry.startTime));
  watch("layout-shift", (entry) => (vitals.shift += entry.hadRecentInput ? 0 : entry.value));
  watch("longtask", (entry) => (vitals.blocking += Math.max(0, entry.duration - 50)));
}
