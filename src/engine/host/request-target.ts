/** Reads the address of a request as nginx does, so that both find the same file for every spelling of it. */

export interface RequestTarget {
  /** As it was sent. Empty when the address is none of a site, such as `*`. */
  path: string;
  /** As it was sent, with its question mark. Empty when there is none. */
  query: string;
}

/** Clients send a path, or a whole address as they do to a proxy. */
const TARGET = /^([a-z]+:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$))?([^?#]*)(?:\?([^#]*))?/i;

export function readTarget(target: string): RequestTarget {
  const [, origin = "", sent = "", query = ""] = TARGET.exec(target) ?? [];
  return { path: origin !== "" && sent === "" ? "/" : sent, query: query && `?${query}` };
}

/**
 * The path decoded, and without parts that are empty or dots. They are resolved after decoding, so no spelling of them gets any
 * further. Returns undefined for what is no path: broken escapes, control characters, backslashes, a way out of the folder.
 */
export function normalizePath(raw: string): string | undefined {
  const path = decodeBytes(raw);
  if (path === undefined || !path.startsWith("/") || /[\0-\x1f\\]/.test(path)) return undefined;
  if (!/\/[./]/.test(path)) return path;
  const parts: string[] = [];
  for (const part of path.split("/").slice(1)) {
    if (part !== "..") {
      if (part !== "" && part !== ".") parts.push(part);
    } else if (parts.pop() === undefined) return undefined;
  }
  const isFolder = /\/\.{0,2}$/.test(path) && parts.length > 0;
  return `/${parts.join("/")}${isFolder ? "/" : ""}`;
}

/** What is no UTF-8 becomes a character that no file has in its name. */
function decodeBytes(raw: string): string | undefined {
  if (!raw.includes("%")) return raw;
  if (/%(?![\da-f]{2})/i.test(raw)) return undefined;
  const bytes = raw.replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
