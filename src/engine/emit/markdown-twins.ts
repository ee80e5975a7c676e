import { getMarkdownFile } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../content/markdown/context.ts";
import type { OutputFile } from "../output.ts";

/** Each doc as Markdown for people and programs who would rather read that: examples expanded, links absolute. */
export function emitMarkdownTwins(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const docs = site.docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.docs));
  return docs.map((doc) => {
    const { title, description } = doc.parsed.frontMatter;
    const body = compiled.get(doc.parsed.file)!.twin.replace(/\]\((\/[^)\s]*)/g, `](${site.config.url}$1`);
    return { path: getMarkdownFile(doc.path), contents: `# ${title}\n\n> ${description}\n\n${body}` };
  });
}
