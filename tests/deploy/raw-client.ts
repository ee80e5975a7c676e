/** Sends bytes over a connection and reads the answer, however broken the request was. */
import { connect, type Socket } from "node:net";
import type { HostileRequest } from "./hostile-requests.ts";

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export const NO_ANSWER: RawAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };

/** A server that neither answers nor hangs up is stuck. Far longer than any answer takes on a slow machine. */
const STUCK_MS = 60_000;

/** Far longer than an answer takes. */
const PATIENCE_MS = 3000;

/** One connection at a time, used again for as long as requests are sound. */
export class RawClient {
  #socket: Socket | undefined;

  constructor(private readonly port: number) {}

  async send(request: HostileRequest): Promise<RawAnswer> {
    const { method, isSound, sending } = request;
    const text = await this.#fillIn(request);
    if (!isSound) this.close();
    const isReused = this.#socket !== undefined;
    const socket = await this.#connect();
    const answering = readAnswer(socket, method, sending === "abort-answer");
    const bytes = Buffer.from(text, "latin1");
    if (sending === "abort-request") {
      socket.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
      this.close();
      return NO_ANSWER;
    }
    if (sending === "pieces") await writePieces(socket, bytes);
    else socket.write(bytes);
    // A server that waits for more of what is no request sees at last that nothing follows.
    const ending = isSound ? undefined : setTimeout(() => socket.end(), PATIENCE_MS);
    const answer = await answering.finally(() => clearTimeout(ending));
    if (sending === "abort-answer") {
      this.close();
      return NO_ANSWER;
    }
    if (!isSound || answer.headers["connection"] === "close" || answer.status === 0 || socket.destroyed) this.close();
    // The server may have closed the connection just when the request was sent.
    if (answer.status === 0 && isReused) return this.send(request);
    return answer;
  }

  /** Replaces what only the server knows of the file, after asking for it. */
  async #fillIn({ text, isSound }: HostileRequest): Promise<string> {
    if (!/\{(etag|date)\}/.test(text)) return text;
    const lines = text.split(/\r?\n/).filter((line) => /^(Host|Accept-Encoding|[A-Z]+ )/.test(line));
    const probe = ["HEAD" + (lines[0] ?? "").replace(/^\S*/, ""), ...lines.slice(1), "", ""].join("\r\n");
    const { headers } = await this.send({ method: "HEAD", text: probe, isSound, sending: "whole" });
    const { etag = '"none"', "last-modified": date = "Thu, 01 Jan 1970 00:00:00 GMT" } = headers;
    return text.replaceAll("{etag}", etag).replaceAll("{date}", date);
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  async #connect(): Promise<Socket> {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    const socket = connect({ port: this.port, host: "127.0.0.1", noDelay: true });
    socket.on("error", () => {});
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    return socket;
  }
}

async function writePieces(socket: Socket, bytes: Buffer): Promise<void> {
  const step = Math.ceil(bytes.length / 5);
  for (let at = 0; at < bytes.length; at += step) {
    socket.write(bytes.subarray(at, at + step));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function readAnswer(socket: Socket, method: string, isCut: boolean): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const finish = (answer: RawAnswer) => {
      clearTimeout(stuck);
      socket.off("data", take).off("close", end);
      resolve(answer);
    };
    const stuck = setTimeout(() => {
      socket.destroy();
      reject(new Error("The server neither answers nor hangs up."));
    }, STUCK_MS);
    const take = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = parseAnswer(received, method, false);
      if (answer || isCut) finish(answer ?? NO_ANSWER);
    };
    const end = () => finish(parseAnswer(received, method, true) ?? NO_ANSWER);
    socket.on("data", take).on("close", end);
  });
}

/** Returns undefined while bytes are missing. */
function parseAnswer(received: Buffer, method: string, hasEnded: boolean): RawAnswer | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = received.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = received.subarray(end + 4);
  if (status === 100) return parseAnswer(rest, method, hasEnded);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]*): *(.*)$/s.exec(line) ?? [];
    const key = name.toLowerCase();
    // Twice the same header is a mistake that a comparison should see.
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const length =
    method === "HEAD" || status === 304 ? 0 : Number(headers["content-length"] ?? (hasEnded ? rest.length : Infinity));
  if (rest.length < length) return undefined;
  return { status, headers, body: Buffer.from(rest.subarray(0, length)) };
}
