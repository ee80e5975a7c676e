/** `npm run bench`: everything measured, or only what is named: `npm run bench -- pages search`. */
import type { Browser } from "@playwright/test";
import { serveSite } from "../src/engine/host/serve.ts";
import { launchBrowser } from "./browser.ts";
import { measureBuilds } from "./measure-build.ts";
import { measureClicks } from "./measure-click.ts";
import { measureDev } from "./measure-dev.ts";
import { measureDrag } from "./measure-drag.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureHistory } from "./measure-history.ts";
import { measureInstall } from "./measure-install.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measurePages } from "./measure-page.ts";
import { measurePlayground } from "./measure-playground.ts";
import { measureSearch } from "./measure-search.ts";
import { measureServe } from "./measure-serve.ts";
import { measureTyping } from "./measure-typing.ts";
import { keepResult } from "./results.ts";
import { showTable, type Table } from "./table.ts";

const PAGES = [
  "/",
  "/docs/install",
  "/docs/options",
  "/docs/rationale",
  "/blog",
  "/blog/2025/06/23/3.6.0",
  "/users",
  "/search?q=semicolons",
  "/playground/",
];

interface Bench {
  browser: Browser;
  /** Where the built site is served, without a slash at the end. */
  base: string;
}

/** In this order: the first makes what the others visit. */
const MEASUREMENTS: Record<string, (bench: Bench) => Table | Promise<Table>> = {
  build: measureBuilds,
  pages: ({ browser, base }) => measurePages(browser, base, PAGES),
  lighthouse: ({ base }) => measureLighthouse(base, PAGES),
  clicks: ({ browser, base }) => measureClicks(browser, base),
  playground: ({ browser, base }) => measurePlayground(browser, base),
  history: ({ browser, base }) => measureHistory(browser, base),
  typing: ({ browser, base }) => measureTyping(browser, base),
  search: ({ browser, base }) => measureSearch(browser, base),
  drag: ({ browser, base }) => measureDrag(browser, base),
  dev: ({ browser }) => measureDev(browser),
  growth: ({ browser }) => measureGrowth(browser),
  install: measureInstall,
  serve: measureServe,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0)
  throw new Error(`Nothing is called ${unknown.join(", ")}: there are ${Object.keys(MEASUREMENTS).join(", ")}.`);

const browser = await launchBrowser();
const server = await serveSite({ dir: "dist", port: 0 });
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const table = await measure({ browser, base: server.url.replace(/\/$/, "") });
    console.log(`\n${showTable(table)}`);
    await keepResult(name, table);
  }
} finally {
  await browser.close();
  await server.close();
}
