/** The panes of an example: a label and highlighted code, in which characters and places that nobody would see are marked. */
import type { Element, ElementContent } from "hast";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { showSetting } from "../formatter/option-values.ts";
import { renderCodeBlock } from "../markdown/code.ts";
import { element, text } from "../markdown/hast.ts";
import type { Block } from "./sample.ts";

interface Pane {
  name: string;
  label: string;
  code: Block;
  /** Whether line breaks are shown too, for samples about them. */
  showsLineEnds?: boolean;
}

export function renderPane({ name, label, code, showsLineEnds = false }: Pane): Element {
  return element("div", { className: ["example-pane"], dataPane: name }, [
    element("p", { className: ["example-label"] }, [text(label)]),
    renderCode(code, showsLineEnds),
  ]);
}

/** Longer lines do not fit into half a column of text, so the panes are placed below each other. */
const LONGEST_LINE_BESIDE = 41;

export function renderPanes(panes: Element[], outputs: string[]): Element {
  const isWide = outputs.some((output) => output.split(/\r\n?|\n/).some((line) => line.length > LONGEST_LINE_BESIDE));
  return element("div", { className: ["example-panes"], ...(isWide && { dataWide: "" }) }, panes);
}

export function renderCode({ lang, value }: Block, showsLineEnds: boolean): Element {
  const block = renderCodeBlock({ lang: lang ?? "text", meta: null, value });
  return markInvisibles(block, showsLineEnds);
}

/** Options as they are written in a configuration file. */
export function renderSettings(options: FormatterOptions): ElementContent[] {
  return Object.entries(options).flatMap(([name, value], index) => [
    ...(index > 0 ? [text(" ")] : []),
    element("code", {}, [text(showSetting(name, value))]),
  ]);
}

export function renderActions(playgroundLink: string): Element {
  return element("p", { className: ["example-actions"] }, [
    element("a", { href: playgroundLink, dataPlain: "" }, [text(BUILD_LABELS.openInPlayground)]),
  ]);
}

/** Looks like a shell's prompt, and like it is left out by the copy button and by a selection. */
function renderMark(kind: "line-end" | "offset", label: string): Element {
  return element("span", { className: ["prompt", kind] }, [text(label)]);
}

const LINE_ENDS: Record<string, string> = { "\r\n": "CRLF", "\r": "CR", "\n": "LF" };

/** Names the line ends in plain text, for the Markdown export. */
export function spellLineEnds(code: string): string {
  return code.replace(/\r\n|\r|\n/g, (end) => ` ${LINE_ENDS[end]}\n`);
}

/** Marks tabs, and line ends where the sample is about them. */
function markInvisibles(node: Element, showsLineEnds: boolean): Element {
  const markNode = (child: ElementContent): ElementContent[] => {
    if (child.type === "element") return [markInvisibles(child, showsLineEnds)];
    return child.type === "text" ? child.value.split(/(\t|\r\n|\r|\n)/).flatMap(markPart) : [child];
  };
  const markPart = (part: string): ElementContent[] => {
    if (part === "") return [];
    if (part === "\t") return [element("span", { className: ["tab"] }, [text("\t")])];
    const end = LINE_ENDS[part];
    if (!end || !showsLineEnds) return [text(part)];
    // A browser reads every kind of line end as a line feed, so that is what is written.
    return [renderMark("line-end", end), text("\n")];
  };
  return { ...node, children: node.children.flatMap(markNode) };
}

interface Progress {
  /** How many characters of the code came before. */
  position: number;
  /** In ascending order, so that the first is the next one to mark. */
  waiting: number[];
}

/** Marks offsets in the code with their numbers, because the option about the cursor changes nothing else. */
export function markOffsets(node: Element, offsets: number[]): Element {
  if (offsets.length === 0) return node;
  if (node.tagName !== "code") {
    return {
      ...node,
      children: node.children.map((child) => (child.type === "element" ? markOffsets(child, offsets) : child)),
    };
  }
  const progress = { position: 0, waiting: offsets.toSorted((a, b) => a - b) };
  const children = markNodes(node.children, progress);
  return { ...node, children: [...children, ...progress.waiting.map(renderOffset)] };
}

function markNodes(nodes: ElementContent[], progress: Progress): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "element") return [{ ...node, children: markNodes(node.children, progress) }];
    return node.type === "text" ? markText(node.value, progress) : [node];
  });
}

function markText(value: string, progress: Progress): ElementContent[] {
  const start = progress.position;
  const end = start + value.length;
  const offsets = progress.waiting.filter((offset) => offset < end);
  const parts = offsets.flatMap((offset, index) => {
    const before = value.slice((offsets[index - 1] ?? start) - start, offset - start);
    return [...(before ? [text(before)] : []), renderOffset(offset)];
  });
  progress.position = end;
  progress.waiting = progress.waiting.slice(offsets.length);
  return [...parts, text(value.slice((offsets.at(-1) ?? start) - start))];
}

function renderOffset(offset: number): Element {
  return renderMark("offset", String(offset));
}
