/** The rules for hosts, as each kind of host wants to read them. All are made from one value, so they cannot disagree. */
import type { Site } from "../content/load-site.ts";
import { renderRedirectsFile } from "../host/render-pages-host.ts";
import { DEFAULT_RULES, RULES_FILE, type HostRules } from "../host/rules.ts";
import type { OutputFile } from "../output.ts";

export function createHostRules({ config, redirects }: Site): HostRules {
  return { base: config.baseUrl, trailingSlash: config.trailingSlash, redirects, headers: DEFAULT_RULES.headers };
}

export function emitHostFiles(rules: HostRules): OutputFile[] {
  return [
    { path: RULES_FILE, contents: JSON.stringify(rules, null, 2) + "\n" },
    { path: "_redirects", contents: renderRedirectsFile(rules) },
  ];
}
