import { describe, expect, it } from "vitest";
import { AuthoringError } from "../base/problems.ts";
import { SITE_INPUT } from "../testing/values.ts";
import { defineSite } from "./define-site.ts";

const explain = (overrides: object): string[] => {
  try {
    defineSite({ ...SITE_INPUT, ...overrides });
  } catch (error) {
    if (!(error instanceof AuthoringError)) throw error;
    expect(error.problems.map(({ file }) => file)).toEqual(error.problems.map(() => "site.config.ts"));
    return error.problems.map(({ message }) => message);
  }
  return [];
};
const createVersion = (name: string, more: object = {}) => ({
  name,
  label: name,
  path: `/${name}/`,
  dir: name,
  ...more,
});

describe("defaults", () => {
  it("are those of the specification", () => {
    const config = defineSite({ ...SITE_INPUT, blog: { dir: "blog", title: "Blog", description: "News." } });
    expect(config).toMatchObject({
      baseUrl: "/",
      trailingSlash: "preserve",
      colorMode: { defaultMode: "light", disableSwitch: false, respectSystem: true },
      blog: { path: "/blog", pageSize: 10, sidebarCount: 10, sidebarTitle: "Recent posts" },
      search: { path: "/search" },
      playground: { releases: [], plugins: [] },
      navbar: { hideOnScroll: false, items: [] },
      footer: { groups: [], note: "" },
      docs: [],
      plainPaths: [],
      eagerStart: false,
    });
    expect(config.i18n.locales["en"]).toEqual({
      label: "English",
      direction: "ltr",
      htmlLang: "en",
      calendar: "gregory",
      path: "en",
      translate: false,
    });
    expect(config.checks).toEqual({
      brokenLinks: "throw",
      brokenImages: "throw",
      brokenAnchors: "warn",
      duplicateRoutes: "warn",
      brokenMarkdownLinks: "warn",
      oversights: "warn",
    });
  });

  it("leave out what was not asked for", () => {
    const config = defineSite(SITE_INPUT);
    expect(config.analytics).toBeUndefined();
    expect(config.announcement).toBeUndefined();
    expect(config.blog).toBeUndefined();
  });

  it("anonymise addresses and name the docs plugin", () => {
    const docs = [{ sidebars: "sidebar.yml", versions: [createVersion("docs", { isLast: true })] }];
    const config = defineSite({ ...SITE_INPUT, analytics: { trackingId: "G-1" }, docs });
    expect(config.analytics).toEqual({ trackingId: "G-1", anonymizeIp: true });
    expect(config.docs[0]).toMatchObject({ pluginId: "default", path: "/docs/", mainDocId: "index" });
  });
});

describe("problems", () => {
  it("are told all at once, unknown keys with the nearest known one", () => {
    const problems = explain({ titel: "x", colorMode: { defaultMod: "dark" }, checks: { brokenLinks: "thrwo" } });
    expect(problems).toHaveLength(3);
    expect(problems).toContain('titel: unknown key. Did you mean "title"?');
    expect(problems).toContain('colorMode.defaultMod: unknown key. Did you mean "defaultMode"?');
    expect(problems).toContain('checks.brokenLinks: Invalid option: expected one of "throw"|"warn"|"ignore"');
  });

  it("name the place inside of lists", () => {
    const items = [{ type: "search" }, { type: "doc", label: "API", docID: "api" }];
    expect(explain({ navbar: { title: "Site", items } })).toContain(
      'navbar.items[1].docID: unknown key. Did you mean "docId"?',
    );
  });

  it("of an unknown navbar item list the nine types", () => {
    const [problem] = explain({ navbar: { title: "Site", items: [{ type: "docs" }] } });
    expect(problem).toMatch(
      /^navbar\.items\[0\]\.type: No NavbarItem component found for the type "docs"\. Did you mean "doc"\?/,
    );
    const types = ["default", "dropdown", "localeDropdown", "search", "html", "doc", "docSidebar", "docsVersion"];
    for (const type of [...types, "docsVersionDropdown"]) expect(problem).toContain(type);
  });

  it("of an item without a type, and of an unknown icon", () => {
    const items = [{ label: "A" }, { type: "default", label: "B", href: "/", icon: "githup" }];
    expect(explain({ navbar: { title: "Site", items } })).toEqual([
      expect.stringMatching(/^navbar\.items\[0\]\.type: is missing\. Types: default, /),
      expect.stringMatching(/^navbar\.items\[1\]\.icon: no icon "githup"\. Did you mean "github"\? Icons: menu, /),
    ]);
  });

  it("of fields that are missing", () => {
    expect(explain({ title: undefined, navbar: {} })).toEqual(["title: is missing", "navbar.title: is missing"]);
  });

  it("of a second locale, whose pages nothing builds", () => {
    const locale = { label: "English", htmlLang: "en", path: "en" };
    expect(explain({ i18n: { defaultLocale: "en", locales: { en: locale, de: locale } } })).toEqual([
      'i18n.locales.de: only the pages of "en" are built, so links to "de" would be dead. Remove it.',
    ]);
  });

  it("of a missing default locale list the available ones", () => {
    const locales = {
      en: { label: "English", htmlLang: "en", path: "en" },
      de: { label: "Deutsch", htmlLang: "de", path: "de" },
    };
    expect(explain({ i18n: { defaultLocale: "fr", locales } })).toEqual([
      'i18n.defaultLocale: no locale "fr". Available: en, de.',
    ]);
    expect(explain({ i18n: { defaultLocale: "fr", locales: {} } })).toEqual([
      'i18n.defaultLocale: no locale "fr". Available: none.',
    ]);
  });

  it.each([0, 2])("of %i latest versions", (count) => {
    const versions = ["a", "b"].map((name, index) => createVersion(name, { isLast: index < count }));
    expect(explain({ docs: [{ sidebars: "sidebar.yml", versions }] })).toEqual([
      `docs[0].versions: exactly one version has isLast: true, found ${count}.`,
    ]);
  });

  it("of two versions with one name", () => {
    const versions = [createVersion("a", { isLast: true }), createVersion("a")];
    expect(explain({ docs: [{ sidebars: "sidebar.yml", versions }] })).toEqual([
      'docs[0].versions: the name "a" is used twice.',
    ]);
  });

  it.each([
    ["nonsense", "url: Invalid URL"],
    ["https://example.org/site", "url: only the origin, without a path; baseUrl holds the path"],
    ["https://example.org/", "url: only the origin, without a path; baseUrl holds the path"],
  ])("of the url %s", (url, problem) => {
    expect(explain({ url })).toEqual([problem]);
  });

  it("of paths without the slashes that joining needs", () => {
    expect(explain({ baseUrl: "/site" })).toEqual(['baseUrl: Invalid string: must end with "/"']);
    expect(explain({ baseUrl: "site/" })).toEqual(['baseUrl: Invalid string: must start with "/"']);
    const versions = [createVersion("a", { isLast: true, path: "/docs" })];
    expect(explain({ docs: [{ sidebars: "sidebar.yml", versions }] })).toEqual([
      'docs[0].versions[0].path: a docs path ends with "/"',
    ]);
    expect(explain({ blog: { dir: "blog", title: "Blog", description: "News.", path: "/blog/" } })).toEqual([
      'blog.path: a blog path has no "/" at its end',
    ]);
  });
});
