import { getDataFile, getHtmlFile } from "../../shared/paths.ts";
import type { Page } from "../../shared/page.ts";
import type { SiteData } from "../../shared/site.ts";
import type { OutputFile } from "../base/output-file.ts";
import { renderPage, renderPageData, type DocumentAssets, type RenderApp } from "../pages/render.ts";

/** With the headers of the answer, a doc that nobody touches is to weigh no more than 20 KB. */
const DOC_LIMIT = 18.75 * 1024;

type TextFile = OutputFile & { contents: string };

interface EmitInput {
  /** With the path inside the site, which names the files. */
  pages: { path: string; page: Page }[];
  site: SiteData;
  assets: DocumentAssets;
  renderApp: RenderApp;
}

/** Each page as a document and as data. The not-found page is a document only: nobody navigates to it. */
export async function emitPages({ pages, site, assets, renderApp }: EmitInput): Promise<TextFile[]> {
  const files = await Promise.all(
    pages.map(async ({ path, page }) => {
      const document = {
        path: getHtmlFile(path),
        contents: await renderPage({ site, page, assets, renderApp }),
        ...(page.kind === "doc" && { limit: DOC_LIMIT }),
      };
      const data = { path: getDataFile(path), contents: renderPageData(page, assets.buildId) };
      return page.kind === "not-found" ? [document] : [document, data];
    }),
  );
  return files.flat();
}
