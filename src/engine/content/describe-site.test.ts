import { describe, expect, it } from "vitest";
import type { SiteInput } from "../config/schema.ts";
import { createConfig } from "../testing/values.ts";
import { describeSite } from "./describe-site.ts";
import type { DocsPlugin, DocSource, DocsVersion } from "./docs.ts";

type Item = NonNullable<SiteInput["navbar"]["items"]>[number];

function createVersion(name: string, path: string, ids: string[]): DocsVersion {
  const docs = ids.map((id) => ({ id, path: id === "index" ? path : path + id }) as DocSource);
  const sidebars = { main: docs.map((doc) => ({ type: "link" as const, label: doc.id, href: doc.path })) };
  return { name, label: name, isLast: name === "stable", path, mainDocId: "index", docs, draftIds: [], sidebars };
}

const versions = [
  createVersion("current", "/docs/next/", ["index", "guide"]),
  createVersion("stable", "/docs/", ["index"]),
];
const plugin: DocsPlugin = { pluginId: "default", path: "/docs/", versions };

const describeItems = (items: Item[], docs = [plugin]) =>
  describeSite(createConfig({ baseUrl: "/site/", navbar: { title: "Site", items } }), docs).navbar.items;

describe("navbar items", () => {
  const out = { label: "Out", href: "https://example.org" };
  const pluginId = "default";
  const link = { label: "Blog", plain: true, icon: "github" as const, className: "c" };

  it.each<[Item, object]>([
    [
      { type: "default", href: "/blog", activeBase: "/blog", ...link },
      { href: "/site/blog", activeBase: "/site/blog" },
    ],
    [
      { type: "dropdown", label: "More", items: [{ label: "Help", href: "/help/" }, out] },
      { items: [{ label: "Help", href: "/site/help/" }, out] },
    ],
    [{ type: "localeDropdown", position: "right" }, { position: "right" }],
    [{ type: "search" }, {}],
    [{ type: "html", value: '<a href="/kept">x</a>' }, {}],
    [
      { type: "doc", label: "Guide", docId: "guide" },
      { docId: undefined, pluginId, targets: { current: "/site/docs/next/guide" } },
    ],
    [
      { type: "docSidebar", label: "Docs", sidebarId: "main" },
      { pluginId, targets: { current: "/site/docs/next/", stable: "/site/docs/" } },
    ],
    [{ type: "docsVersion" }, { pluginId }],
    [{ type: "docsVersionDropdown" }, { pluginId }],
  ])("are resolved below the base path: %j", (item, resolved) => {
    expect(describeItems([item])).toEqual([{ position: "left", ...item, ...resolved }]);
  });

  it("leave other sites alone", () => {
    expect(describeItems([{ type: "default", ...out }])[0]).toMatchObject(out);
  });

  it("with a doc that no version has list the ids", () => {
    expect(() => describeItems([{ type: "doc", label: "X", docId: "giude" }])).toThrow(
      'site.config.ts  no doc with the id "giude" in version "current". Did you mean "guide"? Available ids: index, guide.',
    );
  });

  it("with a missing sidebar list the sidebars", () => {
    expect(() => describeItems([{ type: "docSidebar", label: "X", sidebarId: "mian" }])).toThrow(
      'site.config.ts  no sidebar with the id "mian" in version "current". Did you mean "main"? Available ids: main.',
    );
  });

  it.each<Item>([
    { type: "doc", label: "X", docId: "index", pluginId: "other" },
    { type: "docSidebar", label: "X", sidebarId: "main", pluginId: "other" },
    { type: "docsVersion", pluginId: "other" },
    { type: "docsVersionDropdown", pluginId: "other" },
  ])("of type $type need their docs plugin", (item) => {
    expect(() => describeItems([item])).toThrow(
      'site.config.ts  the docs plugin "other" is not enabled. Available: default.',
    );
    expect(() => describeItems([item], [])).toThrow("Available: none.");
  });
});

it("everything else that has an address is resolved, too", () => {
  const image = { src: "/star.svg", width: 1, height: 2 };
  const config = createConfig({
    baseUrl: "/site/",
    footer: {
      note: "Free.",
      groups: [
        {
          title: "G",
          links: [
            { label: "Star", href: "/users/", image },
            { label: "Out", href: "https://example.org" },
          ],
        },
      ],
    },
    blog: { dir: "blog", path: "/news", title: "News", description: "N." },
    plainPaths: ["/playground"],
    analytics: { trackingId: "G-1" },
    announcement: { id: "one", html: "Hello" },
  });
  expect(describeSite(config, [plugin])).toMatchObject({
    baseUrl: "/site/",
    favicon: "/site/favicon.svg",
    locale: "en",
    footer: {
      note: "Free.",
      groups: [
        {
          links: [
            { label: "Star", href: "/site/users/", image: { ...image, src: "/site/star.svg" } },
            { href: "https://example.org" },
          ],
        },
      ],
    },
    docs: [
      {
        pluginId: "default",
        path: "/site/docs/",
        versions: [
          { name: "current", path: "/site/docs/next/", isLast: false },
          { name: "stable", path: "/site/docs/", isLast: true },
        ],
      },
    ],
    blog: { path: "/site/news", title: "News", sidebarTitle: "Recent posts" },
    search: { path: "/site/search" },
    plainPaths: ["/site/playground"],
    analytics: { trackingId: "G-1", anonymizeIp: true },
    announcement: { id: "one", html: "Hello", closeable: true },
  });
});

it("what is not configured is not there, and docs stay on the server", () => {
  const data = describeSite(createConfig(), [plugin]);
  expect(data).not.toHaveProperty("analytics");
  expect(data).not.toHaveProperty("announcement");
  expect(data.docs[0]!.versions[0]).not.toHaveProperty("docs");
});

it("the drafts of a version are part of its data, if there are any", () => {
  const version = createVersion("stable", "/docs/", ["index"]);
  const describe = (draftIds: string[]) =>
    describeSite(createConfig(), [{ ...plugin, versions: [{ ...version, draftIds }] }]).docs[0]?.versions[0];
  expect(describe(["cache"])).toMatchObject({ name: "stable", draftIds: ["cache"] });
  expect(describe([])).not.toHaveProperty("draftIds");
});
