/** The search records: one file for each docs version, which also has the pages without a version, and one file for the posts. */
import path from "node:path";
import { getDocsTag, getSearchFile, getSearchFolder, POSTS_TAG } from "../../../shared/search/files.ts";
import type { SearchFile, SearchPage, SearchSection } from "../../../shared/search/records.ts";
import { getDefaultLocale } from "../../config/define-site.ts";
import type { Site } from "../../content/load-site.ts";
import type { CliFlag } from "../../formatter/cli-help.ts";
import { loadFlagHistory } from "../../formatter/option-history.ts";
import { hashOf } from "../../base/cache.ts";
import type { KeyedFiles, OutputFile } from "../../base/output-file.ts";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import { isSamePath, resolveHref, withBase } from "../../../shared/paths.ts";
import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import type { Blog, PostSource } from "../../content/blog.ts";
import type { DocsVersion } from "../../content/docs.ts";
import type { Compiled } from "../../markdown/context.ts";
import { listLinks } from "../../content/navigation.ts";
import { PLAYGROUND_PATH } from "../../../shared/playground-link.ts";
import { createRecords, type PlannedPage } from "./page-records.ts";
import { splitSearchFile } from "./split.ts";
import { addKeywords } from "./keywords.ts";
import { describeSections, describeWords, type FormatterKnowledge } from "./sections.ts";
import { NO_SCORES, readScores } from "./term-scores.ts";

interface SearchInput {
  compiled: CompiledFiles;
  buildId: string;
  /** The flags of a formatter package. */
  loadFlags(formatter: string): Promise<CliFlag[]>;
  /** Where what is known of large files is kept between builds. */
  store?: { dir: string; engineHash: string };
}

/** In characters of all pages. Above it, records are split. The first result of a search waits for those of the docs, which have a quarter compressed. */
const LONGEST_DOCS = 280_000;
const LONGEST_POSTS = 500_000;

/** A search file before its pages are described. */
interface PlannedFile extends Omit<SearchFile, "pages"> {
  pages: PlannedPage[];
}

export async function emitSearch(site: Site, input: SearchInput): Promise<(OutputFile | KeyedFiles)[]> {
  const files = await planSearchFiles(site, input);
  // The first result of a search waits for the docs, and most readers are in the docs of the last version.
  const last = new Set(
    site.docs.flatMap(({ pluginId, versions }) =>
      versions.filter(({ isLast }) => isLast).map(({ name }) => getDocsTag(pluginId, name)),
    ),
  );
  const getUse = (tag: string): OutputFile["use"] =>
    last.has(tag) ? "always" : tag === POSTS_TAG ? undefined : "often";
  return files.flatMap(({ file: { pages, ...file }, basis }): (OutputFile | KeyedFiles)[] => {
    const entry = { path: getSearchFile(file.tag), use: getUse(file.tag) };
    const records = createRecords(pages);
    const store = input.store && {
      basis: hashOf([input.store.engineHash, basis]),
      file: path.join(input.store.dir, "search-terms", file.tag),
    };
    const known = store ? readScores(store) : NO_SCORES;
    const length = records.reduce(
      (sum, each) => sum + (known.pages.get(each.key ?? "")?.[1] ?? each.getText().length),
      0,
    );
    const longest = file.tag === POSTS_TAG ? LONGEST_POSTS : LONGEST_DOCS;
    if (length <= longest)
      return [{ ...entry, contents: JSON.stringify({ ...file, pages: records.map((each) => each.getPage()) }) }];
    const folder = getSearchFolder(file.tag);
    const address = withBase(site.config.baseUrl, `/${folder}`);
    const { rest, files: parts } = splitSearchFile(file, { records, folder, address, known, store });
    return [{ ...entry, contents: JSON.stringify(rest) }, ...parts];
  });
}

/** Each file with what all of its pages depend on besides their keys. */
async function planSearchFiles(site: Site, input: SearchInput): Promise<{ file: PlannedFile; basis?: unknown }[]> {
  const { compiled, buildId, loadFlags } = input;
  const { i18n, data, search, title } = site.config;
  const { htmlLang } = getDefaultLocale(i18n);
  const history = await loadFlagHistory(site.root, data);
  const others = listOtherPages(site, compiled).map(planDescribed);
  const create = (tag: string, pages: PlannedPage[]): PlannedFile => ({
    buildId,
    language: htmlLang,
    tag,
    subject: title.toLowerCase(),
    ...(search.synonyms.length > 0 && { synonyms: search.synonyms }),
    pages,
  });
  const versions = site.docs.flatMap(({ pluginId, versions }) => versions.map((version) => ({ pluginId, version })));
  const docs = versions.map(async ({ pluginId, version }) => {
    const flags = version.formatter ? await loadFlags(version.formatter) : [];
    const knowledge = {
      subject: title,
      history,
      flags,
      languages: listLanguages(site),
      pluginLanguages: listPluginLanguages(site),
    };
    const pages = [...listDocs(site, { version, compiled, knowledge }), ...others];
    const file = { ...create(getDocsTag(pluginId, version.name), pages), version: version.label };
    const { languages, pluginLanguages } = knowledge;
    return { file, basis: { ...knowledge, languages: [...languages], pluginLanguages: [...pluginLanguages] } };
  });
  // In a site without docs, the file of the posts has the other pages.
  const posts = [...listPosts(site, compiled).map(planDescribed), ...(versions.length === 0 ? others : [])];
  return [...(await Promise.all(docs)), { file: create(POSTS_TAG, posts) }];
}

/** By the path of the Markdown file. */
type CompiledFiles = Map<string, Compiled>;

interface DocsInput {
  version: DocsVersion;
  compiled: CompiledFiles;
  knowledge: FormatterKnowledge;
}

function planDescribed(page: SearchPage): PlannedPage {
  return { path: page.path, describe: () => page };
}

function listDocs(site: Site, { version, compiled, knowledge }: DocsInput): PlannedPage[] {
  const shown = version.docs.filter((doc) => !doc.parsed.frontMatter.unlisted);
  return shown.map((doc) => {
    const { title, keywords } = doc.parsed.frontMatter;
    const page = {
      path: withBase(site.config.baseUrl, doc.path),
      title,
      kind: "guide" as const,
      area: findCategory(version.sidebars[doc.sidebar ?? ""] ?? [], doc.path) ?? SEARCH_WORDS.docs,
    };
    const key = compiled.get(doc.parsed.file)?.key;
    return {
      path: page.path,
      key: key && hashOf([page, keywords, key]),
      describe: () => ({
        ...page,
        sections: addKeywords(describeSections(getSections(compiled, doc), knowledge), doc.parsed),
      }),
    };
  });
}

function listPosts(site: Site, compiled: CompiledFiles): SearchPage[] {
  const posts = (site.blog?.posts ?? []).filter((post) => !post.parsed.frontMatter.unlisted);
  return posts.map((post) => ({
    path: withBase(site.config.baseUrl, post.path),
    title: post.parsed.frontMatter.title,
    kind: post.parsed.frontMatter.version ? "note" : "page",
    area: LABELS.blog,
    date: post.date,
    sections: addKeywords(addPostWords(describeWords(getSections(compiled, post)), post), post.parsed),
  }));
}

/** Readers look for a release post by its version, for example 3.6.0 or 3.6. Docs begin with what they are about, posts do not. */
function addPostWords(sections: SearchSection[], { parsed }: PostSource): SearchSection[] {
  const { version, description } = parsed.frontMatter;
  const [first, ...others] = addDescription(sections, description);
  const names = version && [version, version.replace(/\.0$/, "")];
  return [{ ...first, ...(names && { names }) }, ...others];
}

function addDescription([first, ...others]: SearchSection[], description: string): [SearchSection, ...SearchSection[]] {
  return [{ ...first, text: `${description}\n${first?.text ?? ""}` }, ...others];
}

/** Pages that are neither docs nor posts. They are found by title and description, and single Markdown pages also by their text. */
export function listOtherPages(site: Site, compiled: CompiledFiles): SearchPage[] {
  const { config, showcase, blog } = site;
  const create = (path: string, title: string, description: string): SearchPage => ({
    path: resolveHref(path, site.data),
    title,
    kind: "page",
    area: LABELS.pages,
    sections: [{ text: description }],
  });
  const plain = site.plainPages.filter((page) => !page.parsed.frontMatter.unlisted);
  const hasPlayground = site.docs.some((plugin) => plugin.versions.some((version) => version.formatter));
  return [
    ...plain.map((page) => ({
      ...create(page.path, page.parsed.frontMatter.title, page.parsed.frontMatter.description),
      sections: addKeywords(
        addDescription(describeWords(getSections(compiled, page)), page.parsed.frontMatter.description),
        page.parsed,
      ),
    })),
    ...(showcase ? [create("/", config.title, config.description)] : []),
    ...(showcase
      ? [create("/users/", BUILD_LABELS.usersTitle(config.title), BUILD_LABELS.usersDescription(config.title))]
      : []),
    ...(hasPlayground ? [create(PLAYGROUND_PATH, SEARCH_WORDS.playground, SEARCH_WORDS.playgroundDescription)] : []),
    ...(blog ? [create(blog.config.path, blog.config.title, blog.config.description)] : []),
    ...(blog
      ? [create(`${blog.config.path}/archive`, LABELS.archive, BUILD_LABELS.archiveDescription(config.title))]
      : []),
    ...(blog
      ? [create(`${blog.config.path}/authors`, LABELS.authors, BUILD_LABELS.authorsDescription(config.title))]
      : []),
    ...(blog && hasTags(blog)
      ? [create(`${blog.config.path}/tags`, LABELS.tags, BUILD_LABELS.tagsDescription(blog.config.title))]
      : []),
  ];
}

function hasTags({ posts }: Blog): boolean {
  return posts.some(({ parsed: { frontMatter } }) => frontMatter.tags.length > 0 && !frontMatter.unlisted);
}

/** The words in the names of the languages that the home page lists, in small letters. Those that plugins add link to the plugins. */
function listLanguages({ showcase }: Site): ReadonlySet<string> {
  const own = (showcase?.languages ?? []).filter(({ nameLink = "" }) => !nameLink.includes("plugins"));
  const names = own.flatMap(({ name, variants }) => [
    name,
    ...variants.map((variant) => variant.replace(/\]\(.*/, "")),
  ]);
  return new Set(names.flatMap((name) => name.toLowerCase().match(/[\w+#-]+/g) ?? []));
}

function listPluginLanguages({ showcase }: Site): ReadonlyMap<string, string[]> {
  const projects = (showcase?.projects ?? []).flatMap((list) => list.projects);
  return new Map(projects.map(({ name, languages = [] }) => [name.replaceAll("`", ""), languages]));
}

function getSections(compiled: CompiledFiles, { parsed }: { parsed: { file: string } }): Compiled["sections"] {
  return compiled.get(parsed.file)?.sections ?? [];
}

function findCategory(items: SidebarItem[], path: string): string | undefined {
  return items.find((item) => listLinks([item]).some((link) => isSamePath(link.href, path)))?.label;
}
