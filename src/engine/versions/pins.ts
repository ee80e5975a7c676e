/** Which version of a formatter stands behind an alias: in `package.json`, in the lockfile, and in the snapshots of what it says. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

interface Manifest {
  dependencies: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, { dependencies?: Record<string, string>; version?: string }>;
}

const SNAPSHOTS = ["src/engine/formatter/pinned-options", "src/engine/formatter/pinned-answers"];

export async function readPin(root: string, alias: string): Promise<string> {
  const { packages } = await readJson<Lockfile>(root, "package-lock.json");
  const version = packages[`node_modules/${alias}`]?.version;
  if (!version) throw new Error(`package-lock.json has no package "${alias}".`);
  return version;
}

/** Gives an alias the version of another one. The lockfile has everything that is needed, so nothing is fetched. */
export async function copyPin(root: string, from: string, to: string): Promise<void> {
  const manifest = await readJson<Manifest>(root, "package.json");
  const lockfile = await readJson<Lockfile>(root, "package-lock.json");
  const { [""]: top, [`node_modules/${from}`]: entry } = lockfile.packages;
  const range = manifest.dependencies[from];
  if (!range || !entry || !top) throw new Error(`package.json and package-lock.json have no package "${from}".`);
  manifest.dependencies = sortKeys({ ...manifest.dependencies, [to]: range });
  top.dependencies = sortKeys({ ...top.dependencies, [to]: range });
  lockfile.packages = sortKeys({ ...lockfile.packages, [`node_modules/${to}`]: entry });
  await writeJson(root, "package.json", manifest);
  await writeJson(root, "package-lock.json", lockfile);
  for (const folder of SNAPSHOTS)
    await copyFile(path.join(root, folder, `${from}.json`), path.join(root, folder, `${to}.json`));
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, "en")));
}

async function readJson<T>(root: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(root, file), "utf8")) as T;
}

async function writeJson(root: string, file: string, value: unknown): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}
