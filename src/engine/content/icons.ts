/** Logos of the icon package: one path on a 24 by 24 grid, and the color of the brand. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { adaptColor } from "./adapt-color.ts";

export interface Icon {
  image: string;
  /** A CSS color that can be seen in both modes. */
  color: string;
}

export interface Icons {
  load(name: string): Promise<Icon | undefined>;
  names: string[];
}

export async function openIcons(): Promise<Icons> {
  const require = createRequire(import.meta.url);
  const entries = JSON.parse(await readFile(require.resolve("simple-icons/icons.json"), "utf8")) as {
    slug: string;
    hex: string;
  }[];
  const dir = path.join(path.dirname(require.resolve("simple-icons")), "icons");
  return {
    names: entries.map(({ slug }) => slug),
    async load(name) {
      const entry = entries.find(({ slug }) => slug === name);
      const svg = entry && (await readFile(path.join(dir, `${name}.svg`), "utf8"));
      const image = svg && / d="([^"]+)"/.exec(svg)?.[1];
      return image ? { image, color: adaptColor(entry.hex) } : undefined;
    },
  };
}
