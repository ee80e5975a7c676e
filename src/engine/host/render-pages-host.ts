/** `_redirects` and `_headers` for Netlify, Cloudflare Pages and hosts like them, which find pages without their suffix by themselves. */
import { withBase } from "../../shared/paths.ts";
import { getHeaders, HOST_FILE, type HostRules } from "./rules.ts";

export function renderRedirectsFile({ base, redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const target = withBase(base, to);
    // A rest takes every ending with it; a page's address is given with and without its suffix.
    const sources = from.endsWith("/*") ? [from] : [from, `${from}.html`];
    return sources.map((source) => `${withBase(base, source)} ${target} 301\n`);
  });
  return lines.join("");
}

/**
 * Where two rules match, these hosts send both values of a header. So no two rules here match one address: each top folder and
 * each file beside them has its own.
 */
export function renderHeadersFile({ base, headers }: HostRules, files: string[]): string {
  const tops = [...new Set(files.filter((file) => !HOST_FILE.test(file)).map((file) => file.split("/")[0]!))].sort();
  const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]!));
  const patterns = tops.flatMap((name) => {
    if (folders.has(name)) return [`/${name}/*`];
    const page = /^(.*)\.html$/.exec(name)?.[1];
    return page === undefined ? [`/${name}`] : page === "index" ? ["/"] : [`/${page}`, `/${name}`];
  });
  const blocks = patterns.map((pattern) => {
    const lines = Object.entries(getHeaders(pattern.replace(/\*$/, ""), headers));
    return `${withBase(base, pattern)}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
  });
  return blocks.join("\n");
}
