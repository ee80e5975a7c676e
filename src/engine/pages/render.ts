/** Renders a described page as an HTML document. It needs no other request to be readable. */
import { listComponents } from "../../shared/components.ts";
import { getHeadTags } from "../../shared/head.ts";
import { PAUSE, PAUSE_SCRIPT } from "../../shared/constants.ts";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import type { Page, PageKind } from "../../shared/page.ts";
import type { DocumentSite, SiteData } from "../../shared/site.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { PageParts, SearchAssets } from "../bundle/load-bundle.ts";
import { getDefaultLocale } from "../config/define-site.ts";
import { SEARCH_DESCRIPTION_FILE } from "../content/describe-site.ts";
import { listOrigins, renderPolicy } from "../host/policy.ts";
import { createEmbeddedData } from "./page-data.ts";
import { pauseParser } from "./parser-pauses.ts";
import { listSearchLinks, planSearchPreload, type Link, type Preload } from "./preload.ts";
import { describeThings } from "./structured-data.ts";

/** The functions of `app/server.tsx`. */
export interface Renderer {
  renderApp: RenderApp;
  /** Renders what is plain HTML in the browser: what does not react to readers, and the components in Markdown. */
  renderSlots(input: { site: SiteData; page: Page }): Promise<Page>;
}

export type RenderApp = (input: { site: DocumentSite; page: Page }) => Promise<string>;

export interface DocumentAssets {
  buildId: string;
  /** Addresses of style sheets that the app would load although the document has their styles inline. */
  getStyleFiles?(page: PageParts): string[];
  getScripts(page: PageParts): string[];
  /** Address of the style sheet that the app loads when it starts. None while developing. */
  appSheet?: string;
  bootstrap: string;
  /** None while developing, where nothing is bundled. */
  search?: SearchAssets;
  /** What the dev server adds. */
  dev?: DevParts;
}

export interface DevParts {
  /** Markup of the head. */
  head: string;
  /** Marks the scripts and styles in it and those that they add, so that the policy of the site lets them pass. */
  nonce: string;
}

interface RenderInput {
  site: DocumentSite;
  page: Page;
  /** Inlined into the document. */
  styles: string;
  assets: DocumentAssets;
  renderApp: RenderApp;
}

/** Readers come to these pages for what only the app can show: results, what is kept, and pages that resemble an address. */
const EAGER_KINDS: PageKind[] = ["search", "offline", "not-found"];

export async function renderPage({ site, page, styles, assets, renderApp }: RenderInput): Promise<string> {
  const { announcement } = site;
  const parts = describeParts(page);
  const styleFiles = assets.getStyleFiles?.(parts) ?? [];
  const data = createEmbeddedData(page, assets.buildId);
  const app = pauseParser(await renderApp({ site, page }), page);
  const scripts = assets.getScripts(parts);
  return renderDocument({
    site,
    page,
    styles,
    bootstrap: assets.bootstrap,
    links: listSearchLinks(page, scripts, assets.appSheet),
    preload: planSearchPreload(page, site, assets.search),
    dev: assets.dev,
    settings: {
      "data-app": scripts.join(" "),
      // The search page has a link to it.
      ...(assets.appSheet && page.kind !== "search" && { "data-css": assets.appSheet }),
      ...(styleFiles.length > 0 && { "data-styles": styleFiles.join(" ") }),
      ...(announcement && { "data-announcement-id": announcement.id }),
      ...((site.eagerStart || EAGER_KINDS.includes(page.kind)) && { "data-eager": "true" }),
      ...(page.kind === "home" && { "data-base": site.baseUrl }),
    },
    notice: page.kind === "home" ? describeBaseUrl(site.baseUrl) : "",
    body: `<div id="app">${app}</div>${PAUSE}
<script type="application/json" id="page-data">${embedJson(data)}</script>`,
  });
}

export function describeParts(page: Page): PageParts {
  return { kind: page.kind, components: listComponents(page) };
}

interface DocumentParts {
  site: DocumentSite;
  page: Page;
  styles: string;
  bootstrap: string;
  /** Read by `app/bootstrap.ts`, which is the same on every page so that one hash covers it. */
  settings: Record<string, string>;
  /** To files that the page will need at once. */
  links?: Link[];
  /** Asks for further files. */
  preload?: Preload | undefined;
  /** Further text for readers to whom the page cannot react. */
  notice?: string;
  body: string;
  dev?: DevParts | undefined;
}

export function renderDocument(parts: DocumentParts): string {
  const { site, page, styles, bootstrap, settings, links = [], preload, notice = "", body, dev } = parts;
  const { defaultMode, respectSystem } = site.colorMode;
  const { htmlLang, direction } = getDefaultLocale({ defaultLocale: site.locale, locales: site.locales });
  const choice = respectSystem ? "system" : defaultMode;
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" data-theme="${defaultMode}" data-theme-choice="${choice}">
<head>
<meta charset="utf-8">
${renderPolicyMeta(parts)}<meta name="viewport" content="width=device-width, initial-scale=1">
${links.map((link) => `<link${renderAttributes(link)}>\n`).join("")}${preload ? renderPreload(preload) : ""}${renderHead(page, site)}
${renderIcons(site)}
${renderSearchLink(site)}${dev?.head ?? ""}<style>${styles}</style>
<script${renderAttributes(settings)}>${bootstrap}</script>
</head>
<body>
<div id="notice" role="alert" hidden>${notice}${LABELS.loadFailed} <button type="button" id="retry" class="button">${LABELS.retry}</button></div>
${body}
</body>
</html>
`;
}

/** For hosts that do not send our headers, which contain the same policy, and for the dev server, whose own parts it lets pass. */
function renderPolicyMeta({ site, styles, bootstrap, preload, dev }: DocumentParts): string {
  const origins = listOrigins(site);
  const policy = renderPolicy({
    scripts: [bootstrap, PAUSE_SCRIPT, ...(preload ? [preload.script] : [])],
    styles: [styles],
    // Vite tells changes through a socket.
    origins: dev ? { ...origins, connect: [...(origins.connect ?? []), "ws:"] } : origins,
    nonce: dev?.nonce,
  });
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">\n`;
}

function renderPreload({ script, settings }: Preload): string {
  return `<script${renderAttributes(settings)}>${script}</script>\n`;
}

function renderHead(page: Page, site: SiteData): string {
  const { title, tags } = getHeadTags(page, site);
  const rendered = tags.map(({ tag, attrs }) => `<${tag} data-head${renderAttributes(attrs)}>`);
  return [`<title>${escapeHtml(title)}</title>`, ...rendered, ...renderThings(page, site)].join("\n");
}

/** `data-head` marks tags that belong to one page, so that the app removes them when the reader leaves the page. */
function renderThings(page: Page, site: SiteData): string[] {
  return describeThings(page, site).map(
    (thing) =>
      `<script data-head type="application/ld+json">${embedJson({ "@context": "https://schema.org", ...thing })}</script>`,
  );
}

/** With this link, browsers can offer to search the site from their address bar. */
function renderSearchLink({ title, baseUrl }: SiteData): string {
  const href = baseUrl + SEARCH_DESCRIPTION_FILE;
  return `<link${renderAttributes({ rel: "search", type: "application/opensearchdescription+xml", title, href })}>`;
}

/** These are the same on every page, so they have no `data-head` and the app does not change them. */
function renderIcons({ favicon, app }: DocumentSite): string {
  const tags = [`<link${renderAttributes({ rel: "icon", href: favicon })}>`];
  if (app) {
    const { touchIcon, manifest, themeColor } = app;
    tags.push(
      `<link${renderAttributes({ rel: "apple-touch-icon", href: touchIcon })}>`,
      `<link${renderAttributes({ rel: "manifest", href: manifest })}>`,
      ...Object.entries(themeColor).map(
        ([mode, content]) =>
          `<meta${renderAttributes({ name: "theme-color", media: `(prefers-color-scheme: ${mode})`, content })}>`,
      ),
    );
  }
  return tags.join("\n");
}

/** For sites that are served from another path than the one they were built for. The bootstrap fills in the probable one. */
function describeBaseUrl(base: string): string {
  return `<div id="base-url-banner"><p><strong>${BUILD_LABELS.baseUrlTitle}</strong></p>
<p>${BUILD_LABELS.baseUrlConfigured} <code>${escapeHtml(base)}</code></p>
<p>${BUILD_LABELS.baseUrlProbable} <code id="path"></code></p></div>`;
}

/** Escapes `<`, because the text `</script>` would end the script element. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function renderAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");
}
