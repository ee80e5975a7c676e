/** Our docs and posts as plain Markdown: the Markdown exports that the build writes, in which every example is already computed. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface PeerPage {
  /** As on our site, without the slash in front: `docs/options`, `blog/2025/06/23/3.6.0`. */
  path: string;
  title: string;
  description: string;
  body: string;
}

const FOLDERS = ["docs/", "blog/"];
const ORIGIN = "https://prettier.io/";

export function readContent(dist: string): PeerPage[] {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.split(path.sep).join("/"));
  return names
    .filter((name) => name.endsWith(".md") && FOLDERS.some((folder) => name.startsWith(folder)))
    .toSorted()
    .map((name) => readTwin(name.slice(0, -".md".length), readFileSync(path.join(dist, name), "utf8")));
}

/** Title, description, text. Links stay on the site, so that peers prefetch what they would. */
export function readTwin(name: string, text: string): PeerPage {
  const parts = /^# (?<title>.+)\n+(?:> (?<description>.+)\n+)?(?<body>[^]*)$/.exec(text);
  if (!parts?.groups) throw new Error(`${name}.md does not begin with a title`);
  const { title, description = "", body } = parts.groups;
  // The one language of ours that the others' highlighters do not know, and some stop at.
  const known = body!.replaceAll(ORIGIN, "/").replace(/^(\s*`{3,})angular\b/gm, "$1html");
  return { path: name, title: title!, description, body: known };
}
