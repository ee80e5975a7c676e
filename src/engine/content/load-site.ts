/** Loads everything that can be known about a site without compiling its Markdown. All outputs are made from this value. */
import path from "node:path";
import { applyTrailingSlash, resolveHref } from "../../shared/paths.ts";
import type { DocumentSite } from "../../shared/site.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadOptionHistory, type OptionHistory } from "../formatter/option-history.ts";
import type { Redirect } from "../host/redirects.ts";
import { gatherAll, raise, type Problem } from "../base/problems.ts";
import { loadBlog, type Blog } from "./blog.ts";
import { describeSite } from "./describe-site.ts";
import type { DocReader } from "./doc-reader.ts";
import { loadDocs, type BuildMode, type DocsPlugin } from "./docs.ts";
import { pageSchema, parsePage, type PageFrontMatter, type ParsedFile } from "./front-matter.ts";
import { loadHistory } from "./history.ts";
import { readFiles } from "../base/read-files.ts";
import { markTrials, readCatalogue } from "./plugin-catalogue.ts";
import { loadRedirects } from "./redirects.ts";
import { listReleases } from "./releases.ts";
import { loadShowcase, type Showcase } from "./showcase.ts";

export interface PlainSource {
  path: string;
  parsed: ParsedFile<PageFrontMatter>;
}

export interface Site {
  root: string;
  mode: BuildMode;
  config: SiteConfig;
  data: DocumentSite;
  docs: DocsPlugin[];
  blog?: Blog;
  plainPages: PlainSource[];
  showcase?: Showcase;
  /** The path inside the site, by Markdown file. */
  routes: Record<string, string>;
  /** The ISO date of the last commit, by file. Empty if there is no history. */
  history: Record<string, string>;
  redirects: Redirect[];
  /** The line of each redirect in its file. */
  redirectLines?: number[];
  /** The versions in which options of the formatter were added or changed. */
  optionHistory: OptionHistory;
}

interface LoadOptions {
  /** Problems of single files are noted here, so that the others can be checked as well. Without it, they are thrown. */
  found?: Problem[];
  reader?: DocReader;
}

export async function loadSite(
  root: string,
  config: SiteConfig,
  mode: BuildMode,
  { found, reader }: LoadOptions = {},
): Promise<Site> {
  const context = { root, config, mode };
  const loading = { ...context, found, reader };
  const [docs, blog, plainPages, showcase, history, redirects, options] = await gatherAll([
    gatherAll(config.docs.map((each) => loadDocs(each, loading))),
    config.blog && loadBlog(config.blog, loading),
    config.pages ? loadPlainPages(loading, config.pages) : [],
    config.data && loadShowcase(root, config.data, found),
    loadHistory(root),
    config.redirects ? loadRedirects(root, config.redirects, found) : [],
    loadOptionHistory(root),
  ]);
  raise(options.problems, found);
  const hasPlayground = docs.some(({ versions }) => versions.some(({ formatter }) => formatter));
  const { offered } = hasPlayground ? await readCatalogue({ root, ...config.playground }) : { offered: [] };
  const sources = [
    ...docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.docs)),
    ...(blog?.posts ?? []),
    ...plainPages,
  ];
  return {
    ...context,
    data: describeSite(config, docs, { hasReleases: listReleases(blog).length > 0, found }),
    docs,
    plainPages,
    history,
    // Targets get their trailing slash here, so that no second redirect is needed to add it.
    redirects: redirects.map(({ from, to }) => ({ from, to: resolveHref(to, { ...config, baseUrl: "/" }) })),
    redirectLines: redirects.map(({ line }) => line),
    optionHistory: options.history,
    routes: Object.fromEntries(sources.map((source) => [source.parsed.file, source.path])),
    ...(blog && { blog }),
    ...(showcase && { showcase: { ...showcase, projects: markTrials(showcase.projects, offered) } }),
  };
}

async function loadPlainPages(
  { root, config, mode, found }: Pick<Site, "root" | "config" | "mode"> & { found: Problem[] | undefined },
  dir: string,
): Promise<PlainSource[]> {
  const results = readFiles(root, dir, ".md").map((file) => parsePage(file, pageSchema));
  raise(
    results.flatMap((result) => result.problems),
    found,
  );
  return results
    .map(({ parsed }) => parsed)
    .filter((parsed) => mode === "dev" || !parsed.frontMatter.draft)
    .map((parsed) => {
      const id = path.posix.relative(dir, parsed.file).replace(/\.md$/, "");
      return { path: applyTrailingSlash(id === "index" ? "/" : `/${id}/`, config.trailingSlash), parsed };
    });
}
