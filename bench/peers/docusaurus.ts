/** Docusaurus with its classic preset, and its faster mode on. */
import { writeFrontMatter, type Peer } from "./peer.ts";

const CONFIG = `export default {
  title: "Prettier",
  url: "https://example.org",
  baseUrl: "/",
  trailingSlash: false,
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: { format: "detect" },
  future: { v4: true, faster: true },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.mjs" }, blog: { onUntruncatedBlogPosts: "ignore", onInlineAuthors: "ignore", blogSidebarCount: 10 } }]],
};
`;

export const docusaurus: Peer = {
  name: "Docusaurus",
  packages: {
    "@docusaurus/core": "3.10.2",
    "@docusaurus/preset-classic": "3.10.2",
    "@docusaurus/faster": "3.10.2",
    react: "19",
    "react-dom": "19",
  },
  // Newer ones have no binary for some processors.
  overrides: { "@docsearch/react": "4.6.3", "@docsearch/core": "4.6.3", "@swc/html": "1.16.2" },
  createFiles(pages, listed) {
    const ids = listed.map(({ path }) => path.slice("docs/".length));
    const files = pages.map(({ path, title, description, body }) => {
      const post = /^blog\/(\d+)\/(\d+)\/(\d+)\/(.+)$/.exec(path);
      const fields = post
        ? { title, description, date: post.slice(1, 4).join("-"), slug: `/${path.slice("blog/".length)}` }
        : { title, description };
      const file = post ? `blog/${post.slice(1, 5).join("-")}.md` : `${path}.md`;
      return [file, writeFrontMatter(fields) + body] as const;
    });
    return {
      "docusaurus.config.mjs": CONFIG,
      "sidebars.mjs": `export default { docs: ${JSON.stringify(ids)} };\n`,
      ...Object.fromEntries(files),
    };
  },
  assets: "static",
  build: { command: ["docusaurus", "build"], outDir: "build" },
  caches: ["node_modules/.cache", ".docusaurus"],
  getAddress: (path) => path,
};
