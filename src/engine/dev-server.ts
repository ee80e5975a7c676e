/** `npm run dev`: Vite serves the app's modules, this file the pages around them. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { stripBase, stripHtmlSuffix } from "../shared/paths.ts";
import type { SiteData } from "../shared/site.ts";
import { buildBootstrap, PROJECT_ROOT, provideSiteData } from "./bundle.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";
import { renderErrorPage } from "./render-error-page.ts";
import { renderPage, renderPageData, type RenderApp } from "./render.ts";

const DATA_SUFFIX = ".page.json";
const DEV_BUILD_ID = "dev";
/** All at once: while developing, bytes do not matter. */
const DEV_STYLES = ["main.css", "blog.css", "pages.css", "search.css"];
const CONTENT_TYPES: Record<string, string> = {
  ".xml": "application/xml",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
};

export async function startDevServer({
  root,
  port,
}: {
  root: string;
  port: number;
}): Promise<{ url: string; close(): Promise<void> }> {
  const devSite = await createDevSite(root);
  let siteData: SiteData = (await devSite.load()).data;
  const vite = await createServer({
    root: PROJECT_ROOT,
    base: siteData.baseUrl,
    configFile: false,
    appType: "custom",
    publicDir: path.join(root, "public"),
    plugins: [react(), provideSiteData(() => siteData)],
    server: { port, host: "localhost" },
    logLevel: "warn",
    optimizeDeps: { entries: ["src/app/client.tsx"] },
  });

  const content = [path.join(root, "content"), path.join(root, "public"), path.join(root, "site.config.ts")];
  vite.watcher.add(content);
  vite.watcher.on("all", (_event, file) => {
    const isBootstrap = file === path.join(PROJECT_ROOT, "src/app/bootstrap.ts");
    if (!isBootstrap && !content.some((each) => file.startsWith(each))) return;
    devSite.forget();
    void devSite
      .load()
      .then(
        (site) => void (siteData = site.data),
        () => {},
      )
      .then(() => {
        const virtual = vite.moduleGraph.getModuleById("\0virtual:site-data");
        if (virtual) vite.moduleGraph.invalidateModule(virtual);
        vite.ws.send({ type: "full-reload" });
      });
  });
  vite.middlewares.use((req, res, next) => void answer({ req, res, next, vite, devSite }));
  await vite.listen();
  return { url: vite.resolvedUrls?.local[0] ?? `http://localhost:${port}/`, close: () => vite.close() };
}

interface Request {
  req: IncomingMessage;
  res: ServerResponse;
  next(): void;
  vite: ViteDevServer;
  devSite: DevSite;
}

async function answer({ req, res, next, vite, devSite }: Request): Promise<void> {
  const pathname = decodeURIComponent(((req as { originalUrl?: string }).originalUrl ?? req.url ?? "/").split("?")[0]!);
  try {
    const { data: site } = await devSite.load();
    const sitePath = stripBase(site.baseUrl, pathname);
    if (sitePath === undefined) return next();
    if (sitePath.endsWith(DATA_SUFFIX)) {
      const page = await devSite.findPage(stripHtmlSuffix(sitePath.replace(DATA_SUFFIX, ".html")));
      return page
        ? send(res, 200, "application/json", renderPageData(page, DEV_BUILD_ID))
        : send(res, 404, "text/plain", "Not found");
    }
    const type = CONTENT_TYPES[path.extname(sitePath)];
    const file = type && (await devSite.findFile(sitePath));
    if (file) return send(res, 200, type, file.contents);
    const found = await devSite.findPage(sitePath);
    const page = found ?? (await devSite.findPage("/404"))!;
    const html = await renderPage({
      site,
      page,
      renderApp: ((await vite.ssrLoadModule("/src/app/server.tsx")) as { renderApp: RenderApp }).renderApp,
      assets: {
        buildId: DEV_BUILD_ID,
        getStyles: () => "",
        devHead: DEV_STYLES.map((name) => `<link rel="stylesheet" href="${site.baseUrl}src/styles/${name}">\n`).join(
          "",
        ),
        bootstrap: await loadBootstrap(),
        getScripts: () => [`${site.baseUrl}src/app/client.tsx`],
      },
    });
    send(res, found ? 200 : 404, "text/html", await vite.transformIndexHtml(pathname, html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error instanceof Error ? error.message : error);
    send(res, 500, "text/html", renderErrorPage(error, vite.config.base));
  }
}

let bootstrap: { source: string; code: string } | undefined;

/** Built as for readers, again only when its source changed. */
async function loadBootstrap(): Promise<string> {
  const source = await readFile(path.join(PROJECT_ROOT, "src/app/bootstrap.ts"), "utf8");
  if (bootstrap?.source !== source) bootstrap = { source, code: await buildBootstrap() };
  return bootstrap.code;
}

function send(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
