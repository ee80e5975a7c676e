/** The Markdown exports: each doc and post as a Markdown file, with expanded examples and absolute links. */
import { LABELS } from "../../shared/labels/labels.ts";
import { getMarkdownFile } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import { hashOf } from "../base/cache.ts";
import type { KeyedFiles } from "../base/output-file.ts";

export interface ExportedPage {
  path: string;
  parsed: { file: string; frontMatter: { title: string; description: string } };
}

export function emitMarkdownExports(site: Site, compiled: Map<string, Compiled>): KeyedFiles[] {
  const docs = site.docs.flatMap(({ versions }) =>
    versions.flatMap(({ docs: own, isLast, label }) =>
      own.map((source) => ({ source, ...(!isLast && { version: label }) })),
    ),
  );
  const posts = (site.blog?.posts ?? []).map((source) => ({ source }));
  return [...docs, ...posts].map(({ source, ...version }) => {
    const { title, description } = source.parsed.frontMatter;
    return {
      key: hashOf(["export", source.path, title, description, version, compiled.get(source.parsed.file)?.key]),
      make: async () => [
        { path: getMarkdownFile(source.path), contents: renderMarkdownExport(source, compiled, version) },
      ],
    };
  });
}

/** A page of another docs version than the latest names its `version`. */
export function renderMarkdownExport(
  { parsed }: ExportedPage,
  compiled: Map<string, Compiled>,
  { version }: { version?: string } = {},
): string {
  const { title, description } = parsed.frontMatter;
  return `# ${version ? LABELS.titleInVersion(title, version) : title}\n\n> ${description}\n\n${compiled.get(parsed.file)?.markdown ?? ""}`;
}
