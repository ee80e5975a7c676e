/** One cold visit on a slow phone: what it loads and how it feels, first untouched, then after a move. */
import type { Browser, CDPSession } from "@playwright/test";
import { openSlowPage, readMetric } from "./browser.ts";
import { takeMedians, type Table } from "./table.ts";

const COLUMNS = {
  total: "KB",
  document: "document",
  script: "script",
  style: "style",
  font: "font",
  image: "image",
  other: "other",
  requests: "requests",
  firstPaint: "first paint ms",
  largestPaint: "largest ms",
  blocking: "blocked ms",
  tasks: "tasks over 50 ms",
  longest: "longest of them ms",
  start: "move to app ms",
  scripting: "scripting ms",
  shift: "shift",
  memory: "heap MB",
};

export type Reading = Record<keyof typeof COLUMNS, number>;

const RUNS = 3;

export async function measurePages(browser: Browser, base: string, paths: string[]): Promise<Table> {
  const table: Table = {
    title: "page",
    note: `Cold visits at slow 4G (150 ms, 1.6 Mbit/s) and four times CPU slowdown, medians of ${RUNS}. KB as on the wire, headers included.`,
    columns: Object.values(COLUMNS),
    rows: [],
  };
  for (const path of paths) {
    const { untouched, touched } = await measurePath(browser, base + path);
    table.rows.push({ label: path, values: listValues(untouched) });
    table.rows.push({ label: `${path} after a move`, values: listValues(touched) });
  }
  return table;
}

export async function measurePath(browser: Browser, url: string): Promise<{ untouched: Reading; touched: Reading }> {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await measureVisit(browser, url));
  return {
    untouched: takeMedians(visits.map((visit) => visit.untouched)),
    touched: takeMedians(visits.map((visit) => visit.touched)),
  };
}

function listValues(reading: Reading): number[] {
  return Object.keys(COLUMNS).map((name) => reading[name as keyof Reading]);
}

async function measureVisit(browser: Browser, url: string): Promise<{ untouched: Reading; touched: Reading }> {
  const { page, client, close } = await openSlowPage(browser);
  const bytes = countBytes(client);
  await page.addInitScript(watchVitals);
  const read = async (): Promise<Reading> => {
    const vitals = await page.evaluate(() => ({
      ...(window as unknown as { vitals: Vitals }).vitals,
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    }));
    return {
      ...bytes.read(),
      ...vitals,
      scripting: 1000 * (await readMetric(client, "ScriptDuration")),
      memory: (await readMetric(client, "JSHeapUsedSize")) / 1024 / 1024,
    };
  };
  await page.goto(url, { waitUntil: "load" });
  // Some sites never fall silent.
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(1500);
  const untouched = await read();
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(2500);
  const touched = await read();
  await close();
  return { untouched, touched };
}

type Weights = Record<"total" | "document" | "script" | "style" | "font" | "image" | "other" | "requests", number>;

const KINDS: Record<string, keyof Weights> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
};

function countBytes(client: CDPSession): { read(): Weights } {
  const kinds = new Map<string, keyof Weights>();
  const weights: Weights = { total: 0, document: 0, script: 0, style: 0, font: 0, image: 0, other: 0, requests: 0 };
  client.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? "other"));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weights.requests++;
    weights.total += encodedDataLength / 1024;
    weights[kinds.get(requestId) ?? "other"] += encodedDataLength / 1024;
  });
  return { read: () => ({ ...weights }) };
}

export interface Vitals {
  largestPaint: number;
  shift: number;
  blocking: number;
  tasks: number;
  longest: number;
  /** Until this site says that its app has started: 0 before the first move, and on sites that say nothing. */
  start: number;
}

/** Runs in the page. */
export function watchVitals(): void {
  const vitals: Vitals = { largestPaint: 0, shift: 0, blocking: 0, tasks: 0, longest: 0, start: 0 };
  (window as unknown as { vitals: Vitals }).vitals = vitals;
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", (entry) => (vitals.largestPaint = entry.startTime));
  watch("layout-shift", (entry) => (vitals.shift += entry.hadRecentInput ? 0 : entry.value));
  watch("longtask", ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50);
    vitals.tasks++;
    vitals.longest = Math.max(vitals.longest, duration);
  });
  addEventListener(
    "pointermove",
    ({ timeStamp }) => {
      const note = () => (vitals.start = performance.now() - timeStamp);
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["data-app"] });
    },
    { once: true },
  );
}
