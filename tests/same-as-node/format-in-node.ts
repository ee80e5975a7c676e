/** What the package of a release makes of texts in Node.js. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { extractPackage } from "../../src/engine/fetch-formatters/fetch-formatters.ts";
import { readFormatterVersion } from "../../src/engine/formatter/load-formatter.ts";
import { chooseReleases, readLock } from "../../src/engine/playground/releases/lock.ts";
import type { OptionValues } from "../../src/playground/model/options.ts";
import { describeFailure } from "../../src/playground/worker/describe-failure.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROGRAM = fileURLToPath(new URL("format-in-node.mjs", import.meta.url));
/** The packages that the site itself has. */
const INSTALLED = ["prettier-2", "prettier-stable", "prettier-next"];

export interface NodeCase {
  content: string;
  options: OptionValues;
}

/** A text, or the sentence that says why there is none. */
export type Result = { text: string } | { error: string };

interface Thrown {
  name: string;
  message: string;
  loc?: unknown;
  codeFrame?: string;
}

export async function formatInNode(version: string, cases: NodeCase[]): Promise<Result[]> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["pipe", "pipe", "inherit"],
    // Tests say what they are by variables that packages look at.
    env: { PATH: process.env["PATH"] },
  });
  child.stdin.end(JSON.stringify({ formatter: await findPackage(version), cases }));
  const results = (await json(child.stdout)) as ({ text: string } | { error: Thrown })[];
  return results.map((result) => ("text" in result ? result : { error: describeThrown(result.error) }));
}

/** The sentence that the page would show. */
function describeThrown({ name, message, loc, codeFrame }: Thrown): string {
  return describeFailure(Object.assign(new Error(message), { name, loc, codeFrame, stack: "" })).message;
}

/** Its folder, in one that is named as in a project, because some releases look for this name in their own path. */
async function findPackage(version: string): Promise<string> {
  const home = path.join(ROOT, ".cache/releases", version);
  const dir = path.join(home, "node_modules/prettier");
  if (existsSync(dir)) return dir;
  const draft = path.join(`${home}.new`, "node_modules/prettier");
  await rm(`${home}.new`, { recursive: true, force: true });
  await mkdir(path.dirname(draft), { recursive: true });
  await takePackage(version, draft);
  await rename(`${home}.new`, home);
  return dir;
}

/** What is not installed comes from the registry, or from what npm has kept of it. */
async function takePackage(version: string, dir: string): Promise<void> {
  for (const name of INSTALLED)
    if ((await readFormatterVersion(name)) === version)
      return cp(path.join(ROOT, "node_modules", name), dir, { recursive: true });
  const [release] = chooseReleases(await readLock(), [version]);
  await extractPackage(release!, dir);
}
