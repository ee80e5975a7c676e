/** Serves the built folder as a host would: precompressed files, redirects, the not-found page, cache headers. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import type { TrailingSlash } from "../../shared/paths.ts";
import { resolveRequest } from "./routing.ts";

interface ServeOptions {
  dir: string;
  port: number;
  base: string;
  trailingSlash?: TrailingSlash;
  host?: string;
}

export interface RunningServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

/** Files under `assets/` have their hash in their name; everything else may change with the next build. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

export async function serveSite({
  dir,
  port,
  base,
  trailingSlash = "preserve",
  host = "localhost",
}: ServeOptions): Promise<RunningServer> {
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      res.setHeader("Cache-Control", pathname.startsWith("/assets/") ? IMMUTABLE : REVALIDATE);
      res.setHeader("Vary", "Accept-Encoding");
      res.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const hasFile = (file: string) =>
    file !== "" && statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile() === true;

  const server = createServer((req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") return sendText(res, 405, "Method not allowed");
    const [pathname = "/", ...query] = (req.url ?? "/").split("?");
    const answer = resolveRequest(pathname, { base, trailingSlash, hasFile });
    if (answer.type === "redirect") {
      res.writeHead(301, { Location: encodeURI(answer.to) + ["", ...query].join("?") }).end();
    } else if (answer.type === "file") {
      req.url = "/" + answer.file.split("/").map(encodeURIComponent).join("/");
      sendFile(req, res, () => sendNotFound(dir, req, res));
    } else if (answer.type === "bad-request") {
      sendText(res, 400, "Bad request");
    } else sendNotFound(dir, req, res);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}${base}`,
    server,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function sendNotFound(dir: string, req: IncomingMessage, res: ServerResponse): void {
  const page = path.join(dir, "404.html");
  if (!existsSync(page)) return sendText(res, 404, "Not found");
  const takesBrotli = String(req.headers["accept-encoding"] ?? "").includes("br") && existsSync(`${page}.br`);
  const body = readFileSync(takesBrotli ? `${page}.br` : page);
  res.writeHead(404, {
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": REVALIDATE,
    Vary: "Accept-Encoding",
    ...(takesBrotli && { "Content-Encoding": "br" }),
  });
  res.end(req.method === "HEAD" ? undefined : body);
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(text);
}
