/** Stands in for the dev server while `site.config.ts` cannot be loaded: it shows why, and goes on as soon as it can. */
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AuthoringError, showProblem } from "../base/problems.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { CONFIG_FILE } from "../config/config-lines.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadConfig } from "./load-config.ts";

interface WaitOptions {
  root: string;
  port: number;
  /** Why the configuration could not be loaded at the start. */
  error: unknown;
}

/** In milliseconds: how often the file is looked at. */
const INTERVAL = 300;

export async function waitForConfig({ root, port, error }: WaitOptions): Promise<{ config: SiteConfig; port: number }> {
  let message = explain(error);
  const server = createServer((_, res) => {
    res
      .writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
      .end(render(message));
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  const { port: usedPort } = server.address() as AddressInfo;
  console.error(message);
  console.warn(`Waiting for ${CONFIG_FILE} to be mended: http://localhost:${usedPort}/`);
  for (let known = await readState(root); ;) {
    await sleep(INTERVAL);
    const state = await readState(root);
    if (state === known) continue;
    known = state;
    const loaded = await loadConfig(root).then(
      (config) => ({ config }),
      (reason: unknown) => ({ reason }),
    );
    if ("config" in loaded) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      return { config: loaded.config, port: usedPort };
    }
    const next = explain(loaded.reason);
    if (next !== message) console.error(next);
    message = next;
  }
}

function readState(root: string): Promise<string> {
  return stat(path.join(root, CONFIG_FILE)).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => "",
  );
}

function explain(error: unknown): string {
  if (error instanceof AuthoringError) return error.problems.map(showProblem).join("\n");
  return error instanceof Error ? error.message : String(error);
}

/** The page asks again by itself, because there is no connection yet that could tell it. */
function render(message: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title><link rel="icon" href="data:,"><meta http-equiv="refresh" content="1"></head>
<body><pre>${escapeHtml(message)}</pre></body></html>
`;
}
