/** One side of an example: a label and the highlighted code. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { element, renderCodeBlock, text } from "../markdown/code.ts";
import type { FormatterOptions } from "../formatter/load-formatter.ts";
import { markInvisibles } from "./mark-invisibles.ts";

interface Pane {
  name: string;
  label: string;
  code: Pick<Code, "lang" | "value">;
  /** Line breaks are shown too, for samples about them. */
  showsLineEnds?: boolean;
}

export function renderPane({ name, label, code, showsLineEnds = false }: Pane): Element {
  return element("div", { className: ["example-pane"], dataPane: name }, [
    element("p", { className: ["example-label"] }, [text(label)]),
    renderCode(code, showsLineEnds),
  ]);
}

/** Longer lines do not fit into half a column of text, so the panes stand below each other there. */
const LONGEST_LINE_BESIDE = 41;

export function renderPanes(panes: Element[], outputs: string[]): Element {
  const isWide = outputs.some((output) => output.split(/\r\n?|\n/).some((line) => line.length > LONGEST_LINE_BESIDE));
  return element("div", { className: ["example-panes"], ...(isWide && { dataWide: "" }) }, panes);
}

export function renderCode({ lang, value }: Pick<Code, "lang" | "value">, showsLineEnds: boolean): Element {
  const block = renderCodeBlock({ lang: lang ?? "text", meta: null, value });
  return markInvisibles(block, showsLineEnds);
}

/** Options as they stand in a configuration file. */
export function renderSettings(options: FormatterOptions): ElementContent[] {
  return Object.entries(options).flatMap(([name, value], index) => [
    ...(index > 0 ? [text(" ")] : []),
    element("code", {}, [text(showSetting(name, value))]),
  ]);
}

export function showSetting(name: string, value: unknown): string {
  return `${name}: ${showValue(value)}`;
}

/** JSON, and what JSON cannot say. */
export function showValue(value: unknown): string {
  return value === Number.POSITIVE_INFINITY ? "Infinity" : JSON.stringify(value);
}
