/**
 * `npm run bench:peers`: the same content built by other site generators and measured by the same code in the same run.
 * `npm run bench:peers -- VitePress` compares with those named; PEERS_DIR keeps their folder for the next time.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "../browser.ts";
import { drawChart } from "../draw-chart.ts";
import { measureProcess, measureWithout } from "../measure-build.ts";
import { install } from "../measure-install.ts";
import { measureWalk } from "../measure-click.ts";
import { measurePath } from "../measure-page.ts";
import { keepResult } from "../results.ts";
import { showTable, type Table } from "../table.ts";
import { readContent, type PeerPage } from "./content.ts";
import { docusaurus } from "./docusaurus.ts";
import type { Peer } from "./peer.ts";
import { rspress } from "./rspress.ts";
import { compressFolder, serveFolder } from "./serve-folder.ts";
import { starlight } from "./starlight.ts";
import { vitepress } from "./vitepress.ts";

const PEERS = [docusaurus, vitepress, starlight, rspress];
const DOC = "docs/options";
const POST = "blog/2025/06/23/3.6.0";
const WALK = { from: "docs/install", to: "docs/ignore", heading: "Ignor" };

const COLUMNS = {
  docKB: "options KB",
  docScriptKB: "script KB",
  docRequests: "requests",
  docFirst: "first paint ms",
  docLargest: "largest ms",
  docBlocking: "blocked ms",
  postKB: "post KB",
  postBlocking: "blocked ms",
  click: "click ms",
  cold: "cold build s",
  warm: "warm s",
  memory: "MB",
  packages: "packages",
  megabytes: "installed MB",
};

type Comparison = Record<keyof typeof COLUMNS, number>;

/** Our own site, seen as one more of them: it is installed and written already. */
const OURS: Omit<Peer, "name" | "packages" | "createFiles"> = {
  build: { command: [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"], outDir: "dist" },
  caches: [".cache"],
  getAddress: (page) => page,
};

async function measureOurs(browser: Browser): Promise<Comparison> {
  const dir = mkdtempSync(path.join(tmpdir(), "install-"));
  try {
    for (const name of ["package.json", "package-lock.json"]) writeFileSync(path.join(dir, name), readFileSync(name));
    return await measureProject(browser, { ...OURS, dir: process.cwd(), installed: install(dir, ["ci"]) });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measurePeer(browser: Browser, peer: Peer, pages: PeerPage[]): Promise<Comparison> {
  const dir = path.join(workDir, peer.name.toLowerCase());
  mkdirSync(dir, { recursive: true });
  const { packages, overrides } = peer;
  const manifest = { private: true, dependencies: packages, overrides };
  for (const [name, text] of Object.entries({
    "package.json": JSON.stringify(manifest),
    ...peer.createFiles(pages),
  })) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  const installed = install(dir, ["install"]);
  const [bin, ...args] = peer.build.command;
  const command = [path.join(dir, "node_modules/.bin", bin!), ...args];
  return measureProject(browser, { ...peer, build: { ...peer.build, command }, dir, installed });
}

interface Project extends Pick<Peer, "build" | "caches" | "getAddress"> {
  dir: string;
  installed: { packages: number; megabytes: number };
}

async function measureProject(browser: Browser, project: Project): Promise<Comparison> {
  const { dir, build, caches, getAddress, installed } = project;
  const outDir = path.join(dir, build.outDir);
  const cold = await measureWithout([...caches, build.outDir], build.command, dir, build.env);
  const warm = await measureProcess(build.command, dir, build.env);
  compressFolder(outDir);
  const { base, close } = await serveFolder(outDir);
  const at = (page: string) => `/${getAddress(page)}`;
  try {
    const doc = (await measurePath(browser, base + at(DOC))).untouched;
    const post = (await measurePath(browser, base + at(POST))).untouched;
    const walk = { from: at(WALK.from), link: `a[href^="${at(WALK.to)}"]`, heading: WALK.heading };
    return {
      docKB: doc.total,
      docScriptKB: doc.script,
      docRequests: doc.requests,
      docFirst: doc.firstPaint,
      docLargest: doc.largestPaint,
      docBlocking: doc.blocking,
      postKB: post.total,
      postBlocking: post.blocking,
      click: await measureWalk(browser, base, { walk, isCold: false }),
      cold: cold.seconds,
      warm: warm.seconds,
      memory: Math.max(cold.memory, warm.memory),
      packages: installed.packages,
      megabytes: installed.megabytes,
    };
  } finally {
    await close();
  }
}

function createTable(readings: Map<string, Comparison>): Table {
  const [ours] = readings.values();
  const list = (pick: (name: keyof Comparison) => number | null) =>
    Object.keys(COLUMNS).map((name) => pick(name as keyof Comparison));
  const rows = [...readings].flatMap(([label, reading]) => [
    { label, values: list((name) => reading[name]) },
    ...(reading === ours
      ? []
      : [{ label: `ours / ${label}`, values: list((name) => (reading[name] ? ours![name] / reading[name] : null)) }]),
  ]);
  return {
    title: "peers",
    note: "The same Markdown, default themes, one run. Options page and the post of 3.6, untouched, at slow 4G and four times CPU slowdown; a click on a link that the pointer rested on; builds without and with their cache.",
    columns: Object.values(COLUMNS),
    rows,
  };
}

const named = process.argv.slice(2).map((name) => name.toLowerCase());
const peers = PEERS.filter(({ name }) => named.length === 0 || named.includes(name.toLowerCase()));
const workDir = process.env["PEERS_DIR"] ?? mkdtempSync(path.join(tmpdir(), "peers-"));
const browser = await launchBrowser();
try {
  const readings = new Map([["this site", await measureOurs(browser)]]);
  const pages = readContent("dist");
  for (const peer of peers) {
    console.log(`${peer.name}…`);
    readings.set(peer.name, await measurePeer(browser, peer, pages));
  }
  const table = createTable(readings);
  console.log(`\n${showTable(table)}`);
  await keepResult("peers", table);
  writeFileSync(new URL("../chart.svg", import.meta.url), drawChart(table));
} finally {
  await browser.close();
  if (!process.env["PEERS_DIR"]) rmSync(workDir, { recursive: true, force: true });
}
