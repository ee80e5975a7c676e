/** Each doc and post as Markdown for people and programs who would rather read that: examples expanded, links absolute. */
import { getMarkdownFile, withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import type { OutputFile } from "../base/output-file.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { flattenContainers } from "./plain-containers.ts";

export interface TwinSource {
  path: string;
  parsed: { file: string; frontMatter: { title: string; description: string } };
}

export function emitMarkdownTwins(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const docs = site.docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.docs));
  return [...docs, ...(site.blog?.posts ?? [])].map((source) => ({
    path: getMarkdownFile(source.path),
    contents: renderMarkdownTwin(site, source, compiled),
  }));
}

export function renderMarkdownTwin(site: Site, { path, parsed }: TwinSource, compiled: Map<string, Compiled>): string {
  const { title, description } = parsed.frontMatter;
  const pageUrl = site.config.url + withBase(site.config.baseUrl, path);
  const body = makeLinksAbsolute(flattenContainers(compiled.get(parsed.file)!.twin), pageUrl);
  return `# ${title}\n\n> ${description}\n\n${body}`;
}
