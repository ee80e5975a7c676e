/** Code blocks: highlighted while building, with title, numbered and marked lines, prompts that cannot be copied, and a copy button. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { LABELS } from "../../shared/labels/labels.ts";
import { parseCodeMeta, type CodeMeta } from "./code-meta.ts";
import { element, getText, text } from "./hast.ts";
import { highlight } from "./highlight.ts";

const SHELLS = new Set(["bash", "sh", "shell", "console"]);

export function renderCodeBlock(node: Pick<Code, "lang" | "meta" | "value">): Element {
  const meta = parseCodeMeta(node.meta);
  const language = node.lang ?? "text";
  const tokens = highlight(node.value, language);
  const { highlighted, added, removed, focused, firstLine, title } = meta;
  const hasMarks = highlighted.size > 0 || Boolean(added ?? removed ?? focused ?? firstLine);
  const needsLines = hasMarks || language === "diff" || SHELLS.has(language);
  const code = needsLines
    ? splitLines(tokens).map((line, index) => renderLine(line, { language, meta, number: index + 1 }))
    : tokens;
  const classes = [...(firstLine === undefined ? [] : ["numbered"]), ...(focused ? ["focusing"] : [])];
  return renderCodeFrame(code, { language, title, classes });
}

/** What every code block has around its code. */
export function renderCodeFrame(
  code: ElementContent[],
  { language, title, classes = [] }: { language: string; title?: string | undefined; classes?: string[] },
): Element {
  return element("div", { className: ["code-block", ...classes] }, [
    ...(title ? [element("div", { className: ["code-title"] }, [text(title)])] : []),
    element("pre", { tabIndex: 0 }, [element("code", { className: [`language-${language}`] }, code)]),
    element("button", { type: "button", className: ["copy-button"], dataCopy: "", ariaLabel: LABELS.copyCode }, [
      text(LABELS.copy),
    ]),
  ]);
}

interface LineOptions {
  language: string;
  meta: CodeMeta;
  /** From 1. */
  number: number;
}

/** Added and removed lines are `ins` and `del`, which say so without colors, unless a diff has its own signs. */
function renderLine(line: ElementContent[], { language, meta, number }: LineOptions): ElementContent {
  const start = getText(line);
  const isDiff = language === "diff";
  const [isAdded, isRemoved] = [meta.added?.has(number), meta.removed?.has(number)];
  const className = ["line"];
  if (meta.highlighted.has(number)) className.push("highlighted");
  if (isAdded || (isDiff && start.startsWith("+"))) className.push("added");
  if (isRemoved || (isDiff && start.startsWith("-"))) className.push("removed");
  if (meta.focused?.has(number)) className.push("focused");
  const children = SHELLS.has(language) && start.startsWith("$ ") ? separatePrompt(line, start.length) : line;
  const label = meta.firstLine === undefined ? {} : { dataLine: String(meta.firstLine + number - 1) };
  return element(isRemoved ? "del" : isAdded ? "ins" : "span", { className, ...label }, children);
}

/** The prompt is shown, but neither the copy button nor a selection takes it along. */
function separatePrompt(line: ElementContent[], length: number): ElementContent[] {
  const prompt = element("span", { className: ["prompt"], ariaHidden: "true" }, [text("$ ")]);
  return [prompt, ...sliceNodes(line, 2, length)];
}

/** A part of highlighted code, by offsets in its text. Tokens that are cut are opened again on both sides of the cut. */
export function sliceNodes(nodes: ElementContent[], start: number, end: number): ElementContent[] {
  const part: ElementContent[] = [];
  let offset = 0;
  for (const node of nodes) {
    const length = getText([node]).length;
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, length)];
    offset += length;
    if (from >= to) continue;
    if (from === 0 && to === length) part.push(node);
    else if (node.type === "text") part.push(text(node.value.slice(from, to)));
    else if (node.type === "element") part.push({ ...node, children: sliceNodes(node.children, from, to) });
  }
  return part;
}

/** Highlighted code line by line; a token that spans several lines is opened again on each. Each line keeps its "\n". */
export function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [];
  let start = 0;
  for (const line of getText(nodes).split(/(?<=\n)/)) {
    lines.push(sliceNodes(nodes, start, start + line.length));
    start += line.length;
  }
  return lines;
}
