/** Checks of what is around the pages: links and HTML of the configuration and of the data, and pages that nothing leads to. */
import type { SiteConfig } from "../../config/schema.ts";
import { comparablePath, resolveHref } from "../../../shared/paths.ts";
import type { Problem } from "../../base/problems.ts";
import type { Site } from "../../content/load-site.ts";
import { listWordLinks } from "../../content/page-words.ts";
import { findHtmlMistakes } from "../../markdown/checks/check-html.ts";
import { listTags, type Tag } from "../../markdown/checks/html-tags.ts";
import type { PlacedLink } from "./check-links.ts";
import { USERS_PATH } from "../other-pages.ts";

const FILE = "site.config.ts";

/** The links of the navbar, the footer and the announcement. */
export function listConfiguredLinks({ config }: Site): PlacedLink[] {
  const { navbar, footer } = config;
  const hrefs: [href: string, place: PropertyKey[]][] = [
    ...navbar.items.flatMap((item, index): [string, PropertyKey[]][] => {
      const place = ["navbar", "items", index];
      if ("href" in item) return [[resolveHref(item.href, config), [...place, "href"]]];
      if (!("items" in item)) return [];
      return item.items.map(({ href }, at) => [resolveHref(href, config), [...place, "items", at, "href"]]);
    }),
    ...footer.groups.flatMap(({ links }, group) =>
      links.map(({ href }, index): [string, PropertyKey[]] => [
        resolveHref(href, config),
        ["footer", "groups", group, "links", index, "href"],
      ]),
    ),
    ...findConfiguredHtml(config).links,
  ];
  return hrefs.map(([href, place]) => ({ href, line: 0, file: FILE, page: "/", place }));
}

/** The links in the data files that are not part of a Markdown text. */
export function listDataLinks({ showcase, config }: Site): PlacedLink[] {
  if (!showcase) return [];
  const { languages, words, getLine } = showcase;
  return [
    ...languages.flatMap(({ nameLink }, index) => {
      const line = getLine.languages([index, "nameLink"]);
      return nameLink
        ? [{ href: resolveHref(nameLink, config), line, file: `${config.data}/languages.yml`, page: "/" }]
        : [];
    }),
    ...listWordLinks(words).map(({ href, place }) => ({
      href: resolveHref(href, config),
      line: getLine.pages(place),
      file: `${config.data}/pages.yml`,
      page: place[0] === "users" ? USERS_PATH : "/",
    })),
  ];
}

/** Writers of HTML in the configuration write the base path themselves. */
export function findConfiguredHtml({ navbar, announcement }: SiteConfig): {
  links: [href: string, place: PropertyKey[]][];
  mistakes: Problem[];
} {
  const pieces: { tags: Tag[]; place: PropertyKey[] }[] = [
    ...navbar.items.flatMap((item, index) =>
      item.type === "html" ? [{ tags: listTags(item.value), place: ["navbar", "items", index, "value"] }] : [],
    ),
    ...(announcement ? [{ tags: listTags(announcement.html), place: ["announcement", "html"] }] : []),
  ];
  return {
    links: pieces.flatMap(({ tags, place }) =>
      tags.flatMap(({ name, attributes }): [string, PropertyKey[]][] => {
        const href = name === "a" ? attributes.get("href") : undefined;
        return href === undefined ? [] : [[href, place]];
      }),
    ),
    mistakes: pieces.flatMap(({ tags, place }) =>
      findHtmlMistakes(tags).map(({ message }) => ({ file: FILE, path: place, message })),
    ),
  };
}

/** What can be built, but is probably not what was meant. */
export function findSiteOversights({ docs, config }: Site, paths: string[]): Problem[] {
  const problems: Problem[] = docs.flatMap(({ versions, sidebarFile }) =>
    versions.flatMap((version) =>
      version.docs
        .filter(({ sidebar, parsed }) => !sidebar && !parsed.frontMatter.unlisted)
        .map(({ id, parsed }) => ({
          file: parsed.file,
          line: 1,
          message: `no sidebar names this doc: add "${id}" to ${sidebarFile ?? "the sidebar file"}, or set unlisted: true`,
        })),
    ),
  );
  if (!paths.some((path) => comparablePath(path) === "/")) {
    const pages = config.pages ?? "content/pages";
    const message = `the site has no page at ${config.baseUrl}: add ${pages}/index.md, or set "data" for a home page`;
    problems.push({ file: FILE, path: [config.pages ? "pages" : "data"], message });
  }
  return problems;
}
