/** Configurations for other hosts, made from the same rules that our server uses. */
import { withBase } from "../../shared/paths.ts";
import { listContentTypes, UNKNOWN_TYPE } from "./content-types.ts";
import { getRedirectPattern, getRedirectTarget } from "./redirects.ts";
import type { HeaderRule, HostRules } from "./rules.ts";

/** A compressed file can also be asked for by its own name. */
const COMPRESSED = [".br", ".gz"];

/**
 * An nginx server that answers like `reply.ts`, with precompressed files. The built site is at the base path inside of `root`.
 * `files` are those of the site.
 */
export function renderNginx(rules: HostRules, files: string[]): string {
  const { base, redirects } = rules;
  const { endings, names } = listContentTypes([...files, ...COMPRESSED]);
  return `# Made by the build from ${base === "/" ? "" : `${base} `}_host.json. Include it where nginx expects servers (conf.d).
${renderHeaderMaps(rules)}
server {
  listen 8080;
  listen [::]:8080;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  types { ${endings.map(([ending, type]) => `"${type}" ${ending};`).join(" ")} }
  default_type ${UNKNOWN_TYPE};
  # Several parts of a file at once are not sent, because a client could ask for thousands.
  max_ranges 1;
  if_modified_since before;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_http_version 1.0;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000 inactive=60s;
  error_page 404 ${base}404.html;

${listHeaderNames(rules.headers)
  .map((name) => `  add_header ${name} $${toVariable(name)} always;\n`)
  .join("")}  add_header Allow $site_allow always;

  if ($uri ~ "[\\x00-\\x1f\\\\\\\\]") { return 400; }
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

${redirects.map((each) => `  rewrite "${getRedirectPattern(each, base)}" ${getRedirectTarget(each, base)} permanent;\n`).join("")}
${names.map(([name, type]) => `  location ~ /${name.replace(".", "\\.")}$ { types { } default_type ${type}; }\n`).join("")}${renderLocations(rules)}}
`;
}

function renderHeaderMaps({ base, headers }: HostRules): string {
  const maps = listHeaderNames(headers).map((name) => {
    // nginx takes the first match, but in our rules the last match wins.
    const rules = headers.filter((rule) => name in rule.headers && rule.under !== "/").reverse();
    const fallback = headers.findLast((rule) => rule.under === "/" && name in rule.headers)?.headers[name] ?? "";
    const lines = rules.map(
      (rule) => `  "~^(200|206|304) ${base.slice(0, -1)}${rule.under}" "${rule.headers[name]}";\n`,
    );
    return `map "$status $uri" $${toVariable(name)} {\n${lines.join("")}  default "${fallback}";\n}\n`;
  });
  return `# Folders have headers of their own, but refusals and redirects have those of the site.
${maps.join("")}map $status $site_allow {\n  405 "GET, HEAD";\n}\n`;
}

function listHeaderNames(headers: HeaderRule[]): string[] {
  return [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
}

function toVariable(name: string): string {
  return `site_${name.toLowerCase().replaceAll("-", "_")}`;
}

function renderLocations({ base, trailingSlash }: HostRules): string {
  const root =
    base === "/"
      ? ""
      : `  location = / { return 301 ${base}; }\n  location = ${base.slice(0, -1)} { try_files ${base}index.html =404; }\n`;
  return `${root}  location = ${base} { try_files ${base}index.html =404; }
  location = ${base}404.html { internal; }
  location ~ ^${base}(?:404(?:/|/index\\.html)?|_[^/]*)$ { return 404; }

  # Pages are known by their bare address. A name that begins with a dot could lead out of the folder when it loses its ending.
  location ~ ^(?<stem>(?:/[^/.][^/]*)*?)(?:/index)?\\.html$ {
    if (-f $document_root$stem/index.html) { return 301 ${trailingSlash === "never" ? "$stem" : "$stem/"}$is_args$args; }
    if (-f $document_root$stem.html) { return 301 ${trailingSlash === "always" ? "$stem/" : "$stem"}$is_args$args; }
    return 404;
  }
${SLASHES[trailingSlash]}`;
}

const SLASHES: Record<HostRules["trailingSlash"], string> = {
  preserve: `
  # With and without a slash at the end.
  location ~ ^(?<page>.+)/$ { try_files $page/index.html $page.html =404; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
`,
  always: `
  location ~ ^(?<page>.+)/$ { try_files $page/index.html =404; }
  location / {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    try_files $uri =404;
  }
`,
  never: `
  location ~ ^(?<page>.+)/$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri $uri.html =404; }
`,
};

/** `_redirects` for Netlify, Cloudflare Pages and similar hosts, which find pages without their suffix by themselves. */
export function renderRedirectsFile({ base, redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const target = withBase(base, to);
    // `*` also matches the suffix `.html`. Other addresses are listed with and without it.
    const sources = from.endsWith("/*") ? [from] : [from, `${from}.html`];
    return sources.map((source) => `${withBase(base, source)} ${target} 301\n`);
  });
  return lines.join("");
}
