/** Finds a Chromium for the browser tests, or installs Debian's where that is allowed. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of the browser. Throws one sentence that says what to install. */
export function findChromium(): string {
  const named = process.env["CHROMIUM"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  }
  return findInstalled() ?? installFromDebian();
}

function findInstalled(): string | undefined {
  for (const name of NAMES) {
    const found = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installFromDebian(): string {
  const canInstall = process.getuid?.() === 0 && spawnSync("which", ["apt-get"]).status === 0;
  if (canInstall) {
    console.log("No Chromium found: installing Debian's package chromium…");
    const options = {
      stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], options);
    const found = findInstalled();
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chromium: install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.",
  );
}
