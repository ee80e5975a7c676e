/** Turns the configuration into the data that the app needs on every page, with all links resolved. */
import { alignAddress, resolveHref, withBase, type AddressRules } from "../../shared/paths.ts";
import type { NavbarItem, NavbarItemConfig, VersionTargets } from "../../shared/navbar-items.ts";
import type { DocumentSite, SearchSettings } from "../../shared/site.ts";
import { suggest } from "../base/explain.ts";
import { raise, type Problem } from "../base/problems.ts";
import type { SiteConfig } from "../config/schema.ts";
import { findFirstLink } from "./navigation.ts";
import type { DocsPlugin, DocsVersion } from "./docs.ts";

export const MANIFEST_FILE = "site.webmanifest";
export const SEARCH_DESCRIPTION_FILE = "opensearch.xml";

interface DescribeOptions {
  hasReleases?: boolean;
  /** Where problems are noted. Without it, they are thrown. */
  found?: Problem[] | undefined;
}

export function describeSite(config: SiteConfig, docs: DocsPlugin[], options: DescribeOptions = {}): DocumentSite {
  const { hasReleases = false, found } = options;
  const base = config.baseUrl;
  const plainPaths = config.plainPaths.map((path) => withBase(base, path));
  const rules = { ...config, plainPaths };
  const toHref = (href: string) => resolveHref(href, rules);
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: base,
    favicon: toHref(config.favicon),
    ...(config.app && {
      app: {
        themeColor: config.app.themeColor,
        touchIcon: toHref(config.app.touchIcon),
        manifest: toHref(`/${MANIFEST_FILE}`),
      },
    }),
    trailingSlash: config.trailingSlash,
    titleDelimiter: config.titleDelimiter,
    locale: config.i18n.defaultLocale,
    locales: config.i18n.locales,
    navbar: {
      title: config.navbar.title,
      hideOnScroll: config.navbar.hideOnScroll,
      items: resolveNavbar(config.navbar.items, { docs, toHref, found }),
    },
    footer: {
      note: config.footer.note,
      groups: config.footer.groups.map((group) => ({
        title: group.title,
        links: group.links.map(({ label, href, image }) => ({
          label,
          href: toHref(href),
          ...(image && { image: { ...image, src: toHref(image.src) } }),
        })),
      })),
    },
    ...(config.announcement && {
      announcement: { ...config.announcement, html: alignLinks(config.announcement.html, rules) },
    }),
    colorMode: config.colorMode,
    docs: docs.map((plugin) => ({
      pluginId: plugin.pluginId,
      path: toHref(plugin.path),
      versions: plugin.versions.map(({ name, label, isLast, path, mainDocId, draftIds }) => ({
        name,
        label,
        isLast,
        path: toHref(path),
        mainDocId,
        ...(draftIds.length > 0 && { draftIds }),
      })),
    })),
    blog: {
      path: withBase(base, config.blog?.path ?? "/blog"),
      title: config.blog?.title ?? "",
      sidebarTitle: config.blog?.sidebarTitle ?? "",
      ...(hasReleases && { hasReleases }),
    },
    search: describeSearch(config.search, toHref),
    ...(config.analytics && { analytics: config.analytics }),
    plainPaths,
    offline: config.offline,
    eagerStart: config.eagerStart,
  };
}

/** Only the trailing slashes are aligned, because authors of HTML write the base path themselves. */
function alignLinks(html: string, rules: AddressRules): string {
  return html.replace(
    /(<a\b[^>]*\shref=")([^"]*)/g,
    (_, start: string, href: string) => start + alignAddress(href, rules),
  );
}

/** The detour through JSON removes the settings that are undefined. */
function describeSearch({ path, hosted, ...search }: SiteConfig["search"], toHref: ToHref): SearchSettings {
  const settings = { ...search, path: toHref(path), ...(hosted && { hosted }) };
  return JSON.parse(JSON.stringify(settings)) as SearchSettings;
}

type ToHref = (href: string) => string;

interface NavbarContext {
  docs: DocsPlugin[];
  toHref: ToHref;
  found: Problem[] | undefined;
}

function resolveNavbar(items: NavbarItemConfig[], { docs, toHref, found }: NavbarContext): NavbarItem[] {
  const problems: Problem[] = [];
  const resolved = items.flatMap((item, index) => {
    try {
      return resolveNavbarItem(item, docs, toHref);
    } catch (error) {
      if (!(error instanceof TargetError)) throw error;
      problems.push({ file: "site.config.ts", path: ["navbar", "items", index, error.field], message: error.message });
      return [];
    }
  });
  raise(problems, found);
  return resolved;
}

/** Says that a field of an item names something that does not exist. */
class TargetError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

function resolveNavbarItem(item: NavbarItemConfig, docs: DocsPlugin[], toHref: ToHref): NavbarItem {
  switch (item.type) {
    case "default":
      return {
        ...item,
        href: toHref(item.href),
        ...(item.activeBase && { activeBase: toHref(item.activeBase) }),
      };
    case "dropdown":
      return { ...item, items: item.items.map((link) => ({ ...link, href: toHref(link.href) })) };
    case "doc": {
      const { docId, ...rest } = item;
      const plugin = getPlugin(item.pluginId, docs);
      return { ...rest, targets: getTargets(plugin, toHref, (version) => getDocPath(version, docId)) };
    }
    case "docSidebar": {
      const plugin = getPlugin(item.pluginId, docs);
      return { ...item, targets: getTargets(plugin, toHref, (version) => getSidebarPath(version, item.sidebarId)) };
    }
    case "docsVersion":
    case "docsVersionDropdown":
      getPlugin(item.pluginId, docs);
      return item;
    // No default: the compiler asks what a new type has to resolve.
    case "localeDropdown":
    case "search":
    case "html":
      return item;
  }
}

function getPlugin(pluginId: string, docs: DocsPlugin[]): DocsPlugin {
  const plugin = docs.find((each) => each.pluginId === pluginId);
  if (plugin) return plugin;
  throw new TargetError(
    "pluginId",
    `the docs plugin "${pluginId}" is not enabled. Available: ${docs.map((each) => each.pluginId).join(", ") || "none"}.`,
  );
}

/** The target of an item may be missing in some versions, but not in all of them. */
function getTargets(plugin: DocsPlugin, toHref: ToHref, getPath: (version: DocsVersion) => string): VersionTargets {
  const errors: unknown[] = [];
  const targets: VersionTargets = {};
  for (const version of plugin.versions) {
    try {
      targets[version.name] = toHref(getPath(version));
    } catch (error) {
      errors.push(error);
    }
  }
  if (Object.keys(targets).length === 0) throw errors[0];
  return targets;
}

function getDocPath(version: DocsVersion, docId: string): string {
  const doc = version.docs.find((each) => each.id === docId);
  if (doc) return doc.path;
  const ids = version.docs.map((each) => each.id);
  throw new TargetError(
    "docId",
    `no doc with the id "${docId}" in version "${version.name}". ${suggest(docId, ids)} Available ids: ${ids.join(", ")}.`,
  );
}

function getSidebarPath(version: DocsVersion, sidebarId: string): string {
  const sidebar = version.sidebars[sidebarId];
  const first = sidebar && findFirstLink(sidebar);
  if (first) return first.href;
  const ids = Object.keys(version.sidebars);
  throw new TargetError(
    "sidebarId",
    `no sidebar with the id "${sidebarId}" in version "${version.name}". ${suggest(sidebarId, ids)} Available ids: ${ids.join(", ")}.`,
  );
}
