import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The date of the last commit of each file, by its path relative to `root`. Empty if there is no Git or no history. */
export async function loadHistory(root: string): Promise<Record<string, string>> {
  const args = ["log", "--format=%x00%cI", "--name-only", "--relative", "--", "."];
  const output = await run("git", ["-c", "core.quotepath=off", ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => undefined);
  return output ? parseHistory(output.stdout) : {};
}

/** Newest commits come first, so the first date seen for a file is its last change. */
export function parseHistory(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) dates[file] ??= date.slice(0, 10);
  }
  return dates;
}
