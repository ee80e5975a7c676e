/** What every page of the site shares, resolved for the app: every `href` and `path` is final (base path included). */
import type { NavbarItem } from "./navbar-items.ts";
import type { NavLink } from "./page.ts";
import type { TrailingSlash } from "./paths.ts";

export interface LocaleConfig {
  label: string;
  direction: "ltr" | "rtl";
  htmlLang: string;
  calendar: string;
  path: string;
  translate: boolean;
}

/** A docs version without its pages, which would be dead weight in every document. */
export interface VersionData {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  /** Docs that are no part of a build. Absent if there are none, because every page carries this. */
  draftIds?: string[];
}

export interface DocsPluginData {
  pluginId: string;
  path: string;
  versions: VersionData[];
}

export interface FooterLink extends NavLink {
  /** A local image shown instead of the label, which then is its text alternative. */
  image?: { src: string; width: number; height: number };
}

export interface HostedSearch {
  appId: string;
  /** Public: allows nothing but searching. */
  apiKey: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  host?: string;
}

export interface SearchSettings {
  path: string;
  indexName: string;
  suggestions: string[];
  reportUrl?: string;
  hosted?: HostedSearch;
  answers?: { url: string };
}

export interface SiteData {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  titleDelimiter: string;
  locale: string;
  locales: Record<string, LocaleConfig>;
  navbar: { title: string; hideOnScroll: boolean; items: NavbarItem[] };
  announcement?: { id: string; html: string; closeable: boolean };
  colorMode: { defaultMode: "light" | "dark"; disableSwitch: boolean; respectSystem: boolean };
  docs: DocsPluginData[];
  blog: {
    path: string;
    title: string;
    sidebarTitle: string;
    /** Set when some posts announce versions, and so have a feed of their own. */
    hasReleases?: boolean;
  };
  search: SearchSettings;
  analytics?: { trackingId: string; anonymizeIp: boolean };
  /** Paths served by something other than this app: never intercepted, never prefetched. */
  plainPaths: string[];
  /** Whether pages that were read are kept for reading offline. */
  offline: boolean;
}

/** With what is written into every document, and so no part of any script. */
export interface DocumentSite extends SiteData {
  footer: { groups: { title: string; links: FooterLink[] }[]; note: string };
  favicon: string;
  /** Set when the site can be installed as an app. */
  app?: { themeColor: { light: string; dark: string }; touchIcon: string; manifest: string };
  /** Whether the app loads at once instead of at the reader's first action. */
  eagerStart: boolean;
}
