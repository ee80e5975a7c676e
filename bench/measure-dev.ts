/** Writing: how long until the dev server shows a page, and from saving a file until the browser shows the change. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { takeMedian, type Table } from "./table.ts";

const PAGE = "docs/stable/install.md";
const EDITS = 5;

export async function measureDev(browser: Browser): Promise<Table> {
  const root = copySite();
  let server: DevServer | undefined;
  try {
    const started = performance.now();
    server = await startDev(root);
    const { url } = server;
    const listening = performance.now() - started;
    const page = await browser.newPage();
    await page.goto(`${url}docs/install`);
    await page.locator("h1").waitFor();
    const shown = performance.now() - started;
    await page.mouse.move(300, 300);
    await page.locator("html[data-app=on]").waitFor();

    const edits = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const file = path.join(root, "content", PAGE);
      const words = `Edited ${edit} times.`;
      const saved = performance.now();
      writeFileSync(file, `${readFileSync(file, "utf8")}\n${words}\n`);
      await page.getByText(words).waitFor();
      edits.push(performance.now() - saved);
    }
    await page.close();
    return {
      title: "`npm run dev`",
      note: `On a copy of this site, its cache warm; edits are medians of ${EDITS}.`,
      columns: ["ms"],
      rows: [
        { label: "until it listens", values: [listening] },
        { label: "until the first page is shown", values: [shown] },
        { label: "from saving Markdown to the screen", values: [takeMedian(edits)] },
      ],
    };
  } finally {
    await server?.close();
    rmSync(root, { recursive: true, force: true });
  }
}

/** So that what is edited is nobody's work. */
function copySite(): string {
  const root = mkdtempSync(path.join(tmpdir(), "dev-"));
  for (const name of ["content", "public", ".cache", "site.config.ts", "package.json", "package-lock.json"])
    if (existsSync(name)) cpSync(name, path.join(root, name), { recursive: true });
  for (const name of ["src", "node_modules", "tsconfig.base.json"])
    symlinkSync(path.resolve(name), path.join(root, name));
  return root;
}

interface DevServer {
  /** With a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** `npm run dev` in a folder. */
export async function startDev(root: string): Promise<DevServer> {
  const server = spawn(process.execPath, [path.resolve("src/engine/launch/start.mjs"), "dev"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, PORT: "0" },
  });
  return {
    url: await readUrl(server),
    async close() {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, "exit");
    },
  };
}

async function readUrl(server: ChildProcess): Promise<string> {
  for await (const data of server.stdout!) {
    const url = /http:\S+/.exec(String(data))?.[0];
    if (url) return url.endsWith("/") ? url : `${url}/`;
  }
  throw new Error("the dev server ended before it listened");
}
