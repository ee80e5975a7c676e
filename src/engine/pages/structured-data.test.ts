import { expect, it } from "vitest";
import type { PostPage } from "../../shared/page.ts";
import { createDocPage, createSite } from "../../shared/testing.ts";
import { describeThings } from "./structured-data.ts";

const site = createSite();

it("a doc has a way from its version's root", () => {
  const sidebar = [
    {
      type: "category" as const,
      label: "Usage",
      href: "/docs/usage",
      collapsed: false,
      items: [{ type: "link" as const, label: "Options", href: "/docs/options" }],
    },
  ];
  expect(describeThings(createDocPage({ sidebar }), site)).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Prettier", item: "https://example.org/docs/" },
        { "@type": "ListItem", position: 2, name: "Usage", item: "https://example.org/docs/usage" },
        { "@type": "ListItem", position: 3, name: "Options" },
      ],
    },
  ]);
});

it("a post names its authors and its date", () => {
  const post: PostPage = {
    kind: "post",
    path: "/blog/2025/06/23/3.6.0",
    title: "Prettier 3.6",
    description: "News.",
    html: {},
    date: "2025-06-23",
    authors: [{ key: "ada", name: "Ada", href: "/blog/authors/ada" }],
    readingMinutes: 1,
    markdownUrl: "/blog/2025/06/23/3.6.0.md",
    toc: [],
    recent: [],
  };
  const [posting, breadcrumbs] = describeThings(post, site);
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    headline: "Prettier 3.6",
    datePublished: "2025-06-23",
    url: "https://example.org/blog/2025/06/23/3.6.0",
    author: [{ "@type": "Person", name: "Ada", url: "https://example.org/blog/authors/ada" }],
  });
  expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
});

it("a page that is left out by search engines says nothing", () => {
  expect(describeThings(createDocPage({ noindex: true }), site)).toEqual([]);
});
