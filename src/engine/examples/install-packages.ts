/** npm, run in a folder for what its package.json names. */
import { spawn } from "node:child_process";

const ARGUMENTS = [
  "install",
  // Each package stands alone with what it needs.
  "--install-strategy=nested",
  // Nothing of what is fetched is run.
  "--ignore-scripts",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--loglevel=error",
  // Without a registry this should not take minutes to say.
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=4000",
];

export function installPackages(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ARGUMENTS, {
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

/** Of all that npm says about an error: its first sentence and its code. */
export function summarizeError(told: string): string {
  const lines = told.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? []);
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  const sentence = lines.find((line) => !/^(?:code|errno|syscall) /.test(line));
  return [sentence, code && `(${code})`].filter(Boolean).join(" ");
}
