/** Classic scripts that import nothing, so they are compiled and minified without a bundler. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc } from "vite";
import { ANALYTICS_ORIGIN } from "../../shared/constants.ts";
import type { SiteData } from "../../shared/site.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

const TARGET = "es2022";

/** The script that is inlined into every page. */
export function buildBootstrap(site: Pick<SiteData, "announcement" | "analytics" | "colorMode">): Promise<string> {
  const { announcement, analytics, colorMode } = site;
  const script = analytics && `${ANALYTICS_ORIGIN}/gtag/js?id=${encodeURIComponent(analytics.trackingId)}`;
  return buildScript("src/app/bootstrap.ts", {
    HAS_ANNOUNCEMENT: String(Boolean(announcement)),
    IS_SWITCH_DISABLED: String(colorMode.disableSwitch),
    ANALYTICS: analytics ? JSON.stringify({ script, ...analytics }) : "undefined",
  });
}

/** The script of pages that need further files for some addresses. */
export function buildPreload(): Promise<string> {
  return buildScript("src/app/preload.ts");
}

/** The script of the search page, which needs further files if the address has a query. */
export function buildSearchPreload(): Promise<string> {
  return buildScript("src/app/preload-search.ts");
}

/** Without the data of the build, which `outputs/offline.ts` writes before it. */
export function buildServiceWorker(): Promise<string> {
  return buildScript("src/offline/service-worker.ts");
}

async function buildScript(name: string, define: Record<string, string> = {}): Promise<string> {
  const file = path.join(PROJECT_ROOT, name);
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { target: TARGET, define });
  // Its only module syntax is an empty export, which TypeScript asks for.
  const script = `(() => {${code.replace(/^export \{\};?$/m, "")}})();`;
  const { code: small, errors } = await minify("script.js", script, { compress: { target: TARGET } });
  const [error] = errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  return small.trim();
}
