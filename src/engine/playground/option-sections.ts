/** How the options page of the docs groups the options, and where on it each one is. */
import { withBase } from "../../shared/paths.ts";
import type { DocsVersion } from "../content/docs.ts";
import type { Site } from "../content/load-site.ts";

export interface OptionSection {
  title: string;
  options: { name: string; href: string }[];
}

const SECTION = /^## (.+?)(?: \{#.*\})?$/;
const HEADING = /^###? .*?(?:\{#(\S+?)[\s}].*)?$/;
const OPTION = /^:::option\{.*?name="(\w+)"/;

/** The page of the version that documents this formatter; for others, the page of the released version. */
export function listOptionSections(site: Site, formatter: string): OptionSection[] {
  for (const { optionsDocId, versions } of site.docs) {
    const version =
      versions.find((each) => each.formatter === formatter) ?? versions.find((each) => each.isLast && each.formatter);
    const doc = findDoc(version, optionsDocId);
    if (doc) return readSections(doc.parsed.body, withBase(site.data.baseUrl, doc.path));
  }
  return [];
}

function findDoc(version: DocsVersion | undefined, id: string | undefined) {
  return version?.docs.find((doc) => doc.id === id);
}

export function readSections(markdown: string, href: string): OptionSection[] {
  const sections: OptionSection[] = [];
  let anchor: string | undefined;
  for (const line of markdown.split("\n")) {
    const title = SECTION.exec(line)?.[1];
    if (title) sections.push({ title, options: [] });
    if (HEADING.test(line)) anchor = HEADING.exec(line)![1];
    const name = OPTION.exec(line)?.[1];
    if (name) sections.at(-1)?.options.push({ name, href: anchor ? `${href}#${anchor}` : href });
  }
  return sections.filter((section) => section.options.length > 0);
}
