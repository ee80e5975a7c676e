/**
 * The built site behind a small proxy that adds one script to each page: it writes down whatever goes wrong there. The console of
 * WebKit cannot be read from outside. Each journey has a proxy to itself, so its storage begins empty in every browser.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loadHostRules } from "../../src/engine/host/rules.ts";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { findVisible, listenForErrors, removeFeatures } from "./page-scripts.ts";

const SCRIPT = "/watch-errors.js";
/** Browsers without Trusted Types do not know these directives. A browser that has lost only its functions would still enforce them. */
const TRUSTED_TYPES = /(?:require-trusted-types-for|trusted-types) [^;"]*;? ?/g;

export interface WatchedSite {
  /** Without a slash at the end. */
  url: string;
  /** Files that match are asked for in vain, as on a network that is far too slow. */
  withheld: RegExp | undefined;
  close(): Promise<void>;
}

export function serveBuild(): Promise<RunningServer> {
  return loadHostRules("dist").then((rules) => serveSite({ dir: "dist", port: 0, ...rules }));
}

/** `isOlder`: as a browser would see it that lacks what is new in the platform. */
export async function watchSite(build: RunningServer, isOlder: boolean): Promise<WatchedSite> {
  const script = `window.findVisible=${findVisible};(${listenForErrors})();${isOlder ? `(${removeFeatures})();` : ""}`;

  const answer = async ({ url = "/" }: IncomingMessage, res: ServerResponse) => {
    if (site.withheld?.test(url)) return;
    if (url === SCRIPT) return res.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    const response = await fetch(new URL(url, build.url), { redirect: "manual" });
    const headers = new Headers(response.headers);
    // `fetch` has decoded the body.
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
    const policy = headers.get("content-security-policy");
    if (policy && isOlder) headers.set("content-security-policy", policy.replace(TRUSTED_TYPES, ""));
    const isHtml = headers.get("content-type")?.includes("html");
    const body = isHtml ? addScript(await response.text(), isOlder) : Buffer.from(await response.arrayBuffer());
    res.writeHead(response.status, Object.fromEntries(headers)).end(body);
  };

  const site: WatchedSite = {
    url: "",
    withheld: undefined,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

function addScript(html: string, isOlder: boolean): string {
  const page = isOlder ? html.replace(TRUSTED_TYPES, "") : html;
  return page.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT}"></script>`);
}
