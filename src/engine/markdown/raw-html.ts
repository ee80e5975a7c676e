/** Checks and rewrites links and images in raw HTML, which comes in pieces: attributes are found and replaced in each of them. */
import type { Html } from "mdast";
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { escapeHtml } from "../base/escape-html.ts";
import { getLine, type CompileContext } from "./context.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { loadImage } from "./images.ts";
import { noteLink } from "./links.ts";
import { findNodes, type PlacedNode } from "./tree.ts";

/** Attributes with an address that leads to a page or a file. */
const ADDRESSES: Record<string, string[]> = {
  a: ["href"],
  area: ["href"],
  audio: ["src"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  track: ["src"],
  video: ["src", "poster"],
};

interface Address extends Pick<Edit, "start" | "end"> {
  /** Of the attribute. */
  name: string;
  value: string;
  /** Within the HTML, from 1. */
  line: number;
  isImage: boolean;
  /** Whether it has several addresses, each with a size behind it. */
  isSet: boolean;
  /** Whether the writer set the size of the image. */
  hasSize: boolean;
}

export async function processRawHtml(nodes: PlacedNode[], context: CompileContext): Promise<void> {
  for (const node of findNodes(nodes, "html")) {
    const edits = listAddresses(node.value).map(async (address) => ({
      ...address,
      text: await renderAddress(address, getLine(context, node) + address.line - 1, context),
    }));
    node.value = applyEdits(node.value, await Promise.all(edits));
  }
}

async function renderAddress(address: Address, line: number, context: CompileContext): Promise<string> {
  const { name, value, isImage, isSet, hasSize } = address;
  if (isSet) return renderAttribute(name, await renderSet(value, line, context));
  if (!isImage) return renderAttribute(name, noteLink(value, line, context));
  const image = await loadImage(value, line, context);
  if (!image) return renderAttribute(name, value);
  const size = hasSize ? "" : ` width="${image.width}" height="${image.height}"`;
  return renderAttribute(name, image.url) + size;
}

async function renderSet(value: string, line: number, context: CompileContext): Promise<string> {
  const candidates = value.split(",").map(async (candidate) => {
    const [url = "", ...size] = candidate.trim().split(/\s+/);
    const image = await loadImage(url, line, context);
    return [image?.url ?? url, ...size].join(" ");
  });
  return (await Promise.all(candidates)).join(", ");
}

function renderAttribute(name: string, value: string): string {
  return `${name}="${escapeHtml(value)}"`;
}

export function replaceAddresses(html: string, replace: (url: string) => string): string {
  const edits = listAddresses(html).map((address) => ({
    ...address,
    text: renderAttribute(address.name, address.isSet ? replaceInSet(address.value, replace) : replace(address.value)),
  }));
  return applyEdits(html, edits);
}

function replaceInSet(value: string, replace: (url: string) => string): string {
  return value.replace(/(^|,)\s*(\S+)/g, (_, comma: string, url: string) => `${comma && ", "}${replace(url)}`);
}

function listAddresses(html: string): Address[] {
  return listElements(parseFragment(html, { sourceCodeLocationInfo: true })).flatMap((element) => {
    const { tagName, attrs, sourceCodeLocation } = element;
    return attrs.flatMap(({ name, value }): Address[] => {
      const place = sourceCodeLocation?.attrs?.[name];
      if (!place || !ADDRESSES[tagName]?.includes(name)) return [];
      const { startOffset: start, endOffset: end, startLine: line } = place;
      const hasSize = attrs.some((each) => each.name === "width" || each.name === "height");
      return [{ start, end, line, name, value, isImage: tagName === "img", isSet: name === "srcset", hasSize }];
    });
  });
}

export function readComment({ value }: Html): string | undefined {
  return /^<!--([^]*)-->\s*$/.exec(value)?.[1];
}

/** `<!-- truncate -->` ends the summary of a post. */
export function isTruncation(comment: string | undefined): boolean {
  return comment?.trim() === "truncate";
}

function listElements(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...listElements(child)] : [],
  );
}
