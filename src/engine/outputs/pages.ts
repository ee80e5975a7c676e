/** Writes each page as an HTML document and as data. The not-found page has no data, because no link of the app leads to it. */
import { pathToFileURL } from "node:url";
import { getDataFile, getHtmlFile } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { DocumentSite } from "../../shared/site.ts";
import type { OutputFile } from "../base/output-file.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import { describeParts, renderPage, renderPageData, type DocumentAssets, type Renderer } from "../pages/render.ts";

/** A doc should cost readers at most 20 KB with the headers of the response, as long as the app is not loaded. */
const DOC_LIMIT = 18.75 * 1024;

export interface DescribedPage {
  /** Path inside the site, which determines the names of the files. */
  path: string;
  /** The source file whose history tells when the page was changed. */
  file: string;
  page: Page;
  /** Tags (`table`) and classes (`.tabs`) in its compiled Markdown, which decide what styles it needs. */
  names: ReadonlySet<string>;
}

interface EmitInput {
  pages: Pick<DescribedPage, "path" | "page" | "names">[];
  site: DocumentSite;
  assets: DocumentAssets & Pick<Bundle, "getStyles">;
  renderer: Renderer;
}

/** The number of pages that are rendered at a time. All at once would not fit into memory if there are thousands. */
const BATCH_SIZE = 50;

export async function* emitPages({ pages, ...context }: EmitInput): AsyncGenerator<OutputFile[]> {
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    const batch = pages.slice(start, start + BATCH_SIZE);
    yield (await Promise.all(batch.map((page) => emitPage(page, context)))).flat();
  }
}

async function emitPage(
  { path, page: described, names }: EmitInput["pages"][number],
  { site, assets, renderer }: Omit<EmitInput, "pages">,
): Promise<OutputFile[]> {
  const page = await renderer.renderComponents({ site, page: described });
  const frame = site.announcement ? [".announcement"] : [];
  const styles = assets.getStyles(describeParts(page), new Set([...names, ...frame]));
  const document = {
    path: getHtmlFile(path),
    contents: await renderPage({ site, page, styles, assets, renderApp: renderer.renderApp }),
    styles,
    ...(page.kind === "doc" && { limit: DOC_LIMIT }),
  };
  const data = { path: getDataFile(path), contents: renderPageData(page, assets.buildId) };
  return page.kind === "not-found" ? [document] : [document, data];
}

export async function loadRenderer({ serverEntry }: { serverEntry: string }): Promise<Renderer> {
  return (await import(pathToFileURL(serverEntry).href)) as Renderer;
}
