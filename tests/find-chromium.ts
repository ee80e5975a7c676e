/** Finds the browsers of the tests, or installs Debian's where that is allowed. */
import { execFileSync, spawnSync } from "node:child_process";
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

function locate(name: string): string | undefined {
  return spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim() || undefined;
}

function installFromDebian(): string {
  const canInstall = process.getuid?.() === 0 && locate("apt-get");
  if (canInstall) {
    console.log("No Chromium found: installing Debian's package chromium…");
    const options = {
      stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    const install = ["install", "-y", "--no-install-recommends"];
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", [...install, "chromium"], options);
    // Older releases have no such package, and the tests need none.
    spawnSync("apt-get", [...install, `chromium${SHELL}`], options);
    const found = findInstalled();
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chromium: install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.",
  );
}
