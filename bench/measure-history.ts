/** The search for the release in which an output changed: how long it takes over all minor versions, and what the reader fetches for it. */
import { existsSync, statSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { DESK } from "./browser.ts";
import type { Row, Table } from "./table.ts";

interface Case {
  language: string;
  parser: string;
  content: string;
}

const CASES: Case[] = [
  {
    language: "JavaScript",
    parser: "babel",
    content: "f(aLongArgumentName, anotherLongArgumentName, yetAnotherLongArgumentName12, last);\n",
  },
  { language: "TypeScript", parser: "typescript", content: "let a = b satisfies C;\n" },
  { language: "CSS", parser: "css", content: "a{color:red}\n" },
];
const MINORS = 26;

export async function measureHistory(browser: Browser, base: string): Promise<Table> {
  const rows: Row[] = [];
  for (const each of CASES) rows.push(await measureSearch(browser, base, each));
  const here = rows[0]?.values[0] ?? 0;
  return {
    title: "finding a change",
    note: [
      "At full speed, from opening the pane until it names the release. KB are those of compressed files that the browser did not have.",
      ...(here < MINORS ? [`\`npm run formatters\` fetches the releases that were not there.`] : []),
    ].join(" "),
    columns: ["releases", "runs", "KB", "ms"],
    rows,
  };
}

async function measureSearch(browser: Browser, base: string, { language, parser, content }: Case): Promise<Row> {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on("request", (request) => void urls.add(request.url()));
  const link = (panes: string[]) => `#${encodeURIComponent(JSON.stringify({ content, options: { parser }, panes }))}`;
  await page.goto(`${base}/playground/${link([])}`);
  await page.locator(".output-pane .cm-line span").first().waitFor();
  const before = new Set(urls);
  const started = performance.now();
  await page.evaluate((hash) => void (location.hash = hash), link(["history"]));
  const verdict = page.locator(".verdict", { hasText: /^It changed in|do the same\./ });
  await verdict.waitFor();
  const milliseconds = performance.now() - started;
  const bytes = [...urls].filter((url) => !before.has(url)).reduce((sum, url) => sum + measureFile(url), 0);
  const [, version] = /^It changed in ([\d.]+\d)/.exec(await verdict.innerText()) ?? [];
  const runs = await page.locator(".history li").count();
  const releases = await page.evaluate(() => {
    const data = JSON.parse(document.getElementById("playground-data")!.textContent) as Record<string, object[]>;
    return (data["formatters"]?.length ?? 0) + (data["releases"]?.length ?? 0);
  });
  await context.close();
  const label = `${language}, ${version ? `changed in ${version}` : "never changed"}`;
  return { label, values: [releases, runs, bytes / 1024, milliseconds] };
}

/** As it is sent. What workers load is not counted by the browser's own protocol. */
function measureFile(url: string): number {
  const { pathname } = new URL(url);
  const file = [`dist${pathname}.br`, `dist${pathname}`].find((each) => existsSync(each));
  return file ? statSync(file).size : 0;
}
