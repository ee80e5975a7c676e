/** `npm run screenshots`: pictures of the built site for the README, as small WebP files in `docs/screenshots/`. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { serveSite } from "../src/engine/host/serve.ts";
import { BROWSER_ARGS } from "./browser-args.ts";
import { findChromium } from "./find-chromium.ts";

const FOLDER = "docs/screenshots";
/** `screens`: how much of the page is in the picture. The first screen of the home page is dark in both modes. */
const PAGES = [
  { page: "home", path: "/", screens: 1.55 },
  { page: "users", path: "/users/", screens: 1 },
  { page: "help", path: "/help/", screens: 1 },
];
/** Others, on a desk only, in one color mode. */
const MORE = [
  { name: "docs", path: "/docs/options#semicolons", theme: "light" },
  { name: "blog", path: "/blog/archive", theme: "dark" },
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** The best that is small enough. */
const QUALITIES = [70, 60, 50, 40, 30];
const MOST_BYTES = 60 * 1024;

interface Shot {
  name: string;
  url: string;
  theme: string;
  size: { width: number; height: number };
}

async function takeShot(browser: Browser, { name, url, theme, size }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const client = await context.newCDPSession(page);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality });
    bytes = Buffer.from(data, "base64");
    if (bytes.length <= MOST_BYTES) break;
  }
  await context.close();
  if (bytes.length > MOST_BYTES) throw new Error(`${name}: ${bytes.length} bytes, of at most ${MOST_BYTES}`);
  await writeFile(`${FOLDER}/${name}.webp`, bytes);
  console.log(`${name}.webp`.padEnd(24) + `${(bytes.length / 1024).toFixed(1)} KB`.padStart(8));
}

const server = await serveSite({ dir: "dist", port: 0 });
const base = server.url.replace(/\/$/, "");
const shots = PAGES.flatMap(({ page, path, screens }) =>
  SIZES.flatMap(({ width, height }) =>
    ["light", "dark"].map((theme) => ({
      name: `${page}-${width}-${theme}`,
      url: base + path,
      theme,
      size: { width, height: Math.round(height * screens) },
    })),
  ),
);
const more = MORE.map(({ name, path, theme }) => ({ name, url: base + path, theme, size: SIZES.at(-1)! }));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: BROWSER_ARGS,
});
try {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const shot of [...shots, ...more]) await takeShot(browser, shot);
} finally {
  await browser.close();
  await server.close();
}
