/** The rules for hosts, as each kind of host wants to read them. All are made from one value, so they cannot disagree. */
import type { Site } from "../content/load-site.ts";
import { createHeaderRules, type InlineTexts } from "../host/header-rules.ts";
import { renderNginx } from "../host/render-nginx.ts";
import { renderHeadersFile, renderRedirectsFile } from "../host/render-pages-host.ts";
import { RULES_FILE, type HostRules } from "../host/rules.ts";
import type { OutputFile } from "../base/output-file.ts";

export function createHostRules({ config, redirects }: Site, inline: InlineTexts): HostRules {
  const { baseUrl: base, trailingSlash } = config;
  return { base, trailingSlash, redirects, headers: createHeaderRules(config, inline) };
}

/** `files` are all others of the site: some hosts want to know what there is. */
export function emitHostFiles(rules: HostRules, files: OutputFile[]): OutputFile[] {
  return [
    { path: RULES_FILE, contents: JSON.stringify(rules, null, 2) + "\n" },
    { path: "_redirects", contents: renderRedirectsFile(rules) },
    {
      path: "_headers",
      contents: renderHeadersFile(
        rules,
        files.map((file) => file.path),
      ),
    },
    { path: "_nginx.conf", contents: renderNginx(rules) },
  ];
}
