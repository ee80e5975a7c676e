/** The parser of Flow is WebAssembly. Both servers allow that to the worker that formats, and to nothing else. */
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { BROWSER_ARGS } from "../browser-args.ts";
import { findShell } from "../find-chromium.ts";
import { requireNginx, startNginx, type NginxServer } from "./nginx-server.ts";

const DIST = path.resolve("dist");
const LINK = { content: "type A = {| a : ?string |}", options: { parser: "flow" } };

let nginx: NginxServer;
let own: RunningServer;
let browser: Browser;

beforeAll(async () => {
  requireNginx();
  nginx = await startNginx(DIST, "/");
  own = await serveSite({ dir: DIST, port: 0, host: "127.0.0.1" });
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGS });
});

afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  await own?.close();
});

it.each(["our server", "nginx"])(
  "%s lets the newest formatter run Flow, and no page run WebAssembly",
  async (server) => {
    const origin = server === "nginx" ? `http://127.0.0.1:${nginx.port}` : own.url.replace(/\/$/, "");
    const page = await browser.newPage();
    const open = new Set<string>();
    page.on("response", (response) => {
      if (response.headers()["content-security-policy"]?.includes("wasm-unsafe-eval"))
        open.add(new URL(response.url()).pathname);
    });
    await page.goto(`${origin}/playground/?version=next#${encodeURIComponent(JSON.stringify(LINK))}`);
    await page.locator(".output-pane").getByText("type A = {| a: ?string |};").waitFor({ timeout: 240_000 });
    expect([...open]).toEqual([expect.stringMatching(/^\/format-worker\/format-worker-[\w-]+\.js$/)]);
    const isAllowed = await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    );
    expect(isAllowed).toBe(false);
  },
);
