/** Plans the users page, single Markdown pages, the search page, the not-found page and the offline page. */
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import { OFFLINE_LABELS } from "../../shared/labels/offline-labels.ts";
import type { NavLink } from "../../shared/page.ts";
import { NOT_FOUND_PATH, OFFLINE_PATH, applyTrailingSlash, resolveHref, withBase } from "../../shared/paths.ts";
import { listLinks } from "../content/navigation.ts";
import type { Site } from "../content/load-site.ts";
import { resolveWordLinks } from "../content/page-words.ts";
import { createSource, getLatestFormatter, resolveImages, type PagePlan } from "./page-plan.ts";

export function planPlainPages(site: Site): PagePlan[] {
  return site.plainPages.map(({ path, parsed }) => {
    const { title, description, unlisted } = parsed.frontMatter;
    return {
      path,
      file: parsed.file,
      sources: [createSource(site, parsed, { formatter: getLatestFormatter(site) })],
      describe: ([compiled]) => ({
        kind: "plain",
        path: withBase(site.config.baseUrl, path),
        title,
        description,
        html: { body: compiled?.html ?? "" },
        toc: compiled?.toc ?? [],
        ...(unlisted && { noindex: true }),
      }),
    };
  });
}

export const USERS_PATH = "/users/";

export function planUsers(site: Site): PagePlan[] {
  const { showcase, config } = site;
  if (!showcase) return [];
  const path = applyTrailingSlash(USERS_PATH, config.trailingSlash);
  return [
    {
      path,
      file: `${config.data}/users.yml`,
      sources: [],
      describe: () => ({
        kind: "users",
        path: withBase(config.baseUrl, path),
        title: BUILD_LABELS.usersTitle(config.title),
        description: BUILD_LABELS.usersDescription(config.title),
        html: {},
        users: showcase.users.map((user) => resolveImages(user, site.data)),
        words: resolveWordLinks(showcase.words.users, site.data),
        surveys: showcase.words.surveys,
      }),
    },
  ];
}

export function planSearch(site: Site): PagePlan {
  const { config } = site;
  const path = applyTrailingSlash(config.search.path, config.trailingSlash);
  return {
    path,
    file: "site.config.ts",
    sources: [],
    describe: () => ({
      kind: "search",
      path: withBase(config.baseUrl, path),
      title: BUILD_LABELS.searchPageTitle,
      description: BUILD_LABELS.searchDescription,
      withoutScript: BUILD_LABELS.searchWithoutScript,
      html: {},
      noindex: true,
      sections: listSections(site),
    }),
  };
}

export function planNotFound(site: Site): PagePlan {
  return {
    path: NOT_FOUND_PATH,
    file: "site.config.ts",
    sources: [],
    describe: () => ({
      kind: "not-found",
      path: withBase(site.config.baseUrl, NOT_FOUND_PATH),
      title: BUILD_LABELS.notFoundTitle,
      description: BUILD_LABELS.notFoundDescription,
      html: {},
      noindex: true,
    }),
  };
}

export function planOffline({ config }: Site): PagePlan[] {
  if (!config.offline) return [];
  const path = applyTrailingSlash(OFFLINE_PATH, config.trailingSlash);
  return [
    {
      path,
      file: "site.config.ts",
      sources: [],
      describe: () => ({
        kind: "offline",
        path: withBase(config.baseUrl, path),
        title: OFFLINE_LABELS.offlineTitle,
        description: OFFLINE_LABELS.offlineDescription,
        html: {},
        noindex: true,
      }),
    },
  ];
}

/** All pages of the site as a list: the released docs by category, then single pages, then posts. */
function listSections(site: Site): { label: string; links: NavLink[] }[] {
  const toLink = (link: NavLink): NavLink => ({ label: link.label, href: resolveHref(link.href, site.data) });
  const released = site.docs.flatMap((plugin) => plugin.versions).filter((version) => version.isLast);
  const docs = released.flatMap((version) =>
    Object.values(version.sidebars)
      .flat()
      .map((item) => ({
        label: item.label,
        links: listLinks(item.type === "category" ? item.items : [item]).map(toLink),
      })),
  );
  const pages = site.plainPages
    .filter((page) => !page.parsed.frontMatter.unlisted)
    .map((page) => toLink({ label: page.parsed.frontMatter.title, href: page.path }));
  const posts = (site.blog?.posts ?? [])
    .filter((post) => !post.parsed.frontMatter.unlisted)
    .map((post) => toLink({ label: post.parsed.frontMatter.title, href: post.path }));
  return [...docs, { label: LABELS.pages, links: pages }, { label: LABELS.blog, links: posts }].filter(
    (section) => section.links.length > 0,
  );
}
