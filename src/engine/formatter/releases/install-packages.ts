/** npm, run in a folder for what its package.json names. */
import { spawn } from "node:child_process";

/** Nested, so that each package stands alone with what it needs. Nothing of what is fetched is run. */
const ARGUMENTS =
  "install --install-strategy=nested --ignore-scripts --no-package-lock --no-audit --no-fund --prefer-offline --loglevel=error";

export function installPackages(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ARGUMENTS.split(" "), {
      cwd: dir,
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32",
    });
    let told = "";
    child.stderr.on("data", (part: Buffer) => (told += part));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(summarizeError(told) || `npm ended with code ${code}`));
    });
  });
}

/** Of all that npm says about an error, the first lines tell what happened. */
export function summarizeError(told: string): string {
  const lines = told.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? []);
  return lines.slice(0, 3).join(" ").trim();
}
