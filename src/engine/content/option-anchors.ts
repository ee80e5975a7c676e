/** Where each option has its words: the address of its section on the options page that readers should use. */
import Slugger from "github-slugger";
import { withBase } from "../../shared/paths.ts";
import type { Site } from "./load-site.ts";

export type OptionHrefs = Record<string, string>;

export function listOptionHrefs({ docs, config }: Pick<Site, "docs" | "config">): OptionHrefs {
  const pages = docs.flatMap(({ optionsDocId, versions }) =>
    versions.filter(({ isLast }) => isLast).flatMap((version) => version.docs.filter(({ id }) => id === optionsDocId)),
  );
  return Object.fromEntries(
    pages.flatMap(({ path, parsed }) =>
      Object.entries(findAnchors(parsed.body)).map(([name, id]) => [name, `${withBase(config.baseUrl, path)}#${id}`]),
    ),
  );
}

/** The id of the heading above each `:::option`. */
export function findAnchors(body: string): Record<string, string> {
  const slugger = new Slugger();
  const anchors: Record<string, string> = {};
  let id = "";
  for (const [, heading, explicit, option] of body.matchAll(
    /^#{2,6} +(.*?)(?: *\{#([^\s{}#]+)[^{}]*\})?$|^:::+option\{[^}]*\bname="(\w+)"/gm,
  )) {
    if (option) anchors[option] = id;
    else id = explicit ?? slugger.slug(heading!.replaceAll("`", ""));
  }
  return anchors;
}
