/** A running server for a folder of a test, and requests to it. */
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createFolder } from "../testing/values.ts";
import type { HostRules } from "./rules.ts";
import { serveSite } from "./serve.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface StartOptions extends Partial<HostRules> {
  files: Record<string, string | Buffer>;
  memoryBytes?: number;
  mostOpen?: number;
}

export async function startServer({ files, ...options }: StartOptions) {
  const dir = await createFolder(files);
  const running = await serveSite({ dir, port: 0, host: "127.0.0.1", ...options });
  onTestFinished(() => running.close());
  const port = Number(new URL(running.url).port);
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, method, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on("error", reject);
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    });
  /** Sends bytes, and returns everything that comes until the server closes the connection. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve) => {
      let received = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
      socket.on("data", (chunk) => (received += chunk.toString("latin1")));
      socket.on("error", () => {});
      socket.on("close", () => resolve(received));
    });
  return { dir, port, running, get, sendRaw };
}
