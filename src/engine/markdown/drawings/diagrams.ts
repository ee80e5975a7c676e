/** Code blocks in the language `mermaid`: diagrams, which become SVG that takes its colors from the page. */
import type { Element, ElementContent, Properties } from "hast";
import type { Code } from "mdast";
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { parseCodeMeta } from "../code-meta.ts";
import { getLine, report, type CompileContext } from "../context.ts";
import { element, findElements, getText, text } from "../hast.ts";
import { findMistake, readDiagram, type Diagram } from "./check-diagram.ts";
import { parseFragment } from "./parse-fragment.ts";

export async function drawDiagram(node: Code, context: CompileContext): Promise<Element | undefined> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  const diagram = readDiagram(node.value);
  const mistake = await findMistake(diagram);
  if (mistake) {
    // The fence is a line of its own.
    const line = getLine(context, node) + 1 + mistake.line;
    const { file } = context;
    context.problems.push({ broken: "content", problem: { file, line, message: mistake.message } });
    return undefined;
  }
  const [svg] = parseFragment(renderMermaidSVG(diagram.text, { transparent: true }));
  if (!svg) return void report(context, node, "the diagram is empty");
  const { title } = parseCodeMeta(node.meta);
  const name = diagram.title ?? title ?? nameByContents(svg, diagram);
  return element("figure", { className: ["diagram"], tabIndex: 0 }, [
    describeDrawing(svg, { name, description: diagram.description, prefix: `diagram-${getLine(context, node)}-` }),
    ...(title ? [element("figcaption", {}, [text(title)])] : []),
  ]);
}

/** Whoever cannot see the diagram hears at least what is in it. */
function nameByContents(svg: Element, { kind }: Diagram): string {
  const words = findElements([svg], ({ tagName }) => tagName === "text").map((each) => getText([each]).trim());
  return BUILD_LABELS.diagram(kind, [...new Set(words)].filter(Boolean));
}

interface Description {
  name: string;
  description: string | undefined;
  /** Makes the ids of each diagram on a page different. */
  prefix: string;
}

/** Without styles, which our policy forbids and `diagrams.css` replaces, and without what only scripts could want. */
function describeDrawing(svg: Element, { name, description, prefix }: Description): Element {
  const clean = (node: Element): Element => ({
    ...node,
    properties: cleanProperties(node.properties, prefix),
    children: node.children.flatMap((child): ElementContent[] => {
      if (child.type === "text") return child.value.trim() ? [child] : [];
      return child.type === "element" && child.tagName !== "style" ? [clean(child)] : [];
    }),
  });
  const { properties, children } = clean(svg);
  const { xmlns: _xmlns, ...size } = properties;
  const details = description ? [element("desc", {}, [text(description)])] : [];
  return element("svg", { role: "img", ariaLabel: name, ...size }, [...details, ...children]);
}

function cleanProperties(properties: Properties, prefix: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => !/^(className|style|data[A-Z].*)$/.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === "id") return [name, prefix + String(value)];
      if (typeof value !== "string") return [name, typeof value === "number" ? round(value) : value];
      return [name, value.replace(/^url\(#/, `url(#${prefix}`).replaceAll(/\d+\.\d{2,}/g, (number) => round(number))];
    }),
  );
}

/** A tenth of a pixel is exact enough. */
function round(number: string | number): string {
  return String(Math.round(Number(number) * 10) / 10);
}
