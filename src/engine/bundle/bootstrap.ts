/** Scripts that stand alone: classic ones, and as they import nothing, there is nothing to bundle. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc } from "vite";
import type { SiteData } from "../../shared/site.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

const TARGET = "es2022";

/** The script that is put into the pages of a site themselves. */
export function buildBootstrap({ announcement }: Pick<SiteData, "announcement">): Promise<string> {
  return buildScript("src/app/bootstrap.ts", { HAS_ANNOUNCEMENT: String(Boolean(announcement)) });
}

/** Without the data of the build, which is written in front of it. */
export function buildServiceWorker(): Promise<string> {
  return buildScript("src/offline/service-worker.ts");
}

async function buildScript(name: string, define: Record<string, string> = {}): Promise<string> {
  const file = path.join(PROJECT_ROOT, name);
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { target: TARGET, define });
  // All that makes it a module is an empty export, for the compiler.
  const script = `(() => {${code.replace(/^export \{\};?$/m, "")}})();`;
  const { code: small, errors } = await minify("script.js", script, { compress: { target: TARGET } });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  return small.trim();
}
