/**
 * The configuration of a site. The schema defines types, defaults and validation. The comments are what editors show and what
 * `npm run config:docs` writes into `docs/CONFIGURATION.md`, so every field has one.
 */
import { z } from "zod";
import { configLink, configPath as path, navbarItem } from "../../shared/navbar-items.ts";
import { blogSettings, docsSet } from "./content-schema.ts";
import { searchSettings } from "./search-schema.ts";

const severity = z.enum(["throw", "warn", "ignore"]);

const locale = z.strictObject({
  /** The name of the language in itself: `Deutsch`. */
  label: z.string(),
  /** The direction of its script. */
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
  /** The language tag of the pages: `en-GB`. */
  htmlLang: z.string(),
  /** The calendar in which dates are written. */
  calendar: z.string().default("gregory"),
  /** The folder of the language in addresses. */
  path: z.string(),
  /** Whether the pages are translated. */
  translate: z.boolean().default(false),
});

export const siteSchema = z.strictObject({
  /** The name of the site, at the end of every page title. */
  title: z.string(),
  /** What the site is about, in a few words. */
  tagline: z.string(),
  /** What the site is about, in a sentence: for search engines and previews. */
  description: z.string(),
  /** The icon in the browser's tab, a file of `public/`. */
  favicon: z.string(),
  /** How the site looks when it is installed as an app. If this is set, the site gets a web manifest. Icons are files of `public/`. */
  app: z
    .strictObject({
      /** The colors of the browser's frame around the site, as CSS writes them. */
      themeColor: z.strictObject({
        /** In light mode. */
        light: z.string(),
        /** In dark mode. */
        dark: z.string(),
      }),
      /** The icon on the home screen of iOS: 180 pixels wide. */
      touchIcon: z.string(),
      /** The icons of the web manifest. */
      icons: z.array(
        z.strictObject({
          /** The address of the file, starting with a slash. */
          src: z.string(),
          /** Its size: `192x192`, or `any` for an SVG. */
          sizes: z.string(),
          /** Its media type: `image/png`. */
          type: z.string(),
          /** What the icon is made for: `maskable` ones may be cut to a circle, `monochrome` ones have one color. */
          purpose: z.enum(["any", "maskable", "monochrome"]).default("any"),
        }),
      ),
    })
    .optional(),
  /** The origin of the site, without a slash at its end: `https://example.org`. */
  url: z
    .url({ abort: true })
    .refine(
      (url) => new URL(url).pathname === "/" && !url.endsWith("/"),
      "only the origin, without a path; baseUrl holds the path",
    ),
  /** The path below which the site is, with a slash at both ends. */
  baseUrl: z.string().startsWith("/").endsWith("/").default("/"),
  /** Whether addresses end with a slash: as each kind of page has it, always, or never. */
  trailingSlash: z.enum(["preserve", "always", "never"]).default("preserve"),
  /** What stands between the title of a page and the title of the site. */
  titleDelimiter: z.string().default("·"),
  /** The languages of the site. */
  i18n: z.strictObject({
    /** The language of the pages, one of `locales`. */
    defaultLocale: z.string(),
    /** The languages by their code: `en`. */
    locales: z.record(z.string(), locale),
  }),
  /** The bar at the top of every page. */
  navbar: z.strictObject({
    /** The name beside the logo. */
    title: z.string(),
    /** Whether the bar hides while the reader scrolls down. */
    hideOnScroll: z.boolean().default(false),
    /** The items of the bar, in their order. */
    items: z.array(navbarItem).default([]),
  }),
  /** The end of every page. */
  footer: z
    .strictObject({
      /** Lists of links, side by side. */
      groups: z
        .array(
          z.strictObject({
            /** The heading of the list. */
            title: z.string(),
            /** Its links. */
            links: z.array(
              configLink.extend({
                /** A picture in place of the label, which then describes it. */
                image: z
                  .strictObject({
                    /** The address of the picture. */
                    src: z.string(),
                    /** Its width in pixels. */
                    width: z.number(),
                    /** Its height in pixels. */
                    height: z.number(),
                  })
                  .optional(),
              }),
            ),
          }),
        )
        .default([]),
      /** A line below the lists. */
      note: z.string().default(""),
    })
    .prefault({}),
  /** A line above the navbar. */
  announcement: z
    .strictObject({
      /** Its name. A new name shows the line again to readers who have closed the one before. */
      id: z.string(),
      /** What it says, as HTML. */
      html: z.string(),
      /** Whether readers can close it. */
      closeable: z.boolean().default(true),
    })
    .optional(),
  /** Light and dark. */
  colorMode: z
    .strictObject({
      /** The mode of readers who have not chosen one. */
      defaultMode: z.enum(["light", "dark"]).default("light"),
      /** Whether the button for choosing is left out. */
      disableSwitch: z.boolean().default(false),
      /** Whether the setting of the reader's system wins over `defaultMode`. */
      respectSystem: z.boolean().default(true),
    })
    .prefault({}),
  /** Sets of docs. Most sites have one. */
  docs: z.array(docsSet).default([]),
  /** The blog. Without it, the site has none. */
  blog: blogSettings.optional(),
  /** The folder of single Markdown pages, where `help.md` becomes `/help/`. */
  pages: z.string().optional(),
  /** The folder with users.yml, editors.yml, languages.yml and projects.yml. A site with this data has a home and a users page. */
  data: z.string().optional(),
  /** The YAML file of redirects from old addresses. */
  redirects: z.string().optional(),
  /** The playground. A site has one if a version of its docs names a formatter. */
  playground: z
    .strictObject({
      /** npm packages (or aliases) of older formatters that the playground offers besides those of the docs. */
      releases: z.array(z.string()).default([]),
      /** npm packages of plugins that readers can turn on. */
      plugins: z.array(z.string()).default([]),
      /** Folder with `plugins.yml`, which describes these and further ones, and with the packages of those that were fetched. */
      pluginFolder: z.string().optional(),
    })
    .prefault({}),
  /** Search: the embedded index, unless a hosted service is set. */
  search: searchSettings.prefault({}),
  /** Google Analytics. Without it, pages ask no other site for anything. */
  analytics: z
    .strictObject({
      /** The measurement id: `G-ABC123`. */
      trackingId: z.string().regex(/^[A-Za-z]+-[A-Za-z0-9-]+$/, "is no measurement id such as G-ABC123"),
      /** Whether addresses of readers are shortened before they are stored. */
      anonymizeIp: z.boolean().default(true),
    })
    .optional(),
  /** Links to addresses below these paths are opened by the browser, not by the app. */
  plainPaths: z.array(path).default([]),
  /** A service worker keeps pages for reading offline. When this is turned off, it removes itself and its caches. */
  offline: z.boolean().default(true),
  /** Loads the app together with the page instead of at the first action of the reader. */
  eagerStart: z.boolean().default(false),
  /** What the build does about mistakes: `throw` stops it, `warn` tells them, `ignore` says nothing. */
  checks: z
    .strictObject({
      /** Links to pages that do not exist. */
      brokenLinks: severity.default("throw"),
      /** Images that do not exist. */
      brokenImages: severity.default("throw"),
      /** Links to headings that do not exist. */
      brokenAnchors: severity.default("warn"),
      /** Two pages with the same address. */
      duplicateRoutes: severity.default("warn"),
      /** Links to Markdown files that do not exist. */
      brokenMarkdownLinks: severity.default("warn"),
      /** What can be shown, but is probably not what its writer meant: an image without words, a doc that no sidebar names. */
      oversights: severity.default("warn"),
    })
    .prefault({}),
});

export type SiteInput = z.input<typeof siteSchema>;
export type SiteConfig = z.output<typeof siteSchema>;
export type Severity = z.infer<typeof severity>;
export type DocsConfig = SiteConfig["docs"][number];
export type BlogConfig = NonNullable<SiteConfig["blog"]>;
