import { defineSite } from "../../config/define-site.ts";

export default defineSite(
  {
    title: "My site",
    tagline: "What it is about",
    description: "What the site is about, in one sentence.",
    favicon: "/favicon.svg",
    url: "https://example.org",
    i18n: { defaultLocale: "en", locales: { en: { label: "English", htmlLang: "en", path: "en" } } },
    navbar: {
      title: "My site",
      items: [
        { type: "docSidebar", position: "left", label: "Docs", sidebarId: "docs" },
        { type: "default", position: "left", label: "Blog", href: "/blog", activeBase: "/blog" },
        { type: "search", position: "right" },
      ],
    },
    docs: [
      {
        sidebars: "content/docs/sidebar.yml",
        versions: [{ name: "current", label: "current", path: "/docs/", dir: "content/docs", isLast: true }],
      },
    ],
    blog: { dir: "content/blog", title: "Blog", description: "News about the project." },
    pages: "content/pages",
  },
  process.env,
);
