/** Code blocks: highlighted while building, with title, marked lines, prompts that cannot be copied, and a copy button. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { LABELS } from "../../shared/labels.ts";
import { parseCodeMeta } from "./code-meta.ts";
import { highlight } from "./highlight.ts";
import { splitLines } from "./split-lines.ts";

const SHELLS = new Set(["bash", "sh", "shell", "console"]);

export function renderCodeBlock(node: Pick<Code, "lang" | "meta" | "value">): Element {
  const meta = parseCodeMeta(node.meta);
  const language = node.lang ?? "text";
  const tokens = highlight(node.value, language);
  const needsLines = meta.highlighted.size > 0 || language === "diff" || SHELLS.has(language);
  const code = needsLines
    ? splitLines(tokens).map((line, index) => renderLine(line, { index, language, meta }))
    : tokens;
  return renderCodeFrame(code, { language, ...(meta.title && { title: meta.title }) });
}

/** What every code block has around its code. */
export function renderCodeFrame(
  code: ElementContent[],
  { language, title }: { language: string; title?: string },
): Element {
  return element("div", { className: ["code-block"] }, [
    ...(title ? [element("div", { className: ["code-title"] }, [text(title)])] : []),
    element("pre", { tabIndex: 0 }, [element("code", { className: [`language-${language}`] }, code)]),
    element("button", { type: "button", className: ["copy-button"], dataCopy: "", ariaLabel: LABELS.copyCode }, [
      text(LABELS.copy),
    ]),
  ]);
}

interface LineContext {
  index: number;
  language: string;
  meta: ReturnType<typeof parseCodeMeta>;
}

function renderLine(line: ElementContent[], { index, language, meta }: LineContext): ElementContent {
  const className = ["line"];
  if (meta.highlighted.has(index + 1)) className.push("highlighted");
  const start = getText(line);
  if (language === "diff" && start.startsWith("+")) className.push("added");
  if (language === "diff" && start.startsWith("-")) className.push("removed");
  const children = SHELLS.has(language) && start.startsWith("$ ") ? separatePrompt(line) : line;
  return element("span", { className }, children);
}

/** The prompt is shown, but neither the copy button nor a selection takes it along. */
function separatePrompt(line: ElementContent[]): ElementContent[] {
  const rest = dropStart(line, 2);
  return [element("span", { className: ["prompt"], ariaHidden: "true" }, [text("$ ")]), ...rest];
}

function dropStart(nodes: ElementContent[], count: number): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const length = getText([node]).length;
    if (count >= length) count -= length;
    else if (count === 0) result.push(node);
    else {
      if (node.type === "text") result.push(text(node.value.slice(count)));
      else if (node.type === "element") result.push({ ...node, children: dropStart(node.children, count) });
      count = 0;
    }
  }
  return result;
}

export function getText(nodes: ElementContent[]): string {
  return nodes
    .map((node) => (node.type === "text" ? node.value : node.type === "element" ? getText(node.children) : ""))
    .join("");
}

export function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): { type: "text"; value: string } {
  return { type: "text", value };
}
