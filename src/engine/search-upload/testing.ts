/** A search service for tests: it listens on a real port, speaks the protocol of the service and keeps its indexes in memory. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

interface Index {
  records: { objectID: string }[];
  settings: Record<string, unknown>;
  rules: string[];
}

export interface IndexService {
  url: string;
  indexes: Map<string, Index>;
  /** Method and path, oldest first. */
  asked: string[];
  /** Whether to refuse this request. */
  refuses(request: string): boolean;
  close(): void;
}

type Body = {
  operation?: "copy" | "move";
  destination?: string;
  requests?: { action: string; body: { objectID: string } }[];
} & Record<string, unknown>;

export async function startIndexService(adminKey: string): Promise<IndexService> {
  const indexes: IndexService["indexes"] = new Map();
  const service: Omit<IndexService, "url"> = { indexes, asked: [], refuses: () => false, close };
  const server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? "/", "http://localhost");
    const request = `${req.method} ${decodeURIComponent(pathname)}`;
    service.asked.push(request);
    const body = await readBody(req);
    const isRefused = req.headers["x-algolia-api-key"] !== adminKey || service.refuses(request);
    const answer = isRefused ? { message: "refused", status: 403 } : perform(request, body);
    const status = typeof answer["status"] === "number" ? answer["status"] : 200;
    res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return Object.assign(service, { url: `http://localhost:${(server.address() as AddressInfo).port}` });

  function close(): void {
    server.closeAllConnections();
    server.close();
  }

  function perform(request: string, body: Body): Record<string, unknown> {
    const [, name = "", action = ""] = /^\w+ \/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(request) ?? [];
    if (action === "task") return { status: "published", pendingTask: false };
    const known = indexes.get(name);
    const index: Index = known ?? { records: [], settings: {}, rules: [] };
    if (request.startsWith("GET")) return known ? known.settings : { status: 404, message: "none" };
    if (request.startsWith("DELETE")) indexes.delete(name);
    else if (action === "settings") indexes.set(name, { ...index, settings: body });
    else if (action === "batch") {
      const records = (body.requests ?? []).map((each) => each.body);
      indexes.set(name, { ...index, records: [...index.records, ...records] });
    } else if (body.operation === "move") {
      indexes.set(body.destination ?? "", index);
      indexes.delete(name);
    } else indexes.set(body.destination ?? "", { records: [], settings: {}, rules: index.rules });
    return { taskID: service.asked.length, objectIDs: [] };
  }
}

async function readBody(req: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const text = req.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
  return (text.length > 0 ? JSON.parse(text.toString()) : {}) as Body;
}
