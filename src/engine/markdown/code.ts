/** Code blocks: highlighted while building, with title, marked lines, prompts that cannot be copied, and a copy button. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { LABELS } from "../../shared/labels.ts";
import { parseCodeMeta } from "./code-meta.ts";
import { element, getText, text } from "./hast.ts";
import { highlight } from "./highlight.ts";

const SHELLS = new Set(["bash", "sh", "shell", "console"]);

export function renderCodeBlock(node: Pick<Code, "lang" | "meta" | "value">): Element {
  const meta = parseCodeMeta(node.meta);
  const language = node.lang ?? "text";
  const tokens = highlight(node.value, language);
  const needsLines = meta.highlighted.size > 0 || language === "diff" || SHELLS.has(language);
  const code = needsLines
    ? splitLines(tokens).map((line, index) =>
        renderLine(line, { language, isHighlighted: meta.highlighted.has(index + 1) }),
      )
    : tokens;
  return renderCodeFrame(code, { language, title: meta.title });
}

/** What every code block has around its code. */
export function renderCodeFrame(
  code: ElementContent[],
  { language, title }: { language: string; title?: string | undefined },
): Element {
  return element("div", { className: ["code-block"] }, [
    ...(title ? [element("div", { className: ["code-title"] }, [text(title)])] : []),
    element("pre", { tabIndex: 0 }, [element("code", { className: [`language-${language}`] }, code)]),
    element("button", { type: "button", className: ["copy-button"], dataCopy: "", ariaLabel: LABELS.copyCode }, [
      text(LABELS.copy),
    ]),
  ]);
}

function renderLine(
  line: ElementContent[],
  { language, isHighlighted }: { language: string; isHighlighted: boolean },
): ElementContent {
  const className = ["line"];
  if (isHighlighted) className.push("highlighted");
  const start = getText(line);
  if (language === "diff" && start.startsWith("+")) className.push("added");
  if (language === "diff" && start.startsWith("-")) className.push("removed");
  const children = SHELLS.has(language) && start.startsWith("$ ") ? separatePrompt(line, start.length) : line;
  return element("span", { className }, children);
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
