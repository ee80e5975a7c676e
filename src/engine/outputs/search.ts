/** The records of search: one file for each docs version (with the pages that belong to none), one for the posts. */
import { getDocsTag, getSearchFile, POSTS_TAG } from "../../shared/search-files.ts";
import type { SearchFile, SearchPage } from "../../shared/search.ts";
import type { Site } from "../content/load-site.ts";
import type { CliFlag } from "../formatter/cli-help.ts";
import { loadFlagHistory } from "../formatter/flag-history.ts";
import type { OutputFile } from "../base/output-file.ts";
import { listDocs, listOtherPages, listPosts, type CompiledFiles } from "./search-pages.ts";

export interface SearchInput {
  compiled: CompiledFiles;
  buildId: string;
  /** The flags of a formatter package. */
  loadFlags(formatter: string): Promise<CliFlag[]>;
}

export async function emitSearch(site: Site, input: SearchInput): Promise<OutputFile[]> {
  const files = await listSearchFiles(site, input);
  return files.map((file) => ({ path: getSearchFile(file.tag), contents: JSON.stringify(file) }));
}

export async function listSearchFiles(site: Site, input: SearchInput): Promise<SearchFile[]> {
  const { compiled, buildId, loadFlags } = input;
  const { i18n, data } = site.config;
  const history = await loadFlagHistory(site.root, data);
  const others = listOtherPages(site, compiled);
  const create = (tag: string, pages: SearchPage[]): SearchFile => ({
    buildId,
    language: i18n.locales[i18n.defaultLocale]!.htmlLang,
    tag,
    pages,
  });
  const versions = site.docs.flatMap(({ pluginId, versions }) => versions.map((version) => ({ pluginId, version })));
  const docs = versions.map(async ({ pluginId, version }) => {
    const knowledge = { history, flags: version.formatter ? await loadFlags(version.formatter) : [] };
    const pages = [...listDocs(site, { version, compiled, knowledge }), ...others];
    return { ...create(getDocsTag(pluginId, version.name), pages), version: version.label };
  });
  // A site without docs keeps its other pages where its posts are.
  const posts = [...listPosts(site, compiled), ...(versions.length === 0 ? others : [])];
  return [...(await Promise.all(docs)), create(POSTS_TAG, posts)];
}
