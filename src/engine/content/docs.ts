/** Loads the docs: their versions, Markdown files and sidebars. */
import path from "node:path";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { applyTrailingSlash } from "../../shared/paths.ts";
import type { DocsConfig, SiteConfig } from "../config/schema.ts";
import { gatherAll, raise, type Problem } from "../base/problems.ts";
import { readDoc, type DocReader } from "./doc-reader.ts";
import type { DocFrontMatter, ParsedFile } from "./front-matter.ts";
import { getFolderStart, listFiles, readSource } from "../base/read-files.ts";
import { requireValid } from "../base/yaml.ts";
import { createSidebar, findUnknownIds, listDocIds, parseSidebars, type SidebarEntries } from "./sidebars.ts";

export type BuildMode = "build" | "dev";

export interface DocEntry {
  id: string;
  /** Path inside the site, without the base path. */
  path: string;
  sidebar?: string;
}

export interface DocSource extends DocEntry {
  parsed: ParsedFile<DocFrontMatter>;
  label: string;
  /** Describes every option of the formatter. */
  isOptionsPage?: boolean;
}

export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: DocSource[];
  draftIds: string[];
  sidebars: Record<string, SidebarItem[]>;
  formatter?: string;
}

export interface DocsPlugin {
  pluginId: string;
  path: string;
  editUrl?: string;
  /** The file that names the docs of its sidebars. */
  sidebarFile?: string;
  versions: DocsVersion[];
}

interface LoadContext {
  root: string;
  config: SiteConfig;
  mode: BuildMode;
  /** Where problems are noted. Without it, they are thrown. */
  found?: Problem[] | undefined;
  /** Knows docs of the build before. */
  reader?: DocReader | undefined;
}

export async function loadDocs(docs: DocsConfig, context: LoadContext): Promise<DocsPlugin> {
  const source = await readSource(context.root, docs.sidebars).catch(() => undefined);
  if (!source) raise([{ file: docs.sidebars, message: "the sidebar file does not exist" }], context.found);
  const entries = source ? requireValid(parseSidebars(docs.sidebars, source.text), context.found, {}) : {};
  const versions = await gatherAll(docs.versions.map((version) => loadVersion(version, { ...context, docs, entries })));
  // All versions share the sidebar file, so an id in it is known if at least one version has the doc.
  const ids = versions.flatMap((version) => [...version.docs.map((doc) => doc.id), ...version.draftIds]);
  if (source) raise(findUnknownIds(entries, source, [...new Set(ids)]), context.found);
  return {
    pluginId: docs.pluginId,
    path: docs.path,
    versions,
    ...(docs.editUrl && { editUrl: docs.editUrl }),
    sidebarFile: docs.sidebars,
  };
}

interface VersionContext extends LoadContext {
  docs: DocsConfig;
  entries: SidebarEntries;
}

async function loadVersion(version: DocsConfig["versions"][number], context: VersionContext): Promise<DocsVersion> {
  const { config, docs, entries, mode } = context;
  const files = listFiles(context.root, version.dir, ".md");
  const sidebarsById = new Map(
    Object.entries(entries)
      .toReversed()
      .flatMap(([name, items]) => listDocIds(items).map((id) => [id, name] as const)),
  );
  const problems: Problem[] = [];
  const all: DocSource[] = [];
  const ids: string[] = [];
  const start = getFolderStart(version.dir);
  for (const file of files) {
    const id = file.slice(start.length, -".md".length);
    ids.push(id);
    const result = context.reader ? context.reader.read(file) : readDoc(context.root, file);
    problems.push(...result.problems);
    const { frontMatter } = result.parsed;
    const sidebar = sidebarsById.get(id);
    const docPath = id === docs.mainDocId ? version.path : path.posix.join(version.path, frontMatter.slug ?? id);
    all.push({
      id,
      path: applyTrailingSlash(docPath, config.trailingSlash),
      label: frontMatter.sidebarLabel ?? frontMatter.title,
      parsed: result.parsed,
      ...(sidebar && { sidebar }),
      ...(id === docs.optionsDocId && { isOptionsPage: true }),
    });
  }
  if (!ids.includes(docs.mainDocId)) {
    problems.push({ file: version.dir, message: `the main doc "${docs.mainDocId}.md" is missing` });
  }
  raise(problems, context.found);

  const isHidden = (doc: DocSource) => mode === "build" && doc.parsed.frontMatter.draft;
  const shown = all.filter((doc) => !isHidden(doc));
  const byId = new Map(
    shown.map((doc) => [doc.id, { label: doc.label, path: doc.path, unlisted: doc.parsed.frontMatter.unlisted }]),
  );
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: version.path,
    mainDocId: docs.mainDocId,
    docs: shown,
    draftIds: all.filter((doc) => doc.parsed.frontMatter.draft).map((doc) => doc.id),
    sidebars: Object.fromEntries(Object.entries(entries).map(([name, items]) => [name, createSidebar(items, byId)])),
    ...(version.formatter && { formatter: version.formatter }),
  };
}
