/** Describes pages for search engines, in the vocabulary of schema.org. */
import type { DocPage, Page, PostPage } from "../../shared/page.ts";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { getCardUrl } from "../../shared/head.ts";
import { alignAddress, isSamePath } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";

type Thing = Record<string, unknown>;

interface Crumb {
  name: string;
  /** Absent for the page itself. */
  path?: string;
}

export function describeThings(page: Page, site: SiteData): Thing[] {
  if (page.noindex) return [];
  switch (page.kind) {
    case "home":
      return [describeWebSite(site, page.description)];
    case "doc":
      return [describeBreadcrumbs(site, listDocCrumbs(page, site))];
    case "post":
      return [describePost(page, site), describeBreadcrumbs(site, listPostCrumbs(page, site))];
    default:
      return [];
  }
}

function describeWebSite(site: SiteData, description: string): Thing {
  const search = new URL(site.search.path, site.url).href;
  return {
    "@type": "WebSite",
    name: site.title,
    url: new URL(site.baseUrl, site.url).href,
    description,
    potentialAction: {
      "@type": "SearchAction",
      target: `${search}?q={query}`,
      "query-input": "required name=query",
    },
  };
}

function describePost(page: PostPage, site: SiteData): Thing {
  const url = new URL(page.path, site.url).href;
  return {
    "@type": "BlogPosting",
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    datePublished: page.date,
    image: getCardUrl(page, site),
    author: page.authors.map(({ name, href }) => ({
      "@type": "Person",
      name,
      ...(href && { url: new URL(href, site.url).href }),
    })),
    ...(page.tags && { keywords: page.tags.map(({ label }) => label) }),
    publisher: { "@type": "Organization", name: site.title, url: new URL(site.baseUrl, site.url).href },
  };
}

function describeBreadcrumbs(site: SiteData, crumbs: Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path && { item: new URL(path, site.url).href }),
    })),
  };
}

/** Version, categories, page. Only the last one may lack an address, so categories without a page are left out. */
function listDocCrumbs(page: DocPage, site: SiteData): Crumb[] {
  const version = site.docs
    .find(({ pluginId }) => pluginId === page.pluginId)
    ?.versions.find(({ name }) => name === page.version.name);
  const root = version && !isSamePath(version.path, page.path) ? [{ name: site.title, path: version.path }] : [];
  return [...root, ...findCategories(page.sidebar, page.path), { name: page.title }];
}

function findCategories(items: SidebarItem[], path: string): Crumb[] {
  for (const item of items) {
    if (item.type === "link" || (item.href && isSamePath(item.href, path)) || !contains(item.items, path)) continue;
    return [...(item.href ? [{ name: item.label, path: item.href }] : []), ...findCategories(item.items, path)];
  }
  return [];
}

function contains(items: SidebarItem[], path: string): boolean {
  return items.some(
    (item) => (item.href && isSamePath(item.href, path)) || (item.type === "category" && contains(item.items, path)),
  );
}

function listPostCrumbs(page: PostPage, site: SiteData): Crumb[] {
  return [{ name: site.blog.title, path: alignAddress(site.blog.path, site) }, { name: page.title }];
}
