/** `npm run bench`: build times and page weights of this checkout, as tables. Compare two states in one session only: machines differ. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import config from "../site.config.ts";
import { serveSite } from "../src/engine/host/serve.ts";
import { findChromium } from "../tests/find-chromium.ts";
import { measurePage, type Reading } from "./measure-page.ts";

const RUNS = 3;
const PAGES = ["/", "/docs/", "/docs/install", "/docs/options", "/blog/2025/06/23/3.6.0", "/search"];

function timeBuild(title: string): void {
  const started = performance.now();
  const result = spawnSync("/usr/bin/env", ["npx", "tsx", "src/engine/cli.ts", "build"], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(result.stderr);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = /peak memory (\d+) MB/.exec(result.stdout)?.[1] ?? "?";
  console.log(`${title.padEnd(12)} ${seconds.padStart(6)} s   ${memory.padStart(4)} MB`);
}

function median(readings: Reading[]): Reading {
  return readings.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(readings.length / 2)]!;
}

function showRow(label: string, reading: Reading): string {
  const { totalKB, scriptKB, requests, firstPaint, largestPaint, blocking, shift } = reading;
  const cells = [
    totalKB.toFixed(1),
    scriptKB.toFixed(1),
    requests,
    Math.round(firstPaint),
    Math.round(largestPaint),
    Math.round(blocking),
    shift.toFixed(3),
  ];
  return label.padEnd(38) + cells.map((cell) => String(cell).padStart(9)).join("");
}

rmSync(".cache", { recursive: true, force: true });
console.log("build            time   memory");
timeBuild("cold");
timeBuild("warm");

const server = await serveSite({ dir: "dist", port: 0, base: config.baseUrl });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
console.log(
  `\n${"slow 4G, 4x CPU, median of 3".padEnd(38)}${["KB", "script", "requests", "first", "largest", "blocked", "shift"].map((name) => name.padStart(9)).join("")}`,
);
for (const path of PAGES) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await measurePage(browser, server.url.replace(/\/$/, "") + path));
  console.log(showRow(`${path}, untouched`, median(visits.map((visit) => visit.untouched))));
  console.log(showRow(`${path}, after a move`, median(visits.map((visit) => visit.touched))));
}
await browser.close();
await server.close();
