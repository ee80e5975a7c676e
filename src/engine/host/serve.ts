/**
 * Serves the built folder as a host would: precompressed files, redirects, the not-found page, cache headers. Which files there are
 * and what is sent with them is known before the first request. A library that serves folders (sirv) looked at the disk for each
 * request, reached a tenth of what nginx does, and failed on addresses that are no names of files.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerRequests } from "./answer-requests.ts";
import type { HostRules } from "./rules.ts";
import { closeBuild, identifyBuild, loadBuild, NO_BUILD } from "./served-build.ts";

interface ServeOptions extends Partial<HostRules> {
  dir: string;
  port: number;
  host?: string;
  /** How many bytes of the files are kept in memory, and how many of the other files stay open. */
  memoryBytes?: number;
  mostOpen?: number;
}

export interface RunningServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

/** Clients that are slow on purpose must not keep connections, and nobody needs more headers than this. Times in milliseconds. */
const LIMITS = {
  maxHeaderSize: 32 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  // Proxies keep connections for a minute. They would use one that is just being closed if it were kept for a shorter time.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  // Checked in `reply.ts`, where the refusal gets the headers of the site.
  requireHostHeader: false,
};
/** For clients that stop reading. */
const IDLE_MS = 60_000;
/** How often the folder is checked for a new build. */
const WATCH_MS = 250;

export async function serveSite(options: ServeOptions): Promise<RunningServer> {
  const { dir, port, host = "localhost", memoryBytes, mostOpen, ...overrides } = options;
  const first = await loadBuild({ dir, overrides, memoryBytes, mostOpen });
  if (!first) throw new Error(`${dir} has changed while it was read: start the server when the build has finished.`);
  let build = first;
  const server = createServer(LIMITS);
  server.setTimeout(IDLE_MS);
  answerRequests(server, () => build);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));

  let switching = Promise.resolve();
  let isSwitching = false;
  let unreadable = "";
  const watching = setInterval(() => {
    if (!isSwitching) switching = switchBuild();
  }, WATCH_MS).unref();

  /** Takes the whole new build at once. Until it has been read, and while it is being written, the old one is served. */
  async function switchBuild(): Promise<void> {
    isSwitching = true;
    const id = await identifyBuild(dir);
    try {
      if (![build.id, NO_BUILD, unreadable].includes(id))
        build = (await loadBuild({ dir, overrides, memoryBytes, mostOpen, previous: build })) ?? build;
    } catch (error) {
      // It is not read again, but the one that replaces it is.
      unreadable = id;
      console.error("The new build cannot be read, so the old one is still served:", error);
    } finally {
      isSwitching = false;
    }
  }

  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}${build.rules.base}`,
    server,
    async close() {
      clearInterval(watching);
      await switching;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      closeBuild(build);
    },
  };
}
