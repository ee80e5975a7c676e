/** Pages and their data while developing: made when asked for, errors shown with file and line. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { ViteDevServer } from "vite";
import type { SiteData } from "../../shared/site.ts";
import { isSamePath, stripBase, stripHtmlSuffix } from "../../shared/paths.ts";
import { buildBootstrap } from "../bundle/bootstrap.ts";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { PLAYGROUND_PATH, renderPlaygroundPage, type RenderPlayground } from "../playground/page.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { renderErrorPage } from "./error-page.ts";
import { DEV_BUILD_ID } from "./files.ts";
import { loadPlugins } from "../playground/dev-plugins.ts";
import type { DevSite } from "./site.ts";
import { renderPage, renderPageData, type RenderApp } from "../pages/render.ts";

const DATA_SUFFIX = ".page.json";
/** All at once: while developing, bytes do not matter. */
const DEV_STYLES = [
  "main.css",
  "frame-announcement.css",
  "app.css",
  "blog.css",
  "pages.css",
  "pages-users.css",
  "home.css",
  "search-form.css",
];
const DEV_SCRIPT = '<script type="module" src="/src/app/dev.ts"></script>\n';
const CONTENT_TYPES: Record<string, string> = {
  ".xml": "application/xml",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  next(): void;
}

interface DevContext {
  vite: ViteDevServer;
  devSite: DevSite;
  cache: Cache;
}

export async function answerPage({ req, res, next }: Exchange, context: DevContext): Promise<void> {
  const { vite, devSite } = context;
  const { originalUrl = req.url ?? "/" } = req as { originalUrl?: string };
  try {
    const pathname = decodeURIComponent(originalUrl.split("?")[0]!);
    const site = await devSite.load();
    const sitePath = stripBase(site.data.baseUrl, pathname);
    if (sitePath === undefined) return next();
    if (sitePath.endsWith(DATA_SUFFIX)) return await answerData(res, sitePath, devSite);
    const type = CONTENT_TYPES[path.extname(sitePath)];
    const file = type && (await devSite.findFile(sitePath));
    if (file) return send(res, 200, type, file.contents);
    const { status, html } = isSamePath(sitePath, PLAYGROUND_PATH)
      ? { status: 200, html: await makePlayground(site, context) }
      : await makePage(sitePath, site, context);
    send(res, status, "text/html", html);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error instanceof Error ? error.message : error);
    send(res, 500, "text/html", renderErrorPage(error, vite.config.base));
  }
}

async function answerData(res: ServerResponse, sitePath: string, devSite: DevSite): Promise<void> {
  const page = await devSite.findPage(stripHtmlSuffix(sitePath.replace(DATA_SUFFIX, ".html")));
  if (page) send(res, 200, "application/json", renderPageData(page, DEV_BUILD_ID));
  else send(res, 404, "text/plain", "Not found");
}

async function makePage(sitePath: string, site: Site, { vite, devSite }: DevContext) {
  const { renderApp } = (await vite.ssrLoadModule("/src/app/server.tsx")) as { renderApp: RenderApp };
  const found = await devSite.findPage(sitePath);
  const page = found ?? (await devSite.findPage("/404"))!;
  const assets = {
    buildId: DEV_BUILD_ID,
    getStyles: () => "",
    devHead: await makeHead(vite, DEV_STYLES.map(linkStyles).join("") + DEV_SCRIPT),
    bootstrap: await loadBootstrap(site.data),
    getScripts: () => [`${site.data.baseUrl}src/app/client.tsx`],
  };
  return { status: found ? 200 : 404, html: await renderPage({ site: site.data, page, assets, renderApp }) };
}

async function makePlayground(site: Site, { vite, cache }: DevContext): Promise<string> {
  const { renderPlayground } = (await vite.ssrLoadModule("/src/playground/server.tsx")) as {
    renderPlayground: RenderPlayground;
  };
  const base = site.data.baseUrl;
  const assets = {
    bootstrap: await loadBootstrap(site.data),
    styles: "",
    scripts: [`${base}src/playground/main.tsx`],
    devHead: await makeHead(vite, linkStyles("playground.css")),
    getFormatterUrl: (name: string) => `${base}node_modules/${name}/`,
    plugins: await loadPlugins(site.config.playground.plugins),
    isWhole: true,
  };
  return renderPlaygroundPage({ site, cache, renderPlayground, assets });
}

/** With Vite's own scripts. It sees no more of a page: to addresses that have the base path already it would give another. */
async function makeHead(vite: ViteDevServer, tags: string): Promise<string> {
  const html = await vite.transformIndexHtml("/", `<html><head>${tags}</head></html>`);
  return /<head>([^]*)<\/head>/.exec(html)![1]!;
}

function linkStyles(name: string): string {
  return `<link rel="stylesheet" href="/src/styles/${name}">\n`;
}

let bootstrap: { source: string; code: string } | undefined;

/** Built as for readers, again only when its source or what it is told of the site changed. */
async function loadBootstrap({ announcement }: SiteData): Promise<string> {
  const text = await readFile(path.join(PROJECT_ROOT, "src/app/bootstrap.ts"), "utf8");
  const source = text + Boolean(announcement);
  if (bootstrap?.source !== source) bootstrap = { source, code: await buildBootstrap({ announcement }) };
  return bootstrap.code;
}

function send(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
