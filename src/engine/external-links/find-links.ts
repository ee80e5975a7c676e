/** Finds the links to other sites in the texts, the data and the configuration. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readFiles } from "../base/read-files.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { listNodes } from "../markdown/tree.ts";

export interface ExternalLink {
  /** Without the part after `#`, because servers never see that. */
  url: string;
  /** `content/docs/stable/cli.md:12`, for every place that links to it. */
  places: string[];
}

interface FoundUrl {
  url: string;
  place: string;
}

/** Addresses that exist only in examples. */
const EXAMPLES = /^(localhost|127\.|.*\.(test|example|invalid|local)$|(.*\.)?example\.(com|org|net)$)/;

export async function findExternalLinks(root: string): Promise<ExternalLink[]> {
  const markdown = readFiles(root, "content", ".md");
  const data = readFiles(root, "content", ".yml");
  const config = await readFile(path.join(root, "site.config.ts"), "utf8");
  const found = [
    ...markdown.flatMap(({ file, text }) => listMarkdownUrls(file, text)),
    ...[...data, { file: "site.config.ts", text: config }].flatMap(({ file, text }) => listQuotedUrls(file, text)),
  ];
  return groupByUrl(found);
}

/** Links of the text alone: those in code are examples. */
export function listMarkdownUrls(file: string, text: string): FoundUrl[] {
  return listNodes(parseMarkdown(text)).flatMap(({ node }) => {
    const url = "url" in node && node.type !== "image" ? node.url : "";
    return /^https?:/.test(url) ? [{ url, place: `${file}:${node.position?.start.line ?? 1}` }] : [];
  });
}

/** Data and configuration: an address ends at a space, a quote or a bracket. */
export function listQuotedUrls(file: string, text: string): FoundUrl[] {
  return text.split("\n").flatMap((line, index) => {
    const urls = [...line.matchAll(/https?:\/\/[^\s"'`<>()[\]{}\\]+/g)];
    return urls.map(([url]) => ({ url: url.replace(/[.,;]$/, ""), place: `${file}:${index + 1}` }));
  });
}

export function groupByUrl(found: FoundUrl[]): ExternalLink[] {
  const byUrl = new Map<string, string[]>();
  for (const { url, place } of found) {
    if (!URL.canParse(url) || EXAMPLES.test(new URL(url).hostname)) continue;
    const asked = url.replace(/#.*$/, "");
    byUrl.set(asked, [...(byUrl.get(asked) ?? []), place]);
  }
  return [...byUrl].map(([url, places]) => ({ url, places }));
}
