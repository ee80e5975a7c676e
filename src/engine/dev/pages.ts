/** Pages and their data for the dev server: made for each request, with errors shown by file and line. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import type { Page } from "../../shared/page.ts";
import type { SiteData } from "../../shared/site.ts";
import { isSamePath, stripBase, stripHtmlSuffix } from "../../shared/paths.ts";
import { CLIENT_ENTRY, PLAYGROUND_ENTRY } from "../bundle/chunks.ts";
import { buildBootstrap, buildPreload } from "../bundle/scripts.ts";
import { PLAYGROUND_STYLES } from "../bundle/styles.ts";
import type { Cache } from "../base/cache.ts";
import { explainCauses } from "../base/problems.ts";
import type { Site } from "../content/load-site.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import { renderPlaygroundPage, type RenderPlayground } from "../playground/page.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { getContentType, UNKNOWN_TYPE } from "../host/content-types.ts";
import { normalizePath, readTarget } from "../host/request-target.ts";
import { renderErrorPage } from "./error-page.ts";
import { DEV_BUILD_ID, type DevSite } from "./site.ts";
import { listPageStyles } from "./styles.ts";
import { renderPageData } from "../pages/page-data.ts";
import { describeParts, renderPage, type DevParts, type Renderer } from "../pages/render.ts";

const HALF_WRITTEN_MS = 100;
const DATA_SUFFIX = ".page.json";
const DEV_SCRIPT = '<script type="module" src="/src/app/dev.ts"></script>\n';

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

export async function answerPage(exchange: Exchange, context: DevContext): Promise<void> {
  const { vite } = context;
  try {
    // A page may be asked for while a file is half written.
    await tryAnswer(exchange, context).catch(() => wait(HALF_WRITTEN_MS).then(() => tryAnswer(exchange, context)));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    printOnce(error instanceof Error ? explainCauses(error) : String(error));
    send(exchange.res, 500, "text/html", renderErrorPage(error, vite.config.base));
  }
}

async function tryAnswer({ req, res, next }: Exchange, context: DevContext): Promise<void> {
  const { devSite } = context;
  const { originalUrl = req.url ?? "/" } = req as { originalUrl?: string };
  const pathname = normalizePath(readTarget(originalUrl).path);
  if (pathname === undefined) return send(res, 400, "text/plain", "Bad request");
  const site = await devSite.load();
  const sitePath = stripBase(site.data.baseUrl, pathname);
  if (sitePath === undefined) return next();
  if (sitePath.endsWith(DATA_SUFFIX)) return await answerData(res, sitePath, context);
  // Pages have no type that their addresses say.
  const type = sitePath.endsWith(".html") ? UNKNOWN_TYPE : getContentType(sitePath);
  const file = type === UNKNOWN_TYPE ? undefined : await devSite.findFile(sitePath);
  if (file) return send(res, 200, type, file.contents);
  const { status, html } = isSamePath(sitePath, PLAYGROUND_PATH)
    ? { status: 200, html: await makePlayground(site, context) }
    : await makePage(sitePath, site, context);
  printed = "";
  send(res, status, "text/html", html);
}

/** A page is asked for more than once: by the server when it starts, by the reader, by the app. */
let printed = "";

function printOnce(message: string): void {
  if (message !== printed) console.error(message);
  printed = message;
}

async function answerData(res: ServerResponse, sitePath: string, { vite, devSite }: DevContext): Promise<void> {
  const page = await findPage(
    stripHtmlSuffix(sitePath.replace(DATA_SUFFIX, ".html")),
    await loadRenderer(vite),
    devSite,
  );
  if (page) send(res, 200, "application/json", renderPageData(page, DEV_BUILD_ID));
  else send(res, 404, "text/plain", "Not found");
}

async function makePage(sitePath: string, site: Site, { vite, devSite }: DevContext) {
  const renderer = await loadRenderer(vite);
  const found = await findPage(sitePath, renderer, devSite);
  // Every site has a not-found page.
  const page = found ?? (await findPage("/404", renderer, devSite))!;
  const styles = await listPageStyles(vite, describeParts(page));
  const assets = {
    buildId: DEV_BUILD_ID,
    dev: await makeHead(
      vite,
      styles.map(linkStyles).join("") + DEV_SCRIPT + (await renderWarnings(page.path, site, devSite)),
    ),
    bootstrap: await loadBootstrap(site.data),
    getScripts: () => [site.data.baseUrl + CLIENT_ENTRY],
  };
  return {
    status: found ? 200 : 404,
    html: await renderPage({ site: site.data, page, styles: "", assets, renderApp: renderer.renderApp }),
  };
}

async function loadRenderer(vite: ViteDevServer): Promise<Renderer> {
  return (await vite.ssrLoadModule("/src/app/server.tsx")) as unknown as Renderer;
}

async function findPage(sitePath: string, { renderSlots }: Renderer, devSite: DevSite): Promise<Page | undefined> {
  const page = await devSite.findPage(sitePath);
  return page && renderSlots({ site: (await devSite.load()).data, page });
}

/** `app/dev.ts` shows them. */
async function renderWarnings(address: string, { data }: Site, devSite: DevSite): Promise<string> {
  const warnings = await devSite.listWarnings(stripBase(data.baseUrl, address) ?? "/");
  const json = JSON.stringify(warnings).replaceAll("<", "\\u003c");
  return warnings.length > 0 ? `<script type="application/json" id="dev-warnings">${json}</script>\n` : "";
}

async function makePlayground(site: Site, { vite, devSite, cache }: DevContext): Promise<string> {
  const { renderPlayground } = (await vite.ssrLoadModule("/src/playground/server.tsx")) as {
    renderPlayground: RenderPlayground;
  };
  const base = site.data.baseUrl;
  const assets = {
    bootstrap: await loadBootstrap(site.data),
    preload: await buildPreload(),
    styles: "",
    scripts: [base + PLAYGROUND_ENTRY],
    dev: await makeHead(vite, linkStyles(PLAYGROUND_STYLES)),
    plugins: await devSite.loadPlugins(),
  };
  return renderPlaygroundPage({ site, cache, getCompiled: devSite.compileFile, renderPlayground, assets });
}

/** The tags with Vite's own scripts. Vite sees nothing else of a page, because it would add the base path to addresses that have it. */
async function makeHead(vite: ViteDevServer, tags: string): Promise<DevParts> {
  const html = await vite.transformIndexHtml("/", `<html><head>${tags}</head></html>`);
  const head = /<head>([^]*)<\/head>/.exec(html)?.[1] ?? "";
  return { head, nonce: vite.config.html?.cspNonce ?? "" };
}

function linkStyles(file: string): string {
  return `<link rel="stylesheet" href="/${file}">\n`;
}

let bootstrap: { source: string; code: string } | undefined;

/** Built as for readers, but for the analytics, and again when its source or the configuration has changed. */
async function loadBootstrap({ announcement, colorMode }: SiteData): Promise<string> {
  const text = await readFile(path.join(PROJECT_ROOT, "src/app/bootstrap.ts"), "utf8");
  const source = text + Boolean(announcement) + colorMode.disableSwitch;
  if (bootstrap?.source !== source)
    bootstrap = { source, code: await buildBootstrap({ colorMode, ...(announcement && { announcement }) }) };
  return bootstrap.code;
}

function send(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
