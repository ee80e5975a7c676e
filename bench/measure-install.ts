/** What installing costs: seconds of `npm ci`, packages and megabytes. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Table } from "./table.ts";

export interface InstallReading {
  seconds: number;
  packages: number;
  megabytes: number;
}

export function measureInstall(): Table {
  const dir = mkdtempSync(path.join(tmpdir(), "install-"));
  try {
    for (const name of ["package.json", "package-lock.json"]) copyFileSync(name, path.join(dir, name));
    const { seconds, packages, megabytes } = install(dir, ["ci"]);
    return {
      title: "installing",
      note: "`npm ci` into an empty folder, with whatever npm has in its cache.",
      columns: ["s", "packages", "MB"],
      rows: [{ label: "this site", values: [seconds, packages, megabytes] }],
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export function install(dir: string, args: string[]): InstallReading {
  const started = performance.now();
  execFileSync("npm", [...args, "--no-audit", "--no-fund"], { cwd: dir, stdio: ["ignore", "ignore", "pipe"] });
  const seconds = (performance.now() - started) / 1000;
  const modules = path.join(dir, "node_modules");
  const lock = JSON.parse(readFileSync(path.join(modules, ".package-lock.json"), "utf8")) as { packages: object };
  return { seconds, packages: Object.keys(lock.packages).length, megabytes: weigh(modules) / 1024 / 1024 };
}

function weigh(dir: string): number {
  const [bytes] = execFileSync("du", ["-s", "--block-size=1", dir], { encoding: "utf8" }).split("\t");
  return Number(bytes);
}
