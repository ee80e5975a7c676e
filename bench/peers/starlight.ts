/** Astro's Starlight with its default theme and search, in the last versions that run on Node.js 20. */
import { writeFrontMatter, type Peer } from "./peer.ts";

const createConfig = (slugs: string[]) => `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://example.org",
  telemetry: false,
  integrations: [starlight({ title: "Prettier", sidebar: ${JSON.stringify([{ label: "Docs", items: slugs }])} })],
});
`;

const CONTENT = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const toSlug = (path: string) => path.replace(/\/index$/, "");

export const starlight: Peer = {
  name: "Starlight",
  packages: { astro: "5.18.2", "@astrojs/starlight": "0.37.7" },
  createFiles: (pages, listed) => ({
    "astro.config.mjs": createConfig(listed.map(({ path }) => toSlug(path))),
    "src/content.config.ts": CONTENT,
    "src/content/docs/index.md": writeFrontMatter({ title: "Prettier" }),
    ...Object.fromEntries(
      pages.map(({ path, title, description, body }) => [
        `src/content/docs/${path}.md`,
        writeFrontMatter({ title, description, slug: toSlug(path) }) + body,
      ]),
    ),
  }),
  assets: "public",
  build: { command: ["astro", "build"], env: { ASTRO_TELEMETRY_DISABLED: "1" }, outDir: "dist" },
  caches: ["node_modules/.astro", ".astro", "node_modules/.vite"],
  getAddress: (path) => `${path}/`,
  searchResult: ".pagefind-ui__result-link",
};
