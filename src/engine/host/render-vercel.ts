/** The configuration that Vercel reads beside the files of a site (`config.json` of its Build Output API), made from the same rules. */
import { comparablePath } from "../../shared/paths.ts";
import { getContentType } from "./content-types.ts";
import { listTopFolders } from "./render-headers.ts";
import { getRedirectPattern, getRedirectTarget } from "./redirects.ts";
import { getHeaders, type HostRules } from "./rules.ts";

interface Route {
  /** A regular expression of the path. */
  src: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  /** Later routes are looked at as well. */
  continue?: true;
}

/** The built site is at the base path inside of the folder `static`. */
export function renderVercel(rules: HostRules, files: string[]): string {
  const { base, redirects } = rules;
  const moved = redirects.map((each) => redirect(getRedirectPattern(each, base), getRedirectTarget(each, base)));
  const notFound = { status: 404, dest: `${base}404.html` };
  const routes = [
    ...listHeaderRoutes(rules, files),
    ...moved,
    // As a file it would be found, and answered with 200.
    { src: `^${escapePath(base)}404(?:\\.html)?/?$`, ...notFound },
    ...listAddressRoutes(rules),
    { handle: "filesystem" },
    { handle: "error" },
    { src: "^.*$", ...notFound },
  ];
  return JSON.stringify({ version: 3, routes, overrides: describeFiles(base, files) }, null, 2) + "\n";
}

/** Every file with its type, and every page at its bare address, without a suffix and without a slash at the end. */
function describeFiles(base: string, files: string[]): Record<string, { contentType: string; path?: string }> {
  const described = files.map((file) => {
    const path = file.endsWith(".html") && file !== "404.html" ? comparablePath(base + file).slice(1) : "";
    return [base.slice(1) + file, { contentType: getContentType(file), ...(path !== "" && { path }) }] as const;
  });
  return Object.fromEntries(described);
}

function redirect(src: string, to: string): Route {
  return { src, headers: { Location: to }, status: 301 };
}

/** No two of them match the same path, so it does not matter which of two values a host prefers. */
function listHeaderRoutes({ base, headers }: HostRules, files: string[]): Route[] {
  const folders = listTopFolders(files).map(({ name, hasPage }) => ({
    pattern: `${escapePath(base + name)}${hasPage ? "(?:/.*)?" : "/.*"}`,
    headers: getHeaders(`/${name}/`, headers),
  }));
  const others = `^(?!(?:${folders.map(({ pattern }) => pattern).join("|")})$).*$`;
  return [
    ...folders.map(({ pattern, headers }): Route => ({ src: `^${pattern}$`, headers, continue: true })),
    { src: others, headers: getHeaders("/", headers), continue: true },
  ];
}

/** Leads to the bare addresses. A path that starts with two slashes is left alone, as it would lead to another host. */
function listAddressRoutes({ base, trailingSlash }: HostRules): Route[] {
  const start = `^${escapePath(base)}(?![/\\\\])`;
  const folder = redirect(`${start}((?:.+/)?)index\\.html$`, `${base}$1`);
  const html = `${start}(?!404\\.html$)(.+)\\.html$`;
  const serveBare: Route = { src: "^/(?![/\\\\])(.*[^/])/$", dest: "/$1" };
  return {
    preserve: [folder, redirect(html, `${base}$1`), serveBare],
    // What has a dot in its last part may be a file, so such pages answer without the slash, too.
    always: [folder, redirect(html, `${base}$1/`), redirect(`${start}((?:[^/]+/)*[^/.]+)$`, `${base}$1/`), serveBare],
    never: [
      redirect(`${start}(?:(.+)/)?index\\.html$`, `${base}$1`),
      redirect(html, `${base}$1`),
      redirect(`${start}(.*[^/])/$`, `${base}$1`),
      ...(base === "/" ? [] : [serveBare]),
    ],
  }[trailingSlash];
}

function escapePath(path: string): string {
  return path.replace(/[^\w/-]/g, String.raw`\$&`);
}
