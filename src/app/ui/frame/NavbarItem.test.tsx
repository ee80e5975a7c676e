import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Page } from "../../../shared/page.ts";
import type { NavbarItem as Item } from "../../../shared/navbar-items.ts";
import type { SiteData } from "../../../shared/site.ts";
import { AppContextProvider } from "../../runtime/context.tsx";
import { NavbarItem } from "./NavbarItem.tsx";

const version = (name: string, path: string, isLast: boolean) => ({
  name,
  label: name,
  path,
  isLast,
  mainDocId: "index",
});

const site = {
  baseUrl: "/",
  locale: "en",
  locales: {
    en: { label: "English", htmlLang: "en", path: "en", direction: "ltr", calendar: "gregory", translate: false },
  },
  search: { path: "/search", indexName: "prettier", suggestions: [] },
  docs: [
    {
      pluginId: "default",
      path: "/docs/",
      versions: [version("current", "/docs/next/", false), version("stable", "/docs/", true)],
    },
  ],
} as unknown as SiteData;

const page = {
  kind: "doc",
  path: "/docs/cli",
  pluginId: "default",
  sidebarName: "docs",
  alternates: [
    { name: "current", label: "current", isLast: false, href: "/docs/next/cli", hasDoc: true },
    { name: "stable", label: "stable", isLast: true, href: "/docs/cli", hasDoc: true },
  ],
} as unknown as Page;

function render(item: object, isMobile = false, path = "/docs/cli"): string {
  const location = { pathname: path, search: "", hash: "" };
  return renderToStaticMarkup(
    <AppContextProvider value={{ site, page: { ...page, path }, location }}>
      <NavbarItem item={{ position: "left", ...item } as Item} isMobile={isMobile} />
    </AppContextProvider>,
  );
}

test("a link says where it leads and whether the reader is there", () => {
  expect(render({ type: "default", label: "Blog", href: "/blog" })).not.toContain("aria-current");
  expect(render({ type: "default", label: "Docs", href: "/docs/", activeBase: "/docs" })).toContain(
    'aria-current="true"',
  );
  expect(render({ type: "default", label: "CLI", href: "/docs/cli" })).toContain('aria-current="page"');
  expect(render({ type: "default", label: "Playground", href: "/playground/", plain: true })).toContain("data-plain");
});

test("an icon replaces the label in the bar, not in the mobile menu", () => {
  const item = { type: "default", label: "GitHub", href: "https://github.com", icon: "github" };
  expect(render(item)).toContain('<span class="hidden-text">GitHub</span>');
  expect(render(item, true)).not.toContain('<span class="hidden-text">GitHub</span>');
});

test("the version dropdown keeps the page", () => {
  const html = render({ type: "docsVersionDropdown", pluginId: "default" });
  expect(html).toContain('href="/docs/next/cli"');
  expect(html).toMatch(/href="\/docs\/cli"[^>]*aria-current="true"/);
});

test("a sidebar link goes to the version being read", () => {
  const item = { type: "docSidebar", label: "Docs", pluginId: "default", sidebarId: "docs" };
  expect(render({ ...item, targets: { stable: "/docs/", current: "/docs/next/" } })).toContain('href="/docs/"');
  expect(() => render({ ...item, targets: {} })).toThrow(/A navbar item failed to render: .*"sidebarId":"docs"/);
});

test("every other type renders", () => {
  expect(render({ type: "doc", label: "CLI", pluginId: "default", targets: { stable: "/docs/cli" } })).toContain(
    "/docs/cli",
  );
  expect(render({ type: "docsVersion", pluginId: "default" })).toContain(">stable<");
  expect(render({ type: "dropdown", label: "More", items: [{ label: "Help", href: "/help/" }] })).toContain("/help/");
  expect(render({ type: "html", value: "<b>Hi</b>" })).toContain("<b>Hi</b>");
  expect(render({ type: "localeDropdown" })).toContain("English");
  expect(render({ type: "search" })).toContain("Search docs");
  expect(render({ type: "search" }, true)).toBe("");
});

test("an unknown type is named", () => {
  expect(() => render({ type: "carousel" })).toThrow('No NavbarItem component found for the type "carousel"');
});

test("a failing item names its configuration and its cause", () => {
  let error: unknown;
  try {
    render({ type: "docsVersion", pluginId: "missing" });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ message: expect.stringContaining('"pluginId":"missing"') });
  expect((error as Error).cause).toMatchObject({ message: expect.stringContaining('"missing"') });
});

test.each(["docsVersion", "docsVersionDropdown", "doc", "docSidebar"])("%s needs docs around a doc", (type) => {
  let error: unknown;
  try {
    render({ type, pluginId: "default", targets: { stable: "/docs/" } }, false, "/elsewhere/cli");
  } catch (thrown) {
    error = thrown;
  }
  expect((error as Error).cause).toMatchObject({
    message: "No active docs plugin found for the pathname /elsewhere/cli. Docs are at: /docs/.",
  });
});
