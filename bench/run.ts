/** `npm run bench`: build times and page weights of this checkout, as tables. Compare two states in one session only: machines differ. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { loadHostRules } from "../src/engine/host/rules.ts";
import { serveSite } from "../src/engine/host/serve.ts";
import { findChromium } from "../tests/find-chromium.ts";
import { measurePlayground } from "./measure-playground.ts";
import { measurePage, type Reading } from "./measure-page.ts";

const RUNS = 3;
const PAGES = ["/", "/docs/", "/docs/install", "/docs/options", "/blog/2025/06/23/3.6.0", "/search"];

/** Wall time, and the most memory that the build and all its processes held at a time. */
async function timeBuild(title: string): Promise<void> {
  const started = performance.now();
  const build = spawn(process.execPath, ["src/engine/launch/start.mjs", "build"], { stdio: "ignore" });
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, getTreeMemory(build.pid!))), 100);
  const [code] = await once(build, "exit");
  clearInterval(sampler);
  if (code !== 0) throw new Error("the build failed");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${title.padEnd(12)} ${seconds.padStart(6)} s   ${String(Math.round(peak)).padStart(4)} MB`);
}

/** Resident megabytes of a process and its descendants. */
function getTreeMemory(root: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (const [pid, parent] of processes) if (tree.has(parent)) tree.add(pid);
  return processes.reduce((sum, [pid, , rss]) => sum + (tree.has(pid) ? rss / 1024 : 0), 0);
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
await timeBuild("cold");
await timeBuild("warm");

const server = await serveSite({ dir: "dist", port: 0, ...(await loadHostRules("dist")) });
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
console.log(
  `\n${"playground, full speed".padEnd(38)}${["requests", "editable", "formatted"].map((name) => name.padStart(10)).join("")}`,
);
for (const [visit, { requests, editable, formatted }] of (
  await measurePlayground(browser, `${server.url.replace(/\/$/, "")}/playground/`)
).entries()) {
  const cells = [requests, Math.round(editable), Math.round(formatted)];
  console.log(
    ["first visit", "second visit"][visit]!.padEnd(38) + cells.map((cell) => String(cell).padStart(10)).join(""),
  );
}
await browser.close();
await server.close();
