/** The pages of a site as search knows them: docs, posts, and everything else that a reader may look for by name. */
import { LABELS } from "../../shared/labels.ts";
import type { SidebarItem } from "../../shared/page.ts";
import { isSamePath, resolveHref, withBase } from "../../shared/paths.ts";
import { SEARCH_WORDS } from "../../shared/search-words.ts";
import type { SearchPage, SearchSection } from "../../shared/search.ts";
import type { PostSource } from "../content/blog.ts";
import type { DocsVersion } from "../content/docs.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import { listLinks } from "../content/navigation.ts";
import { PLAYGROUND_PATH } from "../playground/page.ts";
import { describeSections, describeWords, type FlagKnowledge } from "./search-sections.ts";

export type CompiledFiles = Map<string, Compiled>;

interface DocsInput {
  version: DocsVersion;
  compiled: CompiledFiles;
  knowledge: FlagKnowledge;
}

export function listDocs(site: Site, { version, compiled, knowledge }: DocsInput): SearchPage[] {
  const shown = version.docs.filter((doc) => !doc.parsed.frontMatter.unlisted);
  return shown.map((doc) => ({
    path: withBase(site.config.baseUrl, doc.path),
    title: doc.parsed.frontMatter.title,
    description: doc.parsed.frontMatter.description,
    kind: "guide",
    area: findCategory(version.sidebars[doc.sidebar ?? ""] ?? [], doc.path) ?? SEARCH_WORDS.docs,
    sections: describeSections(compiled.get(doc.parsed.file)!.sections, knowledge),
  }));
}

export function listPosts(site: Site, compiled: CompiledFiles): SearchPage[] {
  const posts = (site.blog?.posts ?? []).filter((post) => !post.parsed.frontMatter.unlisted);
  return posts.map((post) => ({
    path: withBase(site.config.baseUrl, post.path),
    title: post.parsed.frontMatter.title,
    description: post.parsed.frontMatter.description,
    kind: post.parsed.frontMatter.version ? "note" : "page",
    area: LABELS.blog,
    date: post.date,
    sections: withVersion(describeWords(compiled.get(post.parsed.file)!.sections), post),
  }));
}

/** A release post is called by its version: 3.6.0 and 3.6. */
function withVersion([first, ...others]: SearchSection[], { parsed }: PostSource): SearchSection[] {
  const { version } = parsed.frontMatter;
  const names = version && [version, version.replace(/\.0$/, "")];
  return [{ ...(first ?? { text: "" }), ...(names && { names }) }, ...others];
}

/** What is neither a doc nor a post: found by its title and description, single Markdown pages also by their words. */
export function listOtherPages(site: Site, compiled: CompiledFiles): SearchPage[] {
  const { config, showcase, blog } = site;
  const create = (path: string, title: string, description: string): SearchPage => ({
    path: resolveHref(path, site.data),
    title,
    description,
    kind: "page",
    area: LABELS.pages,
    sections: [{ text: "" }],
  });
  const plain = site.plainPages.filter((page) => !page.parsed.frontMatter.unlisted);
  const hasPlayground = site.docs.some((plugin) => plugin.versions.some((version) => version.formatter));
  return [
    ...plain.map(({ path, parsed }) => ({
      ...create(path, parsed.frontMatter.title, parsed.frontMatter.description),
      sections: describeWords(compiled.get(parsed.file)!.sections),
    })),
    ...(showcase ? [create("/", config.title, config.description)] : []),
    ...(showcase ? [create("/users/", LABELS.usersTitle, LABELS.usersDescription)] : []),
    ...(hasPlayground ? [create(PLAYGROUND_PATH, SEARCH_WORDS.playground, SEARCH_WORDS.playgroundDescription)] : []),
    ...(blog ? [create(blog.config.path, blog.config.title, blog.config.description)] : []),
    ...(blog ? [create(`${blog.config.path}/archive`, LABELS.archive, LABELS.archiveDescription)] : []),
    ...(blog ? [create(`${blog.config.path}/authors`, LABELS.authors, LABELS.authorsDescription)] : []),
  ];
}

function findCategory(items: SidebarItem[], path: string): string | undefined {
  return items.find((item) => listLinks([item]).some((link) => isSamePath(link.href, path)))?.label;
}
