/** Builds as a writer runs them: wall time, processor time, and the most memory that all their processes held at a time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Table } from "./table.ts";

export interface BuildReading {
  seconds: number;
  memory: number;
}

export const BUILD = [process.execPath, path.resolve("src/engine/launch/start.mjs"), "build"];

export async function measureBuilds(): Promise<Table> {
  const cold = await measureWithout([".cache", "dist"], BUILD, process.cwd());
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

/** As if these folders had never been. They are put aside first: where many files have just been deleted, new ones are slow to make. */
export async function measureWithout(
  names: string[],
  ...[command, cwd, env]: Parameters<typeof measureProcess>
): Promise<BuildReading> {
  const aside = mkdtempSync(path.join(cwd, ".aside-"));
  for (const [index, name] of names.entries()) {
    const folder = path.join(cwd, name);
    if (existsSync(folder)) renameSync(folder, path.join(aside, String(index)));
  }
  try {
    return await measureProcess(command, cwd, env);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
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
  // More often, looking would take time from what is looked at.
  const sampler = setInterval(() => (memory = Math.max(memory, getTreeMemory(child.pid!))), 500);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${complaint.slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** Megabytes of a process and its descendants; what they share counts once. */
function getTreeMemory(root: number): number {
  const parents = listParents();
  const tree = new Set([root]);
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.add(child);
  return [...tree].reduce((sum, pid) => sum + readMemory(pid) / 1024, 0);
}

/** Every process with the one that started it. */
function listParents(): [number, number][] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const parent = /\) \S (\d+) /.exec(readIfThere(`/proc/${pid}/stat`))?.[1];
    return parent ? [[Number(pid), Number(parent)]] : [];
  });
}

/** Kilobytes, each shared page divided by those who share it. */
function readMemory(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** A process may have ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
