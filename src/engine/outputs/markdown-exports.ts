/** The Markdown exports: each doc and post as a Markdown file, with expanded examples and absolute links. */
import { getMarkdownFile } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import type { OutputFile } from "../base/output-file.ts";

export interface ExportedPage {
  path: string;
  parsed: { file: string; frontMatter: { title: string; description: string } };
}

export function emitMarkdownExports(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const docs = site.docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.docs));
  return [...docs, ...(site.blog?.posts ?? [])].map((source) => ({
    path: getMarkdownFile(source.path),
    contents: renderMarkdownExport(source, compiled),
  }));
}

export function renderMarkdownExport({ parsed }: ExportedPage, compiled: Map<string, Compiled>): string {
  const { title, description } = parsed.frontMatter;
  return `# ${title}\n\n> ${description}\n\n${compiled.get(parsed.file)?.markdown ?? ""}`;
}
