/** Finds the browsers of the tests, or installs Debian's where that is allowed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

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
  return findInstalled() ?? installFromDebian();
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

export function locate(name: string): string | undefined {
  return spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim() || undefined;
}

function installFromDebian(): string {
  if (installPackages("chromium")) {
    // Older releases have no such package, and the tests need none.
    installPackages(`chromium${SHELL}`);
    const found = findInstalled();
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chromium: install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.",
  );
}

/** Whether Debian's packages are there now. Only root may install them. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !locate("apt-get")) return false;
  console.log(`Installing from Debian: ${names.join(", ")}…`);
  const run = (...parameters: string[]) =>
    spawnSync("apt-get", parameters, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return run("update") && run("install", "-y", "--no-install-recommends", ...names);
}
