/** `npm run dev`: Vite serves the app's modules, `dev-pages.ts` the pages around them. */
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import type { SiteData } from "../../shared/site.ts";
import { provideSiteData } from "../bundle/site-data.ts";
import { createCache } from "../cache.ts";
import type { SiteConfig } from "../config/schema.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { answerPage } from "./pages.ts";
import { servePlugins } from "./playground-plugins.ts";
import { createDevSite } from "./site.ts";

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

export async function startDevServer({ root, port }: { root: string; port: number }): Promise<DevServer> {
  const cache = createCache(path.join(root, ".cache"));
  const devSite = await createDevSite(root, cache);
  const { config, data } = await devSite.load();
  let siteData: SiteData = data;
  const vite = await createServer({
    root: PROJECT_ROOT,
    base: siteData.baseUrl,
    configFile: false,
    appType: "custom",
    publicDir: path.join(root, "public"),
    plugins: [react(), provideSiteData(() => siteData), servePlugins()],
    server: { port, host: "localhost" },
    logLevel: "warn",
    optimizeDeps: { entries: ["src/app/client.tsx", "src/playground/main.tsx"] },
  });

  /** Content that cannot be loaded keeps the old data: the next request shows what is wrong. */
  const refresh = async () => {
    devSite.forget();
    siteData = await devSite.load().then(
      (site) => site.data,
      () => siteData,
    );
    const virtual = vite.moduleGraph.getModuleById("\0virtual:site-data");
    if (virtual) vite.moduleGraph.invalidateModule(virtual);
    vite.ws.send({ type: "full-reload" });
  };
  // Components and styles are Vite's own business.
  const watched = listSources(config).map((name) => path.join(root, name));
  watched.push(path.join(PROJECT_ROOT, "src/app/bootstrap.ts"));
  vite.watcher.add(watched);
  vite.watcher.on("all", (_event, file) => {
    if (watched.some((each) => file.startsWith(each))) void refresh();
  });

  vite.middlewares.use((req, res, next) => void answerPage({ req, res, next }, { vite, devSite, cache }));
  await vite.listen();
  return { url: vite.resolvedUrls?.local[0] ?? `http://localhost:${port}/`, close: () => vite.close() };
}

/** Files and folders that pages are made of, seen from the site's root. */
function listSources({ docs, blog, pages, data }: SiteConfig): string[] {
  const docSources = docs.flatMap(({ sidebars, versions }) => [sidebars, ...versions.map((version) => version.dir)]);
  const others = [blog?.dir, pages, data].filter((name) => name !== undefined);
  return [...docSources, ...others, "public", "site.config.ts"];
}
