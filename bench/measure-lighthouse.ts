/**
 * Lighthouse as a phone: its performance score and the five metrics that the score is made of. The package is no dependency of this
 * project, because it brings more than a hundred others: it is installed into a temporary folder, which stays for the next time.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../tests/find-chromium.ts";
import { install } from "./measure-install.ts";
import { takeMedians, type Table } from "./table.ts";

/** The last one that runs on Node.js 20. */
const VERSION = "12.8.2";
const RUNS = 5;

const METRICS = {
  "first-contentful-paint": "first paint ms",
  "largest-contentful-paint": "largest ms",
  "total-blocking-time": "blocked ms",
  "cumulative-layout-shift": "shift",
  "speed-index": "speed index ms",
};

export const SCORE_COLUMNS = ["performance", ...Object.values(METRICS)];

export type Score = Record<keyof typeof METRICS | "performance", number>;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<keyof typeof METRICS, { numericValue: number }>;
}

export async function measureLighthouse(base: string, paths: string[]): Promise<Table> {
  const rows = [];
  for (const page of paths) {
    rows.push({ label: page, values: Object.values(await measureScore(base + page)) });
  }
  return {
    title: "Lighthouse",
    note: `Lighthouse ${VERSION} with its settings for phones (simulated slow 4G, four times CPU slowdown), medians of ${RUNS}.`,
    columns: SCORE_COLUMNS,
    rows,
  };
}

export async function measureScore(url: string): Promise<Score> {
  const program = await findLighthouse();
  const scores: Score[] = [];
  for (let run = 0; run < RUNS; run++) {
    // Now and then it misses the start of a visit (NO_NAVSTART) and asks to be run again.
    scores.push(await runLighthouse(program, url).catch(() => runLighthouse(program, url)));
  }
  return takeMedians(scores);
}

async function findLighthouse(): Promise<string> {
  const dir = path.join(tmpdir(), `lighthouse-${VERSION}`);
  const program = path.join(dir, "node_modules/.bin/lighthouse");
  if (!existsSync(program)) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(
      path.join(dir, "package.json"),
      JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } }),
    );
    install(dir, ["install"]);
  }
  return program;
}

async function runLighthouse(program: string, url: string): Promise<Score> {
  const options = [
    "--quiet",
    "--output=json",
    "--only-categories=performance",
    "--chrome-flags=--headless --no-sandbox",
  ];
  const { stdout } = await promisify(execFile)(program, [url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 ** 2,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const metrics = Object.keys(METRICS).map((name) => [name, audits[name as keyof typeof METRICS].numericValue]);
  return { performance: 100 * categories.performance.score, ...Object.fromEntries(metrics) } as Score;
}
