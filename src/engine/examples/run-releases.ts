/** Runs published versions, each in a process of its own, as many at once as there are cores. */
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { FormatterOptions } from "../formatter/load-formatter.ts";

export interface Job {
  version: string;
  source: string;
  options: FormatterOptions;
}

/** What the version printed, or why it did not. */
export type Outcome = { output: string; error?: undefined } | { output?: undefined; error: string };

interface Releases {
  /** Folder of each version's package. */
  dirs: Map<string, string>;
  onProgress(done: number, total: number): void;
}

const ENTRY = fileURLToPath(new URL("run-release.mjs", import.meta.url));
/** Some versions print a number that counts their runs. It is the same for everybody only when it is the first run of a process. */
const COUNTED = /PRETTIER_\w+_PLACEHOLDER_\d+/;
/** The slowest version needs two seconds for all its examples, so a process that takes this long never ends. */
const TIMEOUT = 120_000;

/** In the order of the jobs. */
export async function runReleases(jobs: Job[], { dirs, onProgress }: Releases): Promise<Outcome[]> {
  const versions = [...new Set(jobs.map((job) => job.version))];
  const outcomes = new Map<Job, Outcome>();
  const waiting = [...versions];
  let done = 0;
  async function work(): Promise<void> {
    for (let version = waiting.shift(); version; version = waiting.shift()) {
      const own = jobs.filter((job) => job.version === version);
      const dir = dirs.get(version);
      if (!dir) throw new Error(`Version ${version} has not been fetched.`);
      const results = await runRelease({ version, dir, jobs: own });
      for (const [index, job] of own.entries()) {
        let outcome = results[index];
        if (own.length > 1 && COUNTED.test(outcome?.output ?? ""))
          [outcome] = await runRelease({ version, dir, jobs: [job] });
        if (outcome) outcomes.set(job, outcome);
      }
      onProgress(++done, versions.length);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return jobs.map((job) => {
    const outcome = outcomes.get(job);
    if (!outcome) throw new Error(`Version ${job.version} gave no result for one of its examples.`);
    return outcome;
  });
}

function runRelease(task: { version: string; dir: string; jobs: Job[] }): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const child = fork(ENTRY, {
      cwd: task.dir,
      // Without the loader that runs TypeScript, which would also read the version's files.
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: "", FORCE_COLOR: "0" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      timeout: TIMEOUT,
    });
    let errors = "";
    child.stderr?.on("data", (part: Buffer) => (errors += part));
    child.on("message", ({ results }: { results: ({ output: string } | { failure: Failure })[] }) =>
      resolve(results.map((result) => ("failure" in result ? { error: showFailure(result.failure) } : result))),
    );
    child.on("exit", (code) =>
      reject(
        new Error(
          `The process of version ${task.version} ended (${code ?? "after too long a time"}): ${errors.trim()}`,
        ),
      ),
    );
    child.send(task);
  });
}

interface Failure {
  name: string;
  message: string;
}

const MOST_LINES = 12;

/** The error of a version that could not format its input, as a post shows it: the same on every machine. */
export function showFailure({ name, message }: Failure): string {
  const shown = stripVTControlCharacters(message)
    // Node's list of files that asked for a missing module, and every other path on this disk.
    .replace(/\nRequire stack:[\s\S]*$/, "")
    .replace(/(?:file:\/\/)?(?:[A-Z]:)?(?:[\\/][^\s"'`:()<>|*?\\/]+)+[\\/]node_modules[\\/]/g, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .slice(0, MOST_LINES)
    .join("\n")
    .trim()
    // The excerpt of the code ends with the empty line behind it.
    .replace(/\n *\d+ \|$/, "");
  return !name || name === "Error" || shown.startsWith(`${name}:`) ? shown : `${name}: ${shown}`;
}
