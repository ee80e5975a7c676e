/** Finds the browser of the tests, or installs Debian's where that is allowed. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installMissing, locate } from "./runner/debian.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** What Debian adds to the name of the browser. */
const SHELL = "-headless-shell";

/** Path of the browser. Throws one sentence that says what to install. */
export function findChromium(): string {
  const named = process.env["CHROMIUM"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  }
  const found = findInstalled() ?? install();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium: install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.",
  );
}

/** The same browser without its windows, where there is one: it needs half of the processor's time, but keeps no page for the way back. */
export function findShell(): string {
  const whole = findChromium();
  const shell = whole + SHELL;
  return existsSync(shell) ? shell : whole;
}

function findInstalled(): string | undefined {
  const own = chromium.executablePath();
  return NAMES.map(locate).find(Boolean) ?? (existsSync(own) ? own : undefined);
}

function install(): string | undefined {
  installMissing([{ program: "chromium", package: "chromium" }]);
  // Older releases have no such package, and the tests need none.
  if (locate("chromium")) installMissing([{ program: `chromium${SHELL}`, package: `chromium${SHELL}` }]);
  return findInstalled();
}
