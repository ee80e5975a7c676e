/** `renderPage`: a described page to the HTML document that a reader gets in one request. */
import { getHeadTags } from "../shared/head.ts";
import { LABELS } from "../shared/labels.ts";
import type { Page, PageData, PageKind } from "../shared/page.ts";
import type { SiteData } from "../shared/site.ts";

export type RenderApp = (input: { site: SiteData; page: Page }) => Promise<string>;

export interface DocumentAssets {
  buildId: string;
  getStyles(kind: PageKind): string;
  bootstrap: string;
  getScripts(kind: PageKind): string[];
  /** Further markup for the head while developing. */
  devHead?: string;
}

interface RenderInput {
  site: SiteData;
  page: Page;
  assets: DocumentAssets;
  renderApp: RenderApp;
}

export async function renderPage({ site, page, assets, renderApp }: RenderInput): Promise<string> {
  const appHtml = await renderApp({ site, page });
  const { htmlLang, direction } = site.locales[site.locale]!;
  const mode = site.colorMode.defaultMode;
  const choice = site.colorMode.respectSystem && !site.colorMode.disableSwitch ? "system" : mode;
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" data-theme="${mode}" data-theme-choice="${choice}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${site.favicon}">
${renderHead(page, site)}
${assets.devHead ?? ""}<style>${assets.getStyles(page.kind)}</style>
<script${renderAttributes(getBootstrapSettings(page, site, assets))}>${assets.bootstrap}</script>
</head>
<body>
${page.kind === "home" ? renderBaseUrlBanner(site.baseUrl) : ""}<div id="app">${appHtml}</div>
<script type="application/json" id="page-data">${embedJson({ buildId: assets.buildId, page: { ...page, html: {} } })}</script>
</body>
</html>
`;
}

export function renderPageData(page: Page, buildId: string): string {
  return JSON.stringify({ buildId, page } satisfies PageData);
}

function renderHead(page: Page, site: SiteData): string {
  const { title, tags } = getHeadTags(page, site);
  const rendered = tags.map(({ tag, attrs }) => `<${tag} data-head${renderAttributes(attrs)}>`);
  return [`<title>${escapeHtml(title)}</title>`, ...rendered].join("\n");
}

/** Read by `app/bootstrap.ts`, which is the same on every page so that one hash covers it. */
function getBootstrapSettings(page: Page, site: SiteData, { getScripts }: DocumentAssets): Record<string, string> {
  const { colorMode, announcement } = site;
  return {
    "data-app": getScripts(page.kind).join(" "),
    "data-default-mode": colorMode.defaultMode,
    ...(colorMode.respectSystem && { "data-respect-system": "" }),
    ...(colorMode.disableSwitch && { "data-disable-switch": "" }),
    ...(announcement && { "data-announcement-id": announcement.id }),
    ...(site.eagerStart && { "data-eager": "" }),
    ...(page.kind === "home" && { "data-home": "", "data-base": site.baseUrl }),
  };
}

/** Shown by the bootstrap when the site was built for another address than the one it is served from. */
function renderBaseUrlBanner(base: string): string {
  return `<div id="base-url-banner" class="base-url-banner" role="alert" hidden>
<p><strong>${LABELS.baseUrlTitle}</strong></p>
<p>${LABELS.baseUrlConfigured} <code>${escapeHtml(base)}</code></p>
<p>${LABELS.baseUrlProbable} <code id="base-url-suggestion"></code></p>
</div>
`;
}

/** `<` would end the script element if it came as part of `</script>`. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function renderAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
