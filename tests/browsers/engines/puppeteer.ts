/** Chromium and Firefox. */
import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from "puppeteer-core";
import { BROWSER_ARGS } from "../../browser-args.ts";
import { findFirefox } from "../../find-browsers.ts";
import { findChromium } from "../../find-chromium.ts";
import type { Tab } from "./tab.ts";

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

async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  let complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  const { mouse, keyboard } = page;

  return {
    open: async (url) => void (await page.goto(url)),
    // As text, which takes any function and any plain values, as the driver of WebKit does.
    evaluate: <P extends unknown[], R>(action: (...parameters: P) => R, ...parameters: P) =>
      page.evaluate(`(${action})(...${JSON.stringify(parameters)})`) as Promise<R>,
    movePointer: ({ x, y }) => mouse.move(x, y),
    pressPointer: () => mouse.down(),
    releasePointer: () => mouse.up(),
    type: (text) => keyboard.type(text),
    async press(keys) {
      const names = keys.split("+") as KeyInput[];
      for (const name of names) await keyboard.down(name);
      for (const name of names.toReversed()) await keyboard.up(name);
    },
    async resize(width, height) {
      // Firefox refuses to move a pointer that a smaller window has left outside.
      await mouse.move(1, 1);
      await page.setViewport({ width, height });
    },
    takePicture: () => page.screenshot(),
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
