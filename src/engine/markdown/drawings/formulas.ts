/** `$$…$$`, within a line or as a block: TeX, which becomes MathML. Browsers draw that themselves, and screen readers read it. */
import type { Element, Properties } from "hast";
import type { Nodes } from "mdast";
import { report, type CompileContext } from "../context.ts";
import { element, getClasses } from "../hast.ts";
import { parseFragment } from "./parse-fragment.ts";

type Formula = Extract<Nodes, { type: "math" | "inlineMath" }>;

export async function drawFormula(node: Formula, context: CompileContext): Promise<Element | undefined> {
  const { default: temml } = await import("temml");
  const displayMode = node.type === "math";
  try {
    const [math] = parseFragment(temml.renderToString(node.value, { displayMode, throwOnError: true }));
    if (!math) return undefined;
    replaceStyles(math);
    // A wide formula scrolls by itself, also by keyboard, instead of widening the page.
    return displayMode ? element("div", { className: ["formula"], tabIndex: 0 }, [math]) : math;
  } catch (error) {
    return void report(context, node, `the formula cannot be read: ${describeError(error)}`);
  }
}

/** The message goes on with the whole formula, in which a line below the letters marks the place. */
function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll("\u0332", "").replaceAll(/\s+/g, " ").trim();
}

/** Our policy allows no style attributes, so each of those that matter has a class in `formulas.css`, or an attribute of MathML. */
const CLASSES: Record<string, string> = {
  "padding-left:0em": "formula-start-0",
  "padding-left:1em": "formula-start-1",
  "padding-right:0em": "formula-end-0",
  "border:1px solid": "formula-box",
  "math-depth:0": "formula-depth-0",
};
const KEPT_CLASSES = new Set(["tml-left", "tml-right", "tml-jot", "tml-cancel", "upstrike", "downstrike", "sout"]);

function replaceStyles(node: Element): void {
  const { className: _className, style, ...others } = node.properties;
  const declarations = typeof style === "string" ? style.split(";") : [];
  const color = declarations.find((each) => each.startsWith("color:"))?.slice("color:".length);
  const classes = [
    ...getClasses(node).filter((name) => KEPT_CLASSES.has(name)),
    ...declarations.flatMap((each) => CLASSES[each] ?? []),
  ];
  const properties: Properties = { ...others };
  if (color) properties["mathcolor"] = color;
  if (classes.length > 0) properties["className"] = classes;
  node.properties = properties;
  for (const child of node.children) if (child.type === "element") replaceStyles(child);
}
