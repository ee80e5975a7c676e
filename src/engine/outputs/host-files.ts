/** Writes the rules for hosts in the format of each kind of host. All files are made from the same value, so they always agree. */
import { hashOf } from "../base/cache.ts";
import type { KeyedFiles, OutputFile } from "../base/output-file.ts";
import type { Site } from "../content/load-site.ts";
import { createHeaderRules } from "../host/header-rules.ts";
import { renderHeadersFile } from "../host/render-headers.ts";
import { renderNginx, renderRedirectsFile } from "../host/render-hosts.ts";
import { renderVercel } from "../host/render-vercel.ts";
import { RULES_FILE, type HostRules } from "../host/rules.ts";

interface HostInput {
  /** Inline scripts of all documents. */
  scripts: string[];
  /** All files of the site except those for hosts. */
  files: Pick<OutputFile, "path" | "styles" | "script">[];
}

/** After most edits a site has the same files with the same styles, so these need not be made again. */
export function keyHostFiles(site: Site, input: HostInput): KeyedFiles {
  // Most documents have the same styles.
  const texts = new Map<string | undefined, number>();
  const getPlace = (text: string | undefined) => {
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const files = input.files.map(({ path, styles, script }) => [path, getPlace(styles), getPlace(script)]);
  const used = [site.config, site.redirects, input.scripts, files, [...texts.keys()]];
  return { key: `host ${hashOf(used)}`, make: async () => emitHostFiles(site, input) };
}

function emitHostFiles({ config, redirects }: Site, { scripts, files }: HostInput): OutputFile[] {
  const documents = files.flatMap(({ path, styles, script }) =>
    styles === undefined ? [] : [{ path: getPagePath(path), styles, script }],
  );
  const { baseUrl: base, trailingSlash } = config;
  const headers = createHeaderRules(config, { scripts, pages: documents });
  const rules: HostRules = { base, trailingSlash, redirects, headers };
  const names = files.map((file) => file.path);
  return [
    { path: RULES_FILE, contents: JSON.stringify(rules, null, 2) + "\n" },
    { path: "_redirects", contents: renderRedirectsFile(rules) },
    { path: "_headers", contents: renderHeadersFile(rules, names) },
    { path: "_nginx.conf", contents: renderNginx(rules, names) },
    { path: "_vercel.json", contents: renderVercel(rules, names) },
  ];
}

/** `docs/options.html` is the page `/docs/options`, and `docs/index.html` is the page `/docs/`. */
function getPagePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}
