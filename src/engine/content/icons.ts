/** Reads logos from the icon package. A logo is one path on a 24 by 24 grid with the color of the brand. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export interface Icon {
  image: string;
  /** A CSS color with enough contrast in light and dark mode. */
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

/** The background colors behind logos, as in `tokens.css`. */
const BACKGROUNDS = { light: "ffffff", dark: "111c23" };
/** The contrast with their background that WCAG 1.4.11 demands for graphics. */
const MINIMUM_CONTRAST = 3;
const STEP = 0.04;

/** Moves the color of a brand towards black or white until its contrast is high enough. The result is one CSS color for both modes. */
export function adaptColor(hex: string): string {
  const light = addContrast(BACKGROUNDS.light, hex, "000000");
  const dark = addContrast(BACKGROUNDS.dark, hex, "ffffff");
  return light === dark ? `#${light}` : `light-dark(#${light},#${dark})`;
}

function addContrast(background: string, hex: string, target: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(hex, target, share);
    if (getContrast(mixed, background) >= MINIMUM_CONTRAST) return mixed;
  }
  return target;
}

function mix(hex: string, target: string, share: number): string {
  const to = toChannels(target);
  return toChannels(hex)
    .map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
}

export function getContrast(one: string, other: string): number {
  const luminances = [getLuminance(one), getLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toChannels(hex: string): number[] {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
