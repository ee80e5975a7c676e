/** The facts of an option as a definition list. Versions lead to the post that announced them, where there is one. */
import type { Element, ElementContent } from "hast";
import type { ContainerDirective } from "mdast-util-directive";
import { withBase } from "../../shared/paths.ts";
import { element, text } from "../markdown/code.ts";
import { getLine, type CompileContext } from "../markdown/context.ts";
import type { Fact, FactItem } from "../formatter/option-facts.ts";

export function renderFacts(facts: Fact[], node: ContainerDirective, context: CompileContext): Element {
  const rows = facts.map(({ label, items }) =>
    element("div", {}, [
      element("dt", {}, [text(label)]),
      ...items.map((item) => element("dd", {}, renderItem(item, { line: getLine(context, node), context }))),
    ]),
  );
  return element("dl", { className: ["option-facts"] }, rows);
}

function renderItem(item: FactItem, { line, context }: { line: number; context: CompileContext }): ElementContent[] {
  const parts: ElementContent[] = [];
  if (item.release) {
    const route = findReleasePost(item.release, context.routes);
    const href = route && withBase(context.base, route);
    if (href) context.links.push({ href, line });
    parts.push(
      href
        ? element("a", { href, className: ["since"] }, [text(item.release)])
        : element("span", { className: ["since"] }, [text(item.release)]),
    );
  }
  if (item.code) parts.push(element("code", {}, [text(item.code)]));
  if (item.text) parts.push(text(parts.length > 0 ? ` ${item.text}` : item.text));
  return parts;
}

/** `…/2025-02-09-3.5.0.md` is the post about 3.5.0. */
export function findReleasePost(version: string, routes: Record<string, string>): string | undefined {
  const file = Object.keys(routes).find(
    (candidate) => /\d{4}-\d\d-\d\d-(\d+\.\d+\.\d+)\.md$/.exec(candidate)?.[1] === version,
  );
  return file && routes[file];
}
