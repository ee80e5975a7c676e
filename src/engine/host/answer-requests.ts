/** Connects a server of Node.js with the answers of a build. Nothing that a client sends may end the process. */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ALLOW, createError, createReply, type Reply } from "./reply.ts";
import type { ServedBuild } from "./served-build.ts";

/** How long a client may take to read why it was refused, while it still sends. */
const LINGER_MS = 2000;

export function answerRequests(server: Server, getBuild: () => ServedBuild): void {
  const refuse = (socket: Duplex, status: number, own?: string[]) =>
    endSocket(socket, createError(status, getBuild().rules, own));
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    latest.set(req.socket, { req, res });
    const { method = "", url = "", httpVersion, headers, rawHeaders } = req;
    // HTTP/1.1 keeps connections open by default, so it is only said when one is closed.
    if (httpVersion === "1.1" && res.shouldKeepAlive) res.removeHeader("Connection");
    const request = { method, target: url, version: httpVersion, headers, hosts: countHosts(rawHeaders) };
    sendReply(req, res, createReply(request, getBuild()));
  };
  server.on("request", answer);
  // The answer does not depend on what else would be sent, or expected.
  server.on("checkContinue", answer);
  server.on("checkExpectation", answer);
  server.on("connect", (_, socket) => refuse(socket, 405, ALLOW));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, REFUSALS[error.code ?? ""] ?? 400);
  });
}

const REFUSALS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function countHosts(rawHeaders: string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
}

/** The last request of each connection. */
const latest = new WeakMap<Duplex, { req: IncomingMessage; res: ServerResponse }>();

function sendReply({ method }: IncomingMessage, res: ServerResponse, { status, headers, part }: Reply): void {
  res.writeHead(status, headers);
  if (!part || method === "HEAD" || part.last < part.first) return void res.end();
  const { bytes, first, last } = part;
  if (!Buffer.isBuffer(bytes)) bytes.sendTo(res, first, last);
  else res.end(last - first + 1 === bytes.length ? bytes : bytes.subarray(first, last + 1));
}

/**
 * Answers what could not be read as a request, after the answers to the requests before it. What could not be read of a request that
 * has its answer gets no other one: a proxy would take it for the answer to somebody else's request.
 */
function endSocket(socket: Duplex, reply: Reply): void {
  const { req, res } = latest.get(socket) ?? {};
  if (res && !res.writableFinished) return void res.once("finish", () => endSocket(socket, reply));
  if (!socket.writable) return void socket.destroy();
  if (req && !req.complete) return void socket.end();
  const { status, headers, part } = reply;
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}\r\n`] : []));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${pairs.join("")}Connection: close\r\n\r\n`;
  socket.on("error", () => {});
  socket.end(head + (part ? String(part.bytes) : ""));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
