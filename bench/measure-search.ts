/** The search dialog at four times CPU slowdown: from the shortcut to the first result, and from each letter to what it finds. */
import type { Browser, Page } from "@playwright/test";
import { DESK, openSlowPage, readMetric } from "./browser.ts";
import { takeMedian, takePercentile, type Table } from "./table.ts";

const RUNS = 5;
const QUERIES = ["trailing comma", "ignore files", "print width", "eslint", "--no-semi", "markdown"];
/** As a quick typist. */
const BETWEEN_LETTERS = 120;

export async function measureSearch(browser: Browser, base: string): Promise<Table> {
  const opened: number[] = [];
  const letters: Letter[] = [];
  const work: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, client, close } = await openSlowPage(browser, DESK);
    opened.push(await measureOpening(page, base));
    await page.waitForLoadState("networkidle");
    // Not `ThreadTime`: what slows the processor down spends time on the thread even while it rests.
    const before = await readMetric(client, "TaskDuration");
    letters.push(...(await measureLetters(page)));
    work.push((1000 * ((await readMetric(client, "TaskDuration")) - before)) / QUERIES.join("").length);
    await close();
  }
  const describe = (label: string, values: number[]) => ({
    label,
    values: [takeMedian(values), takePercentile(values, 95), values.length],
  });
  return {
    title: "search dialog",
    note: "Four times CPU slowdown; only the first row waits for slow 4G. A frame has 16.7 ms. Painted: the frame after the letter whose list answers it.",
    columns: ["median ms", "95 % ms", "measured"],
    rows: [
      describe("shortcut and one letter to first result, cold", opened),
      describe(
        "letter to its results in the list",
        letters.map((letter) => letter.listed),
      ),
      describe(
        "letter to painted results",
        letters.map((letter) => letter.painted),
      ),
      describe("main thread of the page for a letter, preview included", work),
    ],
  };
}

async function measureOpening(page: Page, base: string): Promise<number> {
  await page.goto(`${base}/docs/install`, { waitUntil: "load" });
  await page.mouse.move(10, 600);
  await page.waitForFunction(() => document.documentElement.dataset["app"] === "on");
  const started = await page.evaluate(() => performance.now());
  await page.keyboard.press("/");
  await page.keyboard.press("t");
  const shown = await page.waitForFunction(
    () => document.querySelector(".search-count")?.textContent && performance.now(),
    undefined,
    { polling: "raf" },
  );
  return ((await shown.jsonValue()) as number) - started;
}

/** From Ctrl+K until the first result of a word is there, for any site whose search opens that way; its files are not loaded yet. */
export async function measureFirstResult(browser: Browser, url: string, result: string): Promise<number> {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, close } = await openSlowPage(browser, DESK);
    await page.goto(url, { waitUntil: "load" });
    await page.mouse.move(10, 600);
    await page.mouse.move(20, 610);
    await page.waitForLoadState("networkidle").catch(() => {});
    await page.waitForTimeout(1500);
    const started = await page.evaluate(() => performance.now());
    await page.keyboard.press("Control+k");
    // Some would lose what is typed before their dialog is there.
    await page.waitForFunction(() => document.activeElement?.tagName === "INPUT", undefined, { polling: "raf" });
    await page.keyboard.type("trailing");
    const shown = await page.waitForFunction((found) => document.querySelector(found) && performance.now(), result, {
      polling: "raf",
    });
    times.push(((await shown.jsonValue()) as number) - started);
    await close();
  }
  return takeMedian(times);
}

interface Letter {
  listed: number;
  painted: number;
}

async function measureLetters(page: Page): Promise<Letter[]> {
  await page.evaluate(watchLetters);
  for (const query of QUERIES) {
    await page.locator(".search-dialog [role=combobox]").fill("");
    await page.waitForTimeout(BETWEEN_LETTERS);
    await page.keyboard.type(query, { delay: BETWEEN_LETTERS });
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => (window as unknown as { letters: Letter[] }).letters);
}

/**
 * Runs in the page. A letter is answered when the results in sight have changed after its key went down, and painted with the frame
 * that follows. One that finds the same as the letter before it has no answer to wait for.
 */
function watchLetters(): void {
  const letters: Letter[] = [];
  (window as unknown as { letters: Letter[] }).letters = letters;
  let typed: number | undefined;
  let shown = "";
  const readRows = () =>
    [...document.querySelectorAll(".search-list a")]
      .slice(0, 6)
      .map((row) => row.innerHTML)
      .join();
  document.querySelector(".search-dialog")!.addEventListener(
    "keydown",
    // What empties the box is no letter.
    (event) => (typed = (event as KeyboardEvent).key.length === 1 ? event.timeStamp : undefined),
    true,
  );
  new MutationObserver(() => {
    // Before the rows are read, which is the measuring's own work.
    const now = performance.now();
    const rows = readRows();
    // What follows when typing rests is no answer.
    if (rows === shown) return;
    shown = rows;
    if (typed === undefined) return;
    const start = typed;
    typed = undefined;
    const listed = now - start;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => letters.push({ listed, painted: performance.now() - start });
      channel.port2.postMessage(undefined);
    });
  }).observe(document.querySelector(".search-column")!, { subtree: true, childList: true, characterData: true });
}
