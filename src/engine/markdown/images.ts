/** Images get their size, so that nothing moves when they arrive, and an address that changes with their content. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { imageSize } from "image-size";
import type { Image, Root } from "mdast";
import { findNearest } from "../../shared/nearest.ts";
import { isExternal, withBase } from "../../shared/paths.ts";
import { getLine, type CompileContext } from "./context.ts";
import { findNodes } from "./walk.ts";

export async function processImages(tree: Root, context: CompileContext): Promise<void> {
  const images = findNodes(tree, "image");
  await Promise.all(images.filter((node) => !isExternal(node.url)).map((node) => processImage(node, context)));
}

async function processImage(node: Image, context: CompileContext): Promise<void> {
  const isPublic = node.url.startsWith("/");
  const source = isPublic
    ? path.posix.join("public", node.url)
    : path.posix.join(path.posix.dirname(context.file), node.url);
  const bytes = await readFile(path.join(context.root, source)).catch(() => undefined);
  const size = bytes && readSize(bytes);
  if (!size) {
    const what = bytes ? "has no size that can be read." : `does not exist.${await suggestFile(context.root, source)}`;
    const message = `the image "${node.url}" (${source}) ${what}`;
    context.problems.push({ broken: "image", problem: { file: context.file, line: getLine(context, node), message } });
    return;
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name, ext } = path.posix.parse(node.url);
  const output = isPublic ? node.url : `/assets/${name}-${hash}${ext}`;
  context.images.push({ source, output, hash });
  node.url = withBase(context.base, output);
  node.data = { hProperties: { ...size, loading: "lazy", decoding: "async" } };
}

async function suggestFile(root: string, source: string): Promise<string> {
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
