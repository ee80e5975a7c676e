/** Rspress with its default theme and search. */
import { writeFrontMatter, type Peer } from "./peer.ts";

export const rspress: Peer = {
  name: "Rspress",
  packages: { "@rspress/core": "2.0.22" },
  overrides: {
    "mdast-util-to-markdown-cjk-friendly": "1.0.0",
    "mdast-util-to-markdown-cjk-friendly-gfm-strikethrough": "1.0.0",
  },
  createFiles(pages, listed) {
    const items = listed.map(({ path, title }) => ({ text: title, link: `/${path}` }));
    const config = {
      root: "content",
      title: "Prettier",
      outDir: "build",
      markdown: { link: { checkDeadLinks: false } },
      route: { cleanUrls: true },
      themeConfig: { sidebar: { "/docs/": items } },
    };
    return {
      "rspress.config.mjs": `export default ${JSON.stringify(config, null, 2)};\n`,
      "content/index.md": "# Prettier\n",
      ...Object.fromEntries(
        pages.map(({ path, title, description, body }) => [
          `content/${path}.md`,
          `${writeFrontMatter({ title, description })}# ${title}\n\n${body}`,
        ]),
      ),
    };
  },
  assets: "content/public",
  build: { command: ["rspress", "build"], outDir: "build" },
  caches: ["node_modules/.cache", "node_modules/.rspress"],
  getAddress: (path) => path,
  searchResult: ".rp-suggest-item",
};
