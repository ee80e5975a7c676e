/**
 * `npm run bench:peers`: the same content built by other site generators and measured by the same code in the same run.
 * `npm run bench:peers -- VitePress` compares with those named; PEERS_DIR keeps their folder for the next time.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { errors, type Browser } from "@playwright/test";
import { launchBrowser } from "../browser.ts";
import { drawChart } from "../draw-chart.ts";
import { makePages } from "../many-pages.ts";
import { measureProcess, measureWithout } from "../measure-build.ts";
import { measureWalk } from "../measure-click.ts";
import { measureSize } from "../measure-growth.ts";
import { install } from "../measure-install.ts";
import { measureScore, SCORE_COLUMNS, type Score } from "../measure-lighthouse.ts";
import { measurePath } from "../measure-page.ts";
import { measureFirstResult } from "../measure-search.ts";
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
  docTasks: "tasks over 50 ms",
  postKB: "post KB",
  postBlocking: "blocked ms",
  click: "click ms",
  search: "search ms",
  cold: "cold build s",
  warm: "warm s",
  memory: "MB",
  packages: "packages",
  megabytes: "installed MB",
};

type Comparison = Record<keyof typeof COLUMNS, number | null>;

interface Reading {
  comparison: Comparison;
  /** Of the options page. */
  score: Score;
  /** Of a site with many made-up pages: seconds and megabytes. */
  many: number[];
}

const MANY = 1000;

/** Our own site, seen as one more of them: it is installed and written already. */
const OURS: Omit<Peer, "name" | "packages" | "createFiles" | "assets"> = {
  build: { command: [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"], outDir: "dist" },
  caches: [".cache"],
  getAddress: (page) => page,
  searchResult: ".search-list a",
};

async function measureOurs(browser: Browser): Promise<Reading> {
  const dir = mkdtempSync(path.join(tmpdir(), "install-"));
  try {
    for (const name of ["package.json", "package-lock.json"]) writeFileSync(path.join(dir, name), readFileSync(name));
    const project = { ...OURS, dir: process.cwd(), installed: install(dir, ["ci"]) };
    const { seconds, memory } = await measureSize(MANY);
    return { ...(await measureProject(browser, project)), many: [seconds, memory] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measurePeer(browser: Browser, peer: Peer, pages: PeerPage[]): Promise<Reading> {
  const dir = path.join(workDir, peer.name.toLowerCase());
  const project = writeProject(peer, {
    dir,
    pages,
    listed: pages.filter(({ path: page }) => /^docs\/[^/]+$/.test(page)),
  });
  cpSync("public/img", path.join(dir, peer.assets, "img"), { recursive: true });
  const installed = install(dir, ["install"]);
  return { ...(await measureProject(browser, { ...project, installed })), many: await measureMany(peer, dir) };
}

interface ProjectContent {
  dir: string;
  pages: PeerPage[];
  listed: PeerPage[];
}

function writeProject(peer: Peer, { dir, pages, listed }: ProjectContent): Omit<Project, "installed"> {
  const { packages, overrides } = peer;
  const manifest = { private: true, dependencies: packages, overrides };
  for (const [name, text] of Object.entries({
    "package.json": JSON.stringify(manifest),
    ...peer.createFiles(pages, listed),
  })) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  const [bin, ...args] = peer.build.command;
  return { ...peer, build: { ...peer.build, command: [path.join(dir, "node_modules/.bin", bin!), ...args] }, dir };
}

/** Builds many made-up pages with the packages that are installed already. */
async function measureMany(peer: Peer, installed: string): Promise<number[]> {
  const dir = `${installed}-many`;
  const pages = makePages(MANY).map(({ name, ...page }) => ({ path: `docs/${name}`, ...page }));
  const { build } = writeProject(peer, { dir, pages, listed: pages.slice(0, 11) });
  // Moved and not linked, because some bundlers follow links out of the project.
  renameSync(path.join(installed, "node_modules"), path.join(dir, "node_modules"));
  try {
    const { seconds, memory } = await measureWithout([...peer.caches, build.outDir], build.command, dir, build.env);
    return [seconds, memory];
  } finally {
    renameSync(path.join(dir, "node_modules"), path.join(installed, "node_modules"));
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Project extends Pick<Peer, "build" | "caches" | "getAddress" | "searchResult"> {
  dir: string;
  installed: { packages: number; megabytes: number };
}

async function measureProject(browser: Browser, project: Project): Promise<Omit<Reading, "many">> {
  const { dir, build, caches, getAddress, searchResult, installed } = project;
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
    const comparison = {
      docKB: doc.total,
      docScriptKB: doc.script,
      docRequests: doc.requests,
      docFirst: doc.firstPaint,
      docLargest: doc.largestPaint,
      docBlocking: doc.blocking,
      docTasks: doc.tasks,
      postKB: post.total,
      postBlocking: post.blocking,
      click: await measureWalk(browser, base, { walk, isCold: false }),
      search: searchResult
        ? await measureFirstResult(browser, base + walk.from, searchResult).catch(forgoIfTooSlow)
        : null,
      cold: cold.seconds,
      warm: warm.seconds,
      memory: Math.max(cold.memory, warm.memory),
      packages: installed.packages,
      megabytes: installed.megabytes,
    };
    return { comparison, score: await measureScore(base + at(DOC)) };
  } finally {
    await close();
  }
}

/** A search that shows nothing for half a minute has no figure, and must not cost those of the others. */
function forgoIfTooSlow(error: unknown): null {
  if (!(error instanceof errors.TimeoutError)) throw error;
  console.error(error.message);
  return null;
}

function createTables(readings: Map<string, Reading>): Record<string, Table> {
  const createRows = (pick: (reading: Reading) => (number | null)[]) => {
    const [ours = []] = Array.from(readings.values(), pick);
    return [...readings].flatMap(([label, reading], index) => {
      const values = pick(reading);
      const ratios = values.map((value, column) => (value && ours[column] != null ? ours[column] / value : null));
      return [{ label, values }, ...(index === 0 ? [] : [{ label: `ours / ${label}`, values: ratios }])];
    });
  };
  const names = Object.keys(COLUMNS) as (keyof Comparison)[];
  return {
    peers: {
      title: "peers",
      note: "The same Markdown, default themes, one run. Options page and the post of 3.6, untouched, at slow 4G and four times CPU slowdown; a click on a link that the pointer rested on; Ctrl+K and a word until the first result, with nothing of the search loaded; builds without and with their cache.",
      columns: Object.values(COLUMNS),
      rows: createRows(({ comparison }) => names.map((name) => comparison[name])),
    },
    "peers-lighthouse": {
      title: "peers in Lighthouse",
      note: "The options page in the same run, for phones.",
      columns: SCORE_COLUMNS,
      rows: createRows(({ score }) => Object.values(score)),
    },
    "peers-many": {
      title: `peers, ${MANY.toLocaleString("en")} pages`,
      note: "Docs of three paragraphs, a table and a code block each, built without a cache in the same run; the sidebar names eleven of them.",
      columns: ["build s", "MB"],
      rows: createRows(({ many }) => many),
    },
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
    await measurePeer(browser, peer, pages).then(
      (reading) => readings.set(peer.name, reading),
      (error: unknown) => {
        // The others took too long to lose them.
        console.error(`${peer.name} could not be measured:`, error);
        process.exitCode = 1;
      },
    );
  }
  const tables = createTables(readings);
  for (const [name, table] of Object.entries(tables)) {
    console.log(`\n${showTable(table)}`);
    await keepResult(name, table);
  }
  writeFileSync(new URL("../chart.svg", import.meta.url), drawChart(tables["peers"]!));
} finally {
  await browser.close();
  if (!process.env["PEERS_DIR"]) rmSync(workDir, { recursive: true, force: true });
}
