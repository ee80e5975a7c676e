/** Images get their size, so that nothing moves when they arrive, and an address that changes with their content. */
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { imageSize } from "image-size";
import { findNearest } from "../../shared/nearest.ts";
import { isExternal, withBase } from "../../shared/paths.ts";
import { explainOtherSite, isOfOtherSite } from "./checks/blocked-html.ts";
import { getLine, reportOversight, type CompileContext, type ImageUse } from "./context.ts";
import { findNodes, type PlacedNode } from "./tree.ts";

export interface LoadedImage {
  /** Final address. */
  url: string;
  width: number;
  height: number;
}

export async function processImages(nodes: PlacedNode[], context: CompileContext): Promise<void> {
  await Promise.all(
    findNodes(nodes, "image").map(async (node) => {
      if (!node.alt) reportOversight(context, node, explainMissingAlt(node.url));
      if (isOfOtherSite(node.url)) reportImage(context, getLine(context, node), explainOtherSite("img", node.url));
      const loaded = await loadImage(node.url, getLine(context, node), context);
      if (!loaded) return;
      const { url, ...size } = loaded;
      node.url = url;
      node.data = { hProperties: { ...size, loading: "lazy", decoding: "async" } };
    }),
  );
}

/** Undefined for images of other sites, and for one that is missing, which is reported. */
export async function loadImage(url: string, line: number, context: CompileContext): Promise<LoadedImage | undefined> {
  if (isExternal(url)) return undefined;
  const isPublic = url.startsWith("/");
  const folder = isPublic ? "public" : path.posix.dirname(context.file);
  const source = path.posix.join(folder, url);
  const use: ImageUse = { source, state: await describeState(context.root, source) };
  context.images.push(use);
  const bytes = await readFile(path.join(context.root, source)).catch(() => undefined);
  const size = bytes && readSize(bytes);
  if (!size) {
    const what = bytes ? "has no size that can be read." : `does not exist.${await suggestFile(context.root, source)}`;
    const message = `the image "${url}" (${source}) ${what}`;
    reportImage(context, line, message);
    return undefined;
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name, ext } = path.posix.parse(url);
  use.output = isPublic ? url : `/assets/${name}-${hash}${ext}`;
  return { url: withBase(context.base, use.output), ...size };
}

function reportImage({ problems, file }: CompileContext, line: number, message: string): void {
  problems.push({ broken: "image", problem: { file, line, message } });
}

export function explainMissingAlt(url: string): string {
  return `the image "${url}" has no words for those who cannot see it: ![What it shows](…), or <img alt=""> for mere decoration`;
}

/** Size and time of a file: where they are as they were, so is the image. */
export async function describeState(root: string, source: string): Promise<string> {
  const info = await stat(path.join(root, source)).catch(() => undefined);
  return info ? `${info.size} ${info.mtimeMs}` : "";
}

export async function suggestFile(root: string, source: string): Promise<string> {
  const siblings = await readdir(path.join(root, path.posix.dirname(source))).catch(() => []);
  const nearest = findNearest(path.posix.basename(source), siblings);
  return nearest ? ` Nearest file: ${nearest}.` : "";
}

function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
