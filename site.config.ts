import { defineSite } from "./src/engine/config/define-site.ts";
import type { SiteInput } from "./src/engine/config/schema.ts";

const repository = "https://github.com/prettier/prettier";

const site: SiteInput = {
  title: "Prettier",
  tagline: "Opinionated Code Formatter",
  description:
    "Prettier is an opinionated code formatter. It parses your code and prints it again in one consistent style.",
  favicon: "/favicon.svg",
  app: {
    themeColor: { light: "#13212a", dark: "#111c23" },
    touchIcon: "/icons/touch.png",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/img/logo-mono.svg", sizes: "any", type: "image/svg+xml", purpose: "monochrome" },
    ],
  },
  url: "https://prettier.io",
  i18n: {
    defaultLocale: "en",
    locales: {
      en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en", translate: false },
    },
  },
  navbar: {
    title: "Prettier",
    items: [
      { type: "docsVersionDropdown", position: "left" },
      { type: "search", position: "right" },
      { type: "default", position: "right", label: "Playground", href: "/playground/", plain: true },
      { type: "docSidebar", position: "right", label: "Docs", sidebarId: "docs" },
      { type: "default", position: "right", label: "Blog", href: "/blog", activeBase: "/blog" },
      { type: "default", position: "right", label: "Donate", href: "https://opencollective.com/prettier" },
      { type: "default", position: "right", label: "GitHub", href: repository, icon: "github" },
    ],
  },
  footer: {
    groups: [
      {
        title: "Docs",
        links: [
          { label: "About", href: "/docs/" },
          { label: "Usage", href: "/docs/install" },
          {
            label: "Deploys by Netlify",
            href: "https://www.netlify.com",
            image: { src: "/img/netlify.svg", width: 114, height: 51 },
          },
        ],
      },
      {
        title: "Community",
        links: [
          { label: "User Showcase", href: "/users/" },
          { label: "Stack Overflow", href: "https://stackoverflow.com/questions/tagged/prettier" },
          { label: "@PrettierCode on X", href: "https://x.com/PrettierCode" },
          { label: "Help", href: "/help/" },
        ],
      },
      {
        title: "More",
        links: [
          { label: "Blog", href: "/blog" },
          { label: "GitHub", href: repository },
          { label: "Issues", href: `${repository}/issues` },
          { label: "Licenses", href: "/licenses.txt" },
          {
            label: "Star Prettier on GitHub",
            href: repository,
            image: { src: "/img/star.svg", width: 84, height: 28 },
          },
        ],
      },
    ],
    note: "Prettier is free software under the MIT license.",
  },
  docs: [
    {
      pluginId: "default",
      path: "/docs/",
      sidebars: "content/docs/sidebar.yml",
      optionsDocId: "options",
      editUrl: `${repository}/edit/main/docs/`,
      versions: [
        { name: "current", label: "next", path: "/docs/next/", dir: "content/docs/next", formatter: "prettier-next" },
        {
          name: "stable",
          label: "stable",
          path: "/docs/",
          dir: "content/docs/stable",
          formatter: "prettier-stable",
          isLast: true,
        },
      ],
    },
  ],
  blog: {
    dir: "content/blog",
    path: "/blog",
    title: "Prettier blog",
    description: "Release notes of Prettier and news from the people who make it.",
    editUrl: `${repository}/edit/main/website/blog/`,
  },
  pages: "content/pages",
  data: "content/data",
  redirects: "content/data/redirects.yml",
  playground: {
    releases: ["prettier-2"],
    plugins: ["@prettier/plugin-xml", "prettier-plugin-sort-json"],
    pluginFolder: "plugins",
  },
  search: {
    indexName: "prettier",
    suggestions: ["options", "ignore files", "VS Code", "ESLint"],
    synonyms: ["prettierrc: configuration"],
    reportUrl: `${repository}/issues/new?title=${encodeURIComponent("Search: nothing found for ")}{query}`,
  },
  plainPaths: ["/playground"],
};

// A deployment can set some fields without a commit: docs/CONFIGURATION.md lists the variables.
export default defineSite(site, process.env);
