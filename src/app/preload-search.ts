/**
 * A script that is inlined into the search page. If the address has a query, it asks for what the first result waits for besides the
 * app, long before the app could. It may import nothing.
 */

const { head, currentScript } = document;
/** The engine writes all of them together with the script. */
const { worker, records } = (currentScript as HTMLScriptElement).dataset as Record<string, string>;
const params = new URLSearchParams(location.search);

/** By the key under which a browser stores the version that its reader prefers: the files of all versions, the latest first. */
type Records = [key: string, files: [version: string, href: string][]][];

function preload(link: Partial<HTMLLinkElement>) {
  // With the `crossOrigin` of the app's own requests, which take these answers.
  head.append(
    Object.assign(document.createElement("link"), { rel: "preload", crossOrigin: "", fetchPriority: "low" }, link),
  );
}

function readStored(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

function preloadAll() {
  for (const [key, files] of JSON.parse(records!) as Records)
    preload({ as: "fetch", href: new Map(files).get(params.get("version") ?? readStored(key) ?? "") ?? files[0]![1] });
  preload({ rel: "modulepreload", href: worker! });
}

// Not before the app has arrived: on a slow line all files together would take as long as the slowest.
const scripts = document.querySelectorAll("link[rel=modulepreload]");
let missing = scripts.length;
if (params.get("q")?.trim()) {
  for (const script of scripts) script.addEventListener("load", () => --missing || preloadAll());
}

export {};
