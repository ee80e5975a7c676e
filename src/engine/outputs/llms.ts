/** `llms.txt` lists the docs of a version for language models, and `llms-full.txt` has all of these docs in one file. */
import type { SidebarItem } from "../../shared/sidebar.ts";
import { getMarkdownFile, isSamePath, withBase } from "../../shared/paths.ts";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import type { DocSource, DocsVersion } from "../content/docs.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import { listLinks } from "../content/navigation.ts";
import type { OutputFile } from "../base/output-file.ts";
import { renderMarkdownExport, type ExportedPage } from "./markdown-exports.ts";

/** The files of the released docs are at the root, where tools look for them. Other versions have their files beside their docs. */
export function emitLlms(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const { title } = site.config;
  const versions = site.docs.flatMap((plugin) => plugin.versions);
  const released = versions.filter((version) => version.isLast);
  const others = versions.filter((version) => !version.isLast);
  if (released.length === 0) return [];
  const links = others.map((version) => `- [${title} ${version.label}](${getUrl(site, `${version.path}llms.txt`)})`);
  return [
    ...emitVersions(site, { title, path: "/", versions: released, compiled, optional: [...listPosts(site), ...links] }),
    ...others.flatMap((version) =>
      emitVersions(site, {
        title: `${title} ${version.label}`,
        path: version.path,
        versions: [version],
        compiled,
        optional: [],
      }),
    ),
  ];
}

interface VersionInput {
  title: string;
  path: string;
  versions: DocsVersion[];
  compiled: Map<string, Compiled>;
  optional: string[];
}

function emitVersions(site: Site, { title, path, versions, compiled, optional }: VersionInput): OutputFile[] {
  const sections = versions.flatMap((version) => listSections(version));
  const list = sections.map(
    (section) => `## ${section.label}\n\n${section.docs.map((doc) => listDoc(site, doc)).join("\n")}\n`,
  );
  const more = optional.length > 0 ? [`## ${BUILD_LABELS.llmsOptional}\n\n${optional.join("\n")}\n`] : [];
  const docs = sections.flatMap((section) => section.docs);
  const full = docs.map((doc) => `<!-- ${getUrl(site, doc.path)} -->\n\n${renderMarkdownExport(doc, compiled)}`);
  const dir = path.slice(1);
  const head = `# ${title}\n\n> ${site.config.description}\n\n`;
  return [
    { path: `${dir}llms.txt`, contents: head + [...list, ...more].join("\n") },
    { path: `${dir}llms-full.txt`, contents: head + full.join("\n---\n\n") },
  ];
}

/** The docs in the order of the sidebar, without those that are unlisted or in no sidebar. */
function listSections(version: DocsVersion): { label: string; docs: DocSource[] }[] {
  const toDocs = (items: SidebarItem[]) =>
    listLinks(items).flatMap((link) => version.docs.find((doc) => isSamePath(doc.path, link.href)) ?? []);
  return Object.values(version.sidebars)
    .flat()
    .map((item) => ({ label: item.label, docs: toDocs([item]) }))
    .filter((section) => section.docs.length > 0);
}

function listPosts(site: Site): string[] {
  const posts = (site.blog?.posts ?? []).filter((post) => !post.parsed.frontMatter.unlisted);
  return posts.map((post) => listDoc(site, post));
}

function listDoc(site: Site, { path, parsed }: ExportedPage): string {
  const { title, description } = parsed.frontMatter;
  return `- [${title}](${getUrl(site, "/" + getMarkdownFile(path))}): ${description}`;
}

function getUrl({ config }: Site, path: string): string {
  return config.url + withBase(config.baseUrl, path);
}
