/** Builds as a writer runs them: wall time, processor time, and the most memory that all their processes held at a time. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Table } from "./table.ts";

export interface BuildReading {
  seconds: number;
  memory: number;
}

const BUILD = [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"];

export async function measureBuilds(): Promise<Table> {
  rmSync(".cache", { recursive: true, force: true });
  const cold = await measureProcess(BUILD, process.cwd());
  const warm = await measureProcess(BUILD, process.cwd());
  return {
    title: "build",
    note: "`npm run build` of this site: cold without its cache, warm with nothing changed. Memory is that of all processes together.",
    columns: ["s", "MB"],
    rows: [
      { label: "cold", values: [cold.seconds, cold.memory] },
      { label: "warm", values: [warm.seconds, warm.memory] },
    ],
  };
}

export async function measureProcess(
  [command, ...args]: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<BuildReading> {
  const started = performance.now();
  const child = spawn(command!, args, { cwd, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...env } });
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += String(data)));
  let memory = 0;
  const sampler = setInterval(() => (memory = Math.max(memory, getTreeMemory(child.pid!))), 200);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${complaint.slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** Megabytes of a process and its descendants; what they share counts once, where the system tells. */
export function getTreeMemory(root: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (const [pid, parent] of processes) if (tree.has(parent)) tree.add(pid);
  return processes.reduce((sum, [pid, , rss]) => sum + (tree.has(pid) ? (readShare(pid) ?? rss) / 1024 : 0), 0);
}

/** Kilobytes, each shared page divided by those who share it. */
function readShare(pid: number): number | undefined {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}
