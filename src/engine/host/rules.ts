/** Everything that a host of the site must know. Our server reads it, and the files for other hosts are made from it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { FORMAT_WORKER_FOLDER } from "../../shared/constants.ts";
import type { TrailingSlash } from "../../shared/paths.ts";
import type { Redirect } from "./redirects.ts";

export interface HeaderRule {
  /** A path inside the site. The rule applies to all paths that start with it. */
  under: string;
  /** An empty value removes a header that a shorter path has set. */
  headers: Record<string, string>;
}

export interface HostRules {
  base: string;
  trailingSlash: TrailingSlash;
  redirects: Redirect[];
  /** From the shortest path to the longest. For each header, the last rule that sets it wins. */
  headers: HeaderRule[];
}

/** Files for hosts are in the same folder as the site. Hosts must not serve files with such names. */
export const HOST_FILE = /^_[^/]*$/;
export const RULES_FILE = "_host.json";

const LASTING = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Files of these folders have a hash or the version of a package in their address, so they never change. All others may change with the next build. */
const CACHING: HeaderRule[] = [
  { under: "/", headers: { "Cache-Control": "public, max-age=0, must-revalidate" } },
  { under: "/assets/", headers: LASTING },
  { under: `/${FORMAT_WORKER_FOLDER}`, headers: LASTING },
];

export const DEFAULT_RULES: HostRules = { base: "/", trailingSlash: "preserve", redirects: [], headers: CACHING };

export async function loadHostRules(dir: string): Promise<HostRules> {
  const text = await readFile(path.join(dir, RULES_FILE), "utf8").catch(() => undefined);
  return text === undefined ? DEFAULT_RULES : (JSON.parse(text) as HostRules);
}

/** The headers of the response for a path inside the site. */
export function getHeaders(sitePath: string, rules: HeaderRule[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const { under, headers } of rules) if (sitePath.startsWith(under)) Object.assign(merged, headers);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
