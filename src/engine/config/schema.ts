/** The configuration of a site. The schema defines types, defaults and validation, and is also the reference for authors. */
import { z } from "zod";
import { configLink, configPath as path, navbarItem } from "../../shared/navbar-items.ts";

const severity = z.enum(["throw", "warn", "ignore"]);
/** It ends with a slash, because the ids of docs are appended to it. */
const docsPath = path.endsWith("/", 'a docs path ends with "/"');

const locale = z.strictObject({
  label: z.string(),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
  htmlLang: z.string(),
  calendar: z.string().default("gregory"),
  path: z.string(),
  translate: z.boolean().default(false),
});

const docsVersion = z.strictObject({
  name: z.string(),
  label: z.string(),
  path: docsPath,
  /** Folder of Markdown files, relative to the root of the site. */
  dir: z.string(),
  /** npm package (or alias) of the formatter that this version documents. Its examples run with this formatter. */
  formatter: z.string().optional(),
  /** Whether this is the version that readers should use. Exactly one version has it. */
  isLast: z.boolean().default(false),
});

export const siteSchema = z.strictObject({
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  favicon: z.string(),
  /** How the site looks when it is installed as an app. If this is set, the site gets a web manifest. Icons are files of `public/`. */
  app: z
    .strictObject({
      themeColor: z.strictObject({ light: z.string(), dark: z.string() }),
      touchIcon: z.string(),
      icons: z.array(
        z.strictObject({
          src: z.string(),
          sizes: z.string(),
          type: z.string(),
          purpose: z.enum(["any", "maskable", "monochrome"]).default("any"),
        }),
      ),
    })
    .optional(),
  url: z
    .url({ abort: true })
    .refine(
      (url) => new URL(url).pathname === "/" && !url.endsWith("/"),
      "only the origin, without a path; baseUrl holds the path",
    ),
  baseUrl: z.string().startsWith("/").endsWith("/").default("/"),
  trailingSlash: z.enum(["preserve", "always", "never"]).default("preserve"),
  titleDelimiter: z.string().default("·"),
  i18n: z.strictObject({ defaultLocale: z.string(), locales: z.record(z.string(), locale) }),
  navbar: z.strictObject({
    title: z.string(),
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItem).default([]),
  }),
  footer: z
    .strictObject({
      groups: z
        .array(
          z.strictObject({
            title: z.string(),
            links: z.array(
              configLink.extend({
                image: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }).optional(),
              }),
            ),
          }),
        )
        .default([]),
      note: z.string().default(""),
    })
    .prefault({}),
  announcement: z.strictObject({ id: z.string(), html: z.string(), closeable: z.boolean().default(true) }).optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(["light", "dark"]).default("light"),
      disableSwitch: z.boolean().default(false),
      respectSystem: z.boolean().default(true),
    })
    .prefault({}),
  docs: z
    .array(
      z.strictObject({
        pluginId: z.string().default("default"),
        path: docsPath.default("/docs/"),
        /** YAML file with the sidebars, relative to the root of the site. */
        sidebars: z.string(),
        /** The doc that is the first page of a version. */
        mainDocId: z.string().default("index"),
        /** The doc that describes every option of the formatter. The build compares it with the package. */
        optionsDocId: z.string().optional(),
        editUrl: z.string().optional(),
        versions: z.array(docsVersion).min(1),
      }),
    )
    .default([]),
  blog: z
    .strictObject({
      dir: z.string(),
      path: path.regex(/[^/]$/, 'a blog path has no "/" at its end').default("/blog"),
      title: z.string(),
      description: z.string(),
      pageSize: z.int().positive().default(10),
      sidebarCount: z.int().nonnegative().default(10),
      sidebarTitle: z.string().default("Recent posts"),
      editUrl: z.string().optional(),
    })
    .optional(),
  /** Folder of single Markdown pages, where `help.md` becomes `/help/`. */
  pages: z.string().optional(),
  /** Folder with users.yml, editors.yml, languages.yml and projects.yml. A site with this data has a home and a users page. */
  data: z.string().optional(),
  /** YAML file of redirects from old addresses. */
  redirects: z.string().optional(),
  playground: z
    .strictObject({
      /** npm packages (or aliases) of older formatters that the playground offers besides those of the docs. */
      releases: z.array(z.string()).default([]),
      /** npm packages of plugins that readers can turn on. */
      plugins: z.array(z.string()).default([]),
    })
    .prefault({}),
  search: z
    .strictObject({
      path: path.default("/search"),
      /** The name of the index at a hosted service. Also the end of the keys under which browsers store a reader's searches. */
      indexName: z.string().default("site"),
      /** Queries that the search box suggests when it has nothing else to show. */
      suggestions: z.array(z.string()).max(6).default([]),
      /** Where readers can report that a search found nothing useful. `{query}` is replaced by what they typed. */
      reportUrl: z.url().optional(),
      /** Searches with a hosted service instead of the embedded index. The key is public, so it must allow nothing but searching. */
      hosted: z
        .strictObject({
          appId: z.string().min(1),
          apiKey: z.string().min(1),
          /** Searches only the docs of the version being read, and everything that has no version. */
          contextualSearch: z.boolean().default(true),
          /** Results whose address matches are treated as links to another site. */
          externalUrlRegex: z.string().refine(isRegex, "is no regular expression").optional(),
          /** The address of a proxy, or of a self-hosted service: `https://search.example.org`. */
          host: z.url({ protocol: /^https?$/ }).optional(),
        })
        .optional(),
      /** A service that answers questions. Without it, the answers are quotes from the docs: see docs/SEARCH.md. */
      answers: z.strictObject({ url: z.url({ protocol: /^https?$/ }) }).optional(),
    })
    .prefault({}),
  analytics: z.strictObject({ trackingId: z.string(), anonymizeIp: z.boolean().default(true) }).optional(),
  /** Links to addresses below these paths are opened by the browser, not by the app. */
  plainPaths: z.array(path).default([]),
  /** A service worker keeps pages for reading offline. When this is turned off, it removes itself and its caches. */
  offline: z.boolean().default(true),
  /** Loads the app together with the page instead of at the first action of the reader. */
  eagerStart: z.boolean().default(false),
  checks: z
    .strictObject({
      brokenLinks: severity.default("throw"),
      brokenImages: severity.default("throw"),
      brokenAnchors: severity.default("warn"),
      duplicateRoutes: severity.default("warn"),
      brokenMarkdownLinks: severity.default("warn"),
    })
    .prefault({}),
});

export type SiteInput = z.input<typeof siteSchema>;
export type SiteConfig = z.output<typeof siteSchema>;
export type Severity = z.infer<typeof severity>;
export type DocsConfig = SiteConfig["docs"][number];
export type BlogConfig = NonNullable<SiteConfig["blog"]>;

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
