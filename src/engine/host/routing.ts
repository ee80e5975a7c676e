/** Decides what a host answers for an address. It is a pure function, so that every host configuration can be compared with it. */
import {
  applyTrailingSlash,
  getHtmlFile,
  stripBase,
  stripHtmlSuffix,
  withBase,
  type TrailingSlash,
} from "../../shared/paths.ts";
import { findRedirect } from "./redirects.ts";
import { HOST_FILE, type HostRules } from "./rules.ts";

export type Answer =
  { type: "file"; file: string } | { type: "redirect"; to: string } | { type: "not-found" } | { type: "bad-request" };

export interface RoutingRules extends Pick<HostRules, "base" | "trailingSlash" | "redirects"> {
  /** Files of the built site, without a leading slash. */
  hasFile(file: string): boolean;
}

export function resolveRequest(rawPath: string, { base, trailingSlash, redirects, hasFile }: RoutingRules): Answer {
  const decoded = decodePath(rawPath);
  if (decoded === undefined) return { type: "bad-request" };
  if (decoded === "/" && base !== "/") return { type: "redirect", to: base };
  const path = stripBase(base, decoded);
  if (path === undefined || HOST_FILE.test(path.slice(1))) return { type: "not-found" };
  const moved = findRedirect(path, redirects);
  if (moved !== undefined) return { type: "redirect", to: withBase(base, moved) };

  const bare = stripHtmlSuffix(path);
  if (bare !== path && path !== "/404.html" && findPage(bare, hasFile))
    return { type: "redirect", to: withBase(base, toCanonical(bare, trailingSlash, hasFile)) };
  if (hasFile(path.slice(1))) return { type: "file", file: path.slice(1) };

  const page = findPage(path, hasFile);
  if (!page) return { type: "not-found" };
  const canonical = toCanonical(path, trailingSlash, hasFile);
  return trailingSlash !== "preserve" && canonical !== path
    ? { type: "redirect", to: withBase(base, canonical) }
    : { type: "file", file: page };
}

/** The page's file, whether or not the address ends with a slash. */
function findPage(path: string, hasFile: RoutingRules["hasFile"]): string | undefined {
  const toggled = path.endsWith("/") ? path.slice(0, -1) : path + "/";
  return [path, toggled]
    .filter((each) => each.startsWith("/"))
    .map(getHtmlFile)
    .find(hasFile);
}

function toCanonical(path: string, policy: TrailingSlash, hasFile: RoutingRules["hasFile"]): string {
  if (policy !== "preserve") return applyTrailingSlash(path, policy);
  if (hasFile(getHtmlFile(path))) return path;
  return path.endsWith("/") ? path.slice(0, -1) : path + "/";
}

/** Returns undefined for invalid paths: broken escapes, control characters, another host, attempts to leave the folder. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    const isSafe = /^\/(?!\/)/.test(path) && !/[\0-\x1f\\]/.test(path) && !path.split("/").includes("..");
    return isSafe ? path : undefined;
  } catch {
    return undefined;
  }
}
