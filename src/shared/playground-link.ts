/** Links that open the playground with some code and options. */
import { withBase } from "./paths.ts";

interface PlaygroundState {
  base: string;
  /** npm alias of the formatter. The playground knows the versions by the part behind its first word: `stable` of `prettier-stable`. */
  formatter: string;
  content: string;
  options: Record<string, unknown>;
}

export const PLAYGROUND_PATH = "/playground/";

/** The file with the data about an older version. It changes with the docs, so it is not among the assets, which browsers keep for good. */
export function getReleaseFile(version: string): string {
  return `${PLAYGROUND_PATH.slice(1)}${version}.json`;
}

/** Characters that are allowed in a fragment although `encodeURIComponent` escapes them. Undoing that saves two bytes each. */
const HARMLESS = /%(2C|3A|3B|3D|2F|40|24|2B|5B|5D|7B|7C|7D)/g;

export function createPlaygroundLink({ base, formatter, content, options }: PlaygroundState): string {
  const version = formatter.replace(/^[^-]+-/, "");
  const query = version === "stable" ? "" : `?version=${encodeURIComponent(version)}`;
  const state = encodeURIComponent(JSON.stringify({ content, options }));
  // An apostrophe would be six bytes in an attribute.
  const hash = state.replace(HARMLESS, decodeURIComponent).replaceAll("'", "%27");
  return `${withBase(base, PLAYGROUND_PATH)}${query}#${hash}`;
}

/** Opens the playground with a plugin and its sample. */
export function createPluginLink(name: string): string {
  return `${PLAYGROUND_PATH}?plugin=${getShortName(name)}`;
}

/** The part of a plugin's name that tells it from the others: `php` of `@prettier/plugin-php`. */
export function getShortName(name: string): string {
  return name.replace(/^.*\bplugin-/, "");
}
