/** `_redirects` for Netlify, Cloudflare Pages and hosts like them, which find pages without their suffix by themselves. */
import { withBase } from "../../shared/paths.ts";
import type { HostRules } from "./rules.ts";

export function renderRedirectsFile({ base, redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const target = withBase(base, to);
    // A rest takes every ending with it; a page's address is given with and without its suffix.
    const sources = from.endsWith("/*") ? [from] : [from, `${from}.html`];
    return sources.map((source) => `${withBase(base, source)} ${target} 301\n`);
  });
  return lines.join("");
}
