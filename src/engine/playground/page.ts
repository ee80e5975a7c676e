/** The playground's document: what the page must know, as data, and the markup that the browser first shows. */
import type { PlainPage } from "../../shared/page.ts";
import { applyTrailingSlash, resolveHref, withBase } from "../../shared/paths.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import type { Cache } from "../base/cache.ts";
import type { Site } from "../content/load-site.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { loadFormatter } from "../formatter/load-formatter.ts";
import { embedJson, renderDocument, type DevParts } from "../pages/render.ts";
import { describeFormatter, listFormatters, type DescribeInput } from "./formatters.ts";
import type { LoadedPlugins } from "./plugins/load-plugins.ts";
import { describePlugins } from "./plugins/plugin-files.ts";
import { describeMinors, listOlder } from "./releases/offered.ts";

/** What `src/playground/server.tsx` makes of the data, and of the output of its sample. */
export type RenderPlayground = (
  data: unknown,
  format: (code: string, parser: string) => Promise<string>,
) => Promise<{
  title: string;
  description: string;
  html: string;
  noScript: { text: string; link: string };
  sampleFiles: string[];
}>;

interface PlaygroundAssets {
  bootstrap: string;
  preload: string;
  /** The entry and what it imports at once. */
  scripts: string[];
  /** None while developing, where it is not bundled. */
  worker?: string;
  styles: string;
  plugins: LoadedPlugins;
  /** Further markup for the head while developing. */
  dev?: DevParts;
}

interface RenderInput {
  site: Site;
  cache: Cache;
  getCompiled: DescribeInput["getCompiled"];
  assets: PlaygroundAssets;
  renderPlayground: RenderPlayground;
}

export async function renderPlaygroundPage({
  site,
  cache,
  getCompiled,
  assets,
  renderPlayground,
}: RenderInput): Promise<string> {
  const { baseUrl, colorMode, title: siteTitle } = site.data;
  const docs = site.docs.flatMap((plugin) => plugin.versions.filter((version) => version.isLast))[0];
  const formatters = listFormatters(site);
  const data = {
    siteTitle,
    home: baseUrl,
    offline: site.config.offline,
    docs: docs && resolveHref(docs.path, site.data),
    formatters: await Promise.all(formatters.map((name) => describeFormatter(name, { site, cache, getCompiled }))),
    // The page has only their names; `getReleaseFile` has the rest.
    releases: (await listOlder(site)).map(({ name, version }) => ({ name, version })),
    ...(await describeMinors(site)),
    ...describePlugins(assets.plugins),
    colorMode,
  };
  // The page must be drawn from what the browser will read, and JSON has no infinite numbers.
  const { title, description, html, noScript, sampleFiles } = await renderPlayground(
    JSON.parse(JSON.stringify(data)),
    // `!`: a site has a playground only if its docs name a formatter.
    async (code, parser) => (await (await loadFormatter(formatters[0]!)).format(code, { parser })).formatted,
  );
  const cli = resolveHref(docs?.docs.find((doc) => doc.id === "cli")?.path ?? docs?.path ?? "/", site.data);
  const path = withBase(baseUrl, applyTrailingSlash(PLAYGROUND_PATH, site.data.trailingSlash));
  const page: PlainPage = { kind: "plain", path, title, description, html: {}, toc: [] };
  return renderDocument({
    site: site.data,
    page,
    styles: assets.styles,
    bootstrap: assets.bootstrap,
    links: assets.worker ? listEarlyFiles(assets.scripts, assets.worker) : [],
    preload: {
      script: assets.preload,
      settings: { "data-when": SHOWS_SAMPLE, ...(assets.worker && { "data-modules": sampleFiles.join(" ") }) },
    },
    settings: { "data-app": assets.scripts.join(" "), "data-eager": "true" },
    dev: assets.dev,
    body: `<noscript><div class="without-script"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(noScript.text)} <a href="${escapeHtml(cli)}">${escapeHtml(noScript.link)}</a>.</p></div></noscript>
<div id="app" class="needs-js">${html}</div>
<script type="application/json" id="playground-data">${embedJson(data)}</script>`,
  });
}

/** Addresses that bring no code, no plugin and no other version. */
const SHOWS_SAMPLE = "^(?!.*(#|plugin=|version=))";

/** Every reader needs these first. Asked for by the HTML, they do not wait for each other. */
function listEarlyFiles(scripts: string[], worker: string): Record<string, string>[] {
  return [...scripts, worker].map((href) => ({ rel: "modulepreload", href }));
}
