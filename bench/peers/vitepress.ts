/** VitePress with its default theme and its local search. */
import { writeFrontMatter, type Peer } from "./peer.ts";

export const vitepress: Peer = {
  name: "VitePress",
  packages: { vitepress: "1.6.4" },
  createFiles(pages, listed) {
    const items = listed.map(({ path, title }) => ({ text: title, link: `/${path}` }));
    const config = {
      title: "Prettier",
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: { sidebar: { "/docs/": items }, search: { provider: "local" } },
    };
    return {
      ".vitepress/config.mjs": `export default ${JSON.stringify(config, null, 2)};\n`,
      "index.md": "# Prettier\n",
      ...Object.fromEntries(
        pages.map(({ path, title, description, body }) => [
          `${path}.md`,
          // Braces and tags in the text are no Vue.
          `${writeFrontMatter({ title, description })}::::: v-pre\n# ${title}\n\n${body}\n:::::\n`,
        ]),
      ),
    };
  },
  assets: "public",
  build: { command: ["vitepress", "build"], outDir: ".vitepress/dist" },
  caches: [".vitepress/cache"],
  getAddress: (path) => path,
  searchResult: ".VPLocalSearchBox .result",
};
