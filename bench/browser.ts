/** A browser on a slow phone: 4G at its slow end, and a processor four times slower than this one. */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from "@playwright/test";
import { BROWSER_ARGS } from "../tests/browser-args.ts";
import { findChromium } from "../tests/find-chromium.ts";

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

export const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 } };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: BROWSER_ARGS,
  });
}

export interface SlowPage {
  page: Page;
  client: CDPSession;
  close(): Promise<void>;
}

export async function openSlowPage(browser: Browser, options: BrowserContextOptions = PHONE): Promise<SlowPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // The compiler that runs these files names functions with a helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", SLOW_4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await client.send("Performance.enable");
  return { page, client, close: () => context.close() };
}

/** What the browser counts itself, in its own units: seconds and bytes. */
export async function readMetric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}
