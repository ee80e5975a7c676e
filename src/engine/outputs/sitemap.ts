/** `sitemap.xml` lists the pages for search engines with the dates of their last change, and `robots.txt` says where the sitemap is. */
import type { Page } from "../../shared/page.ts";
import { withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { OutputFile } from "../base/output-file.ts";

export interface SitemapInput {
  /** The source file whose history tells when the page was changed. */
  file: string;
  page: Page;
}

export function emitSitemap(site: Site, pages: SitemapInput[], others: { path: string }[] = []): OutputFile[] {
  const { url, baseUrl } = site.config;
  const entries = [
    ...pages
      .filter(({ page }) => !page.noindex)
      .map(({ file, page }) => ({ path: page.path, date: getLastChange(page, site.history[file]) })),
    ...others.map(({ path }) => ({ path: withBase(baseUrl, path), date: undefined })),
  ];
  const lines = entries.map(({ path, date }) => {
    const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
    return `<url><loc>${escapeHtml(new URL(path, url).href)}</loc>${lastmod}</url>\n`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</urlset>
`;
  return [
    { path: "sitemap.xml", contents: sitemap },
    {
      path: "robots.txt",
      contents: `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBase(baseUrl, "/sitemap.xml")}\n`,
    },
  ];
}

/** A list of posts changes with its newest post. Without a history there is no date, because a wrong one would be worse. */
function getLastChange(page: Page, committed: string | undefined): string | undefined {
  switch (page.kind) {
    case "post":
      return committed ?? page.date;
    case "blog-list":
      return page.posts[0]?.date;
    case "archive":
      return page.years[0]?.posts[0]?.date;
    case "author":
      return page.author.posts[0]?.date;
    default:
      return committed;
  }
}
