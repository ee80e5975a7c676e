import { stripHtmlSuffix, withBase } from "../../shared/paths.ts";
import { getContentType, listContentTypes } from "./content-types.ts";
import { getHeaders, HOST_FILE, type HeaderRule, type HostRules } from "./rules.ts";

/**
 * `_headers` for Netlify, Cloudflare Pages and similar hosts. Where two blocks match an address, they send the values of both. So headers that are the same everywhere
 * are in one block for all addresses, unknown ones included, and of the other blocks no two match the same address with different values.
 */
export function renderHeadersFile({ base, headers }: HostRules, files: string[]): string {
  const common = listCommonHeaders(headers);
  const isCommon = (name: string) => common.some(([each]) => each === name);
  const blocks = listAddresses(files).map(({ pattern, path }) => {
    const lines = Object.entries(getHeaders(path, headers)).filter(([name]) => !isCommon(name));
    return { pattern, lines: files.includes(path.slice(1)) ? [...lines, getTypeLine(path)] : lines };
  });
  // Hosts know the types of endings, but not those of names. No other block has a type for these addresses.
  const { names } = listContentTypes([]);
  const typed = files
    .filter((file) => names.some(([name]) => file.endsWith(`/${name}`)))
    .map((file) => ({ pattern: `/${file}`, lines: [getTypeLine(file)] }));
  return [{ pattern: "/*", lines: common }, ...blocks, ...typed]
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ pattern, lines }) => withBase(base, pattern) + lines.map((line) => `\n  ${line.join(": ")}`).join("") + "\n",
    )
    .join("\n");
}

function getTypeLine(file: string): [name: string, value: string] {
  return ["Content-Type", getContentType(file)];
}

/** Headers that have one value on the whole site. A folder that would save itself such a header gets it too. */
function listCommonHeaders(rules: HeaderRule[]): [name: string, value: string][] {
  return Object.entries(getHeaders("/", rules)).filter(([name, value]) =>
    rules.every(({ headers }) => [undefined, "", value].includes(headers[name])),
  );
}

/** Every top folder with the page of its name, and every file beside the folders, as patterns and as paths inside the site. */
function listAddresses(files: string[]): { pattern: string; path: string }[] {
  const folders = listTopFolders(files).flatMap(({ name, hasPage }) => {
    const path = `/${name}/`;
    return [{ pattern: `${path}*`, path }, ...(hasPage ? [{ pattern: `/${name}`, path }] : [])];
  });
  const taken = new Set(folders.map(({ pattern }) => pattern));
  const others = files
    .filter((file) => !file.includes("/") && !HOST_FILE.test(file))
    .flatMap((file) => [`/${file}`, ...(file.endsWith(".html") ? [stripHtmlSuffix(`/${file}`)] : [])])
    .filter((path) => path !== "/index.html" && !taken.has(path))
    .map((path) => ({ pattern: path, path }));
  return [...folders, ...others].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
}

/** The folders at the top of the site, and whether there is a page with the address of the folder. */
export function listTopFolders(files: string[]): { name: string; hasPage: boolean }[] {
  const names = new Set(files.filter((file) => file.includes("/")).map((file) => file.slice(0, file.indexOf("/"))));
  const hasPage = (name: string) => files.includes(`${name}/index.html`) || files.includes(`${name}.html`);
  return [...names].map((name) => ({ name, hasPage: hasPage(name) }));
}
