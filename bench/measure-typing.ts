/** Typing into a file of 1,000 lines at full speed: how long the page's thread is busy at a time, with every task that the browser saw. */
import type { Browser } from "@playwright/test";
import { DESK } from "./browser.ts";
import { takeMedian, type Table } from "./table.ts";

const LINES = 1000;
const KEYS = 80;
const PAUSE = 90;
/** Until the colors of all lines are worked out, which the editor does when nothing else is to be done. */
const SETTLING = 3000;
/** Shorter tasks are not what a reader waits for. */
const SHORTEST = 2;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, of the clock and of the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export async function measureTyping(browser: Browser, base: string): Promise<Table> {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  const content = Array.from({ length: LINES }, (_, index) => `tide${index} = measure({station:${index}, unit:'m'})`);
  const state = { content: content.join("\n"), options: {} };
  await page.goto(`${base}/playground/#${encodeURIComponent(JSON.stringify(state))}`);
  await page.locator(".output-pane .cm-line span").first().waitFor();
  await page.locator(".input-pane [contenteditable=true]").click();
  await page.keyboard.press("Control+Home");
  await page.waitForTimeout(SETTLING);
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata"],
  });
  for (let index = 0; index < KEYS; index++) {
    await page.keyboard.type(index % 20 === 19 ? "\n" : "word; "[index % 6]!);
    await page.waitForTimeout(PAUSE);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const tasks = listMainTasks(traceEvents);
  const wall = tasks.map(({ dur = 0 }) => dur / 1000);
  const work = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    title: `typing into ${LINES.toLocaleString("en")} lines`,
    note: `${KEYS} keys, ${PAUSE} ms apart, at full speed. On a machine that does other things as well, the processor's time is what counts.`,
    columns: ["tasks", "median ms", "longest ms", "over 50 ms"],
    rows: [
      { label: "by the clock", values: summarize(wall) },
      { label: "by the processor", values: summarize(work) },
    ],
  };
}

/** Those of the page's own thread, which is the busiest of its kind. */
function listMainTasks(events: TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const tasksByThread = threads.map(({ pid, tid }) =>
    events.filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid),
  );
  const sum = (tasks: TraceEvent[]) => tasks.reduce((total, { dur = 0 }) => total + dur, 0);
  const busiest = tasksByThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
  return busiest.filter(({ dur = 0 }) => dur / 1000 >= SHORTEST);
}

function summarize(times: number[]): number[] {
  return [times.length, takeMedian(times), Math.max(...times), times.filter((time) => time > 50).length];
}
