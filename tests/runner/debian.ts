/** Programs of the system that tests start. Debian's packages of them are installed where that is allowed. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export interface Needed {
  /** The name of the program, or the path of a file. */
  program: string;
  package: string;
}

export function locate(program: string): string | undefined {
  if (program.startsWith("/")) return existsSync(program) ? program : undefined;
  return spawnSync("which", [program], { encoding: "utf8" }).stdout?.trim() || undefined;
}

/** What is still missing after everything that can be installed has been. */
export function installMissing(needed: Needed[]): Needed[] {
  const missing = needed.filter(({ program }) => !locate(program));
  if (missing.length === 0) return [];
  const names = [...new Set(missing.map((each) => each.package))];
  if (process.getuid?.() !== 0 || !locate("apt-get")) return missing;
  console.log(`Installing Debian's ${names.join(", ")}…`);
  try {
    runApt(["update"]);
    runApt(["install", "-y", "--no-install-recommends", ...names]);
  } catch {
    // What is missing then is told by the caller.
  }
  return needed.filter(({ program }) => !locate(program));
}

function runApt(args: string[]): void {
  execFileSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
