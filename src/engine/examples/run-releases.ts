/** Runs published versions, each in a process of its own, as many at once as there are cores. */
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { showFailure, type Failure } from "./show-failure.ts";

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
/** Some versions leak a number that counts up with each run: it is the same for everybody only in a process of its own. */
const COUNTED = /PRETTIER_\w+_PLACEHOLDER_\d+/;
/** The slowest version needs two seconds for all its examples: whoever needs this long never ends. */
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
      const task = { version, dir: dirs.get(version)!, jobs: own };
      for (const [index, outcome] of (await runRelease(task)).entries()) {
        const job = own[index]!;
        const isAlone = own.length === 1 || !COUNTED.test(outcome.output ?? "");
        outcomes.set(job, isAlone ? outcome : (await runRelease({ ...task, jobs: [job] }))[0]!);
      }
      onProgress(++done, versions.length);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return jobs.map((job) => outcomes.get(job)!);
}

function runRelease(task: { version: string; dir: string; jobs: Job[] }): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const child = fork(ENTRY, {
      cwd: task.dir,
      // Without the loader that runs TypeScript: it would read the version's files too.
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: "", FORCE_COLOR: "0" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      timeout: TIMEOUT,
    });
    let told = "";
    child.stderr!.on("data", (part: Buffer) => (told += part));
    child.on("message", ({ results }: { results: ({ output: string } | { failure: Failure })[] }) =>
      resolve(results.map((result) => ("failure" in result ? { error: showFailure(result.failure) } : result))),
    );
    child.on("exit", (code) =>
      reject(
        new Error(`The process of version ${task.version} ended (${code ?? "after too long a time"}): ${told.trim()}`),
      ),
    );
    child.send(task);
  });
}
