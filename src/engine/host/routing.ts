/** Decides what a host answers for an address. It is a pure function, so that every host configuration can be compared with it. */
import {
  applyTrailingSlash,
  getHtmlFile,
  isSamePath,
  NOT_FOUND_PATH,
  stripBase,
  stripHtmlSuffix,
  withBase,
  type TrailingSlash,
} from "../../shared/paths.ts";
import { findRedirect } from "./redirects.ts";
import { normalizePath } from "./request-target.ts";
import { HOST_FILE, type HostRules } from "./rules.ts";

export type Answer =
  { type: "file"; file: string } | { type: "redirect"; to: string } | { type: "not-found" } | { type: "bad-request" };

const NOT_FOUND: Answer = { type: "not-found" };

export interface RoutingRules extends Pick<HostRules, "base" | "trailingSlash" | "redirects"> {
  /** Files of the built site, without a leading slash. */
  hasFile(file: string): boolean;
}

export function resolveRequest(rawPath: string, { base, trailingSlash, redirects, hasFile }: RoutingRules): Answer {
  const decoded = normalizePath(rawPath);
  if (decoded === undefined) return { type: "bad-request" };
  if (decoded === "/" && base !== "/") return { type: "redirect", to: base };
  const path = stripBase(base, decoded);
  if (path === undefined || HOST_FILE.test(path.slice(1)) || isSamePath(path, NOT_FOUND_PATH)) return NOT_FOUND;
  // Not written in UTF-8, so it is the address of nothing, old or new.
  if (path.includes("\uFFFD")) return NOT_FOUND;
  const moved = findRedirect(path, redirects);
  if (moved !== undefined) return { type: "redirect", to: withBase(base, moved) };

  const bare = path.endsWith("/.html") ? path : stripHtmlSuffix(path);
  if (bare !== path && findPage(bare, hasFile))
    return { type: "redirect", to: withBase(base, toCanonical(bare, trailingSlash, hasFile)) };
  if (hasFile(path.slice(1))) return { type: "file", file: path.slice(1) };

  const page = findPage(path, hasFile);
  if (!page) return NOT_FOUND;
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
