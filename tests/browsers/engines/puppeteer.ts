/** Chromium and Firefox. */
import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from "puppeteer-core";
import { BROWSER_ARGS } from "../../browser-args.ts";
import { findFirefox } from "../../find-browsers.ts";
import { findChromium } from "../../find-chromium.ts";
import type { Tab } from "./tab.ts";
import { withinLimit } from "./within-limit.ts";

const PATIENCE = 180_000;

export async function startChromium(): Promise<Tab> {
  return openTab(await launchChromium());
}

/** `preferences`: for example, to switch features off. */
export async function startFirefox(preferences: Record<string, boolean> = {}): Promise<Tab> {
  return openTab(await launchFirefox(preferences));
}

export function launchChromium(): Promise<Browser> {
  return launch({ executablePath: findChromium(), args: BROWSER_ARGS });
}

export function launchFirefox(preferences: Record<string, boolean> = {}): Promise<Browser> {
  return launch({ browser: "firefox", executablePath: findFirefox(), extraPrefsFirefox: preferences });
}

function launch(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({ ...options, timeout: PATIENCE, protocolTimeout: PATIENCE });
}

/** A browser that hangs is ended. */
export async function closeBrowser(browser: Browser): Promise<void> {
  await withinLimit(browser.close());
  browser.process()?.kill("SIGKILL");
}

async function openTab(browser: Browser): Promise<Tab> {
  let complaints: string[] = [];
  const openPage = async () => {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(PATIENCE);
    opened.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    opened.on("pageerror", (error) => complaints.push(String(error)));
    return opened;
  };
  let page = await openPage();

  return {
    async renew() {
      const old = page;
      page = await openPage();
      old.removeAllListeners();
      complaints = [];
      await withinLimit(old.close());
    },
    open: async (url) => void (await page.goto(url)),
    // As text, which takes any function and any plain values, as the driver of WebKit does.
    evaluate: <P extends unknown[], R>(action: (...parameters: P) => R, ...parameters: P) =>
      page.evaluate(`(${action})(...${JSON.stringify(parameters)})`) as Promise<R>,
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const names = keys.split("+") as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    async resize(width, height) {
      // Firefox refuses to move a pointer that a smaller window has left outside.
      await page.mouse.move(1, 1);
      await page.setViewport({ width, height });
    },
    takePicture: () => withinLimit(page.screenshot()),
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => closeBrowser(browser),
  };
}
