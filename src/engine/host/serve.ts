/** Serves the built folder as a host would: precompressed files, redirects, the not-found page, cache headers. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { resolveRequest } from "./routing.ts";
import { DEFAULT_RULES, getHeaders, type HostRules } from "./rules.ts";

interface ServeOptions extends Partial<HostRules> {
  dir: string;
  port: number;
  host?: string;
}

export interface RunningServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

export async function serveSite({ dir, port, host = "localhost", ...rules }: ServeOptions): Promise<RunningServer> {
  const { base, trailingSlash, redirects, headers } = { ...DEFAULT_RULES, ...rules };
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      res.setHeader("Vary", "Accept-Encoding");
      for (const [name, value] of Object.entries(getHeaders(pathname, headers))) res.setHeader(name, value);
    },
  });
  const hasFile = (file: string) =>
    file !== "" && statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile() === true;

  const sendNotFound = (req: IncomingMessage, res: ServerResponse) => {
    const page = path.join(dir, "404.html");
    if (!existsSync(page)) return sendText(res, 404, "Not found");
    const takesBrotli = String(req.headers["accept-encoding"] ?? "").includes("br") && existsSync(`${page}.br`);
    const body = readFileSync(takesBrotli ? `${page}.br` : page);
    res.writeHead(404, {
      ...getHeaders("/404.html", headers),
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": body.length,
      Vary: "Accept-Encoding",
      ...(takesBrotli && { "Content-Encoding": "br" }),
    });
    res.end(req.method === "HEAD" ? undefined : body);
  };

  const server = createServer((req, res) => {
    // HTTP/1.1 keeps connections open by default, so the header is not needed.
    res.removeHeader("Connection");
    if (req.method !== "GET" && req.method !== "HEAD") return sendText(res, 405, "Method not allowed");
    const [pathname = "/", ...query] = (req.url ?? "/").split("?");
    const answer = resolveRequest(pathname, { base, trailingSlash, redirects, hasFile });
    if (answer.type === "redirect") {
      res.writeHead(301, { Location: encodeURI(answer.to) + ["", ...query].join("?") }).end();
    } else if (answer.type === "file") {
      req.url = "/" + answer.file.split("/").map(encodeURIComponent).join("/");
      sendFile(req, res, () => sendNotFound(req, res));
    } else if (answer.type === "bad-request") {
      sendText(res, 400, "Bad request");
    } else sendNotFound(req, res);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}${base}`,
    server,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(text);
}
