/** Small valid values for unit tests. */
import type { DocPage } from "./page.ts";
import type { DocumentSite, VersionData } from "./site.ts";

export function createVersion(overrides: Partial<VersionData> = {}): VersionData {
  return {
    name: "stable",
    label: "stable",
    isLast: true,
    path: "/docs/",
    mainDocId: "index",

    ...overrides,
  };
}

export function createSite(overrides: Partial<DocumentSite> = {}): DocumentSite {
  return {
    title: "Prettier",
    tagline: "Opinionated Code Formatter",
    url: "https://example.org",
    baseUrl: "/",
    favicon: "/icon.svg",
    trailingSlash: "preserve",
    titleDelimiter: "·",
    locale: "en",
    locales: {
      en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "/", translate: false },
    },
    navbar: { title: "Prettier", hideOnScroll: false, items: [] },
    footer: { groups: [], note: "" },
    colorMode: { defaultMode: "light", disableSwitch: false, respectSystem: true },
    docs: [
      {
        pluginId: "default",
        path: "/docs/",
        versions: [
          createVersion(),
          createVersion({ name: "current", label: "next", isLast: false, path: "/docs/next/" }),
        ],
      },
    ],
    blog: { path: "/blog", title: "Blog", sidebarTitle: "Recent posts" },
    search: { path: "/search", indexName: "prettier", suggestions: [] },
    plainPaths: ["/playground/"],
    offline: true,
    eagerStart: false,
    ...overrides,
  };
}

export function createDocPage(overrides: Partial<DocPage> = {}): DocPage {
  return {
    kind: "doc",
    path: "/docs/options",
    title: "Options",
    description: "All options.",
    html: { body: "<p>Options</p>" },
    docId: "options",
    pluginId: "default",
    version: { name: "stable", label: "stable", isLast: true },
    alternates: [],
    sidebar: [],
    toc: [],
    markdownUrl: "/docs/options.md",
    ...overrides,
  };
}
