/** `npm run dev`: Vite serves the app's modules, `pages.ts` the pages around them. It listens first, and loads what makes pages then. */
import { once } from "../base/once.ts";
import { randomUUID } from "node:crypto";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { CLIENT_ENTRY, PLAYGROUND_ENTRY } from "../bundle/chunks.ts";
import { importOptionalStyles, provideSiteData } from "../bundle/vite-plugins.ts";
import { createCache } from "../base/cache.ts";
import type { SiteConfig } from "../config/schema.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { showChanges } from "./changes.ts";
import { servePlayground } from "./playground-files.ts";

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

export interface DevOptions {
  root: string;
  port: number;
  /** The configuration at the start; `site.ts` reads later ones. */
  config: SiteConfig;
}

const ENTRIES = [CLIENT_ENTRY, PLAYGROUND_ENTRY];

export async function startDevServer({ root, port, config }: DevOptions): Promise<DevServer> {
  const cache = createCache(path.join(root, ".cache"));
  const getSite = once(async () => (await import("./site.ts")).createDevSite({ root, config, cache }));
  const getPages = once(() => import("./pages.ts"));
  const loadData = async () => {
    const { data } = await (await getSite()).load();
    // A service worker would keep showing what has changed since.
    return { ...data, offline: false };
  };
  const vite = await createServer({
    root: PROJECT_ROOT,
    base: config.baseUrl,
    configFile: false,
    appType: "custom",
    cacheDir: path.join(PROJECT_ROOT, ".cache/vite"),
    publicDir: path.join(root, "public"),
    plugins: [
      react(),
      importOptionalStyles(),
      provideSiteData(loadData),
      showChanges({ root, config, getSite }),
      servePlayground({ getSite, cache }),
    ],
    server: {
      port,
      // Another port than the one that was asked for would surprise more than a sentence about it.
      strictPort: true,
      host: "localhost",
      // No page is made of these thousands of files.
      watch: { ignored: ["dist", ".cache"].map((dir) => `${PROJECT_ROOT}/${dir}/**`) },
    },
    // Pages have the policy of the built site, which lets what Vite adds pass by this mark.
    html: { cspNonce: randomUUID() },
    logLevel: "warn",
    optimizeDeps: { entries: ENTRIES },
  });
  vite.middlewares.use(async (req, res, next) => {
    const [devSite, { answerPage }] = await Promise.all([getSite(), getPages()]);
    await answerPage({ req, res, next }, { vite, devSite, cache });
  });
  await vite.listen().catch(async (error: unknown) => {
    // The process could not end while files are watched.
    await vite.close();
    throw error;
  });
  const url = vite.resolvedUrls?.local[0] ?? `http://localhost:${port}${config.baseUrl}`;
  void warmUp(url).then(() => vite.warmupRequest(`/${CLIENT_ENTRY}`));
  return { url, close: () => vite.close() };
}

/** The first page takes the longest, so it is made before a writer asks for it. */
async function warmUp(url: string): Promise<void> {
  await fetch(url).then(
    (response) => response.text(),
    () => {},
  );
}
