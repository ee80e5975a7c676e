/** Writes each page as an HTML document and as data. The not-found page has no data, because no link of the app leads to it. */
import { pathToFileURL } from "node:url";
import { getDataFile, getHtmlFile } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { DocumentSite } from "../../shared/site.ts";
import { once } from "../base/once.ts";
import type { KeyedFiles, OutputFile } from "../base/output-file.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import { renderPageData } from "../pages/page-data.ts";
import { describeParts, renderPage, type DocumentAssets, type Renderer } from "../pages/render.ts";
import { planSearchPreload } from "../pages/preload.ts";

/**
 * A doc should cost readers at most 20 KB with the headers of the response (1.2 to 1.3 KB, most of it the hashes of the policy), as long
 * as the app is not loaded.
 */
const DOC_LIMIT = 18.5 * 1024;

export interface DescribedPage {
  /** Path inside the site, which determines the names of the files. */
  path: string;
  /** The source file whose history tells when the page was changed. */
  file: string;
  /** A page that is one of many is without its Markdown, which would fill the memory. */
  page: Page;
  complete(): Page;
  /** Hash of everything that the complete page is made of. */
  key: string;
  /** Tags (`table`) and classes (`.tabs`) in its compiled Markdown, which decide what styles it needs. */
  names: ReadonlySet<string>;
}

interface EmitInput {
  pages: Pick<DescribedPage, "path" | "complete" | "key" | "names">[];
  site: DocumentSite;
  assets: DocumentAssets & Pick<Bundle, "getStyles">;
  /** Called when there is a page to render. */
  loadRenderer(): Promise<Renderer>;
}

/** The number of pages that are rendered at a time. All at once would not fit into memory if there are thousands. */
const BATCH_SIZE = 50;

export function* emitPages({ pages, loadRenderer, ...context }: EmitInput): Generator<KeyedFiles[]> {
  const renderer = once(loadRenderer);
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    yield pages.slice(start, start + BATCH_SIZE).map((page) => ({
      // The build id stands for the site's data, too.
      key: `page ${context.assets.buildId} ${page.key}`,
      make: async () => emitPage(page, { ...context, renderer: await renderer() }),
    }));
  }
}

async function emitPage(
  { path, complete, names }: EmitInput["pages"][number],
  { site, assets, renderer }: Omit<EmitInput, "pages" | "loadRenderer"> & { renderer: Renderer },
): Promise<OutputFile[]> {
  const page = await renderer.renderSlots({ site, page: complete() });
  const frame = site.announcement ? [".announcement"] : [];
  const styles = assets.getStyles(describeParts(page), new Set([...names, ...frame]));
  const document = {
    path: getHtmlFile(path),
    contents: await renderPage({ site, page, styles, assets, renderApp: renderer.renderApp }),
    styles,
    script: planSearchPreload(page, site, assets.search)?.script,
    ...(page.kind === "doc" && { limit: DOC_LIMIT }),
  };
  const data = { path: getDataFile(path), contents: renderPageData(page, assets.buildId) };
  return page.kind === "not-found" ? [document] : [document, data];
}

export async function loadRenderer({ serverEntry }: { serverEntry: string }): Promise<Renderer> {
  return (await import(pathToFileURL(serverEntry).href)) as Renderer;
}
