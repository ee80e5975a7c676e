import { stripHtmlSuffix, withBase } from "../../shared/paths.ts";
import { getContentType, listContentTypes } from "./content-types.ts";
import { getHeaders, HOST_FILE, type HeaderRule, type HostRules } from "./rules.ts";

/**
 * `_headers` for Netlify, Cloudflare Pages and similar hosts. Where two blocks match an address, they send the values of both. So headers that are the same everywhere
 * are in one block for all addresses, unknown ones included, and of the other blocks no two match the same address with the same header.
 */
export function renderHeadersFile({ base, headers }: HostRules, files: string[]): string {
  const common = listCommonHeaders(headers);
  const isCommon = (name: string) => common.some(([each]) => each === name);
  const blocks = listAddresses(files).map(({ pattern, path }) => ({
    pattern,
    lines: Object.entries(getHeaders(path, headers)).filter(([name]) => !isCommon(name)),
  }));
  return [{ pattern: "/*", lines: common }, ...blocks, ...listTypeBlocks(files)]
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ pattern, lines }) => withBase(base, pattern) + lines.map((line) => `\n  ${line.join(": ")}`).join("") + "\n",
    )
    .join("\n");
}

/** Pages also have addresses without an ending, and all hosts know the types of these. */
const KNOWN_ENDINGS = ["html", "json"];

/** By ending, because some hosts read no more than a hundred blocks. A file that has its type by its name has a block of its own. */
function listTypeBlocks(files: string[]): { pattern: string; lines: [name: string, value: string][] }[] {
  const { endings, names } = listContentTypes(files);
  const byEnding = endings.filter(([ending]) => !KNOWN_ENDINGS.includes(ending));
  const named = files.filter((file) => names.some(([name]) => file.endsWith(`/${name}`)));
  const typed = [
    ...byEnding.map(([ending, type]) => [`/*.${ending}`, type]),
    ...named.map((file) => [`/${file}`, getContentType(file)]),
  ] as const;
  return typed.map(([pattern = "", type = ""]) => ({ pattern, lines: [["Content-Type", type]] }));
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
