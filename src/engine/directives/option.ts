/** `:::option{name="semi"}`: what the package says about an option, and the output of a sample for each of its values. */
import type { Element, ElementContent } from "hast";
import type { ListItem, Nodes, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { withBase } from "../../shared/paths.ts";
import { suggest } from "../base/explain.ts";
import { getOptionFacts, type Fact, type FactItem } from "../formatter/option-facts.ts";
import { element, text } from "../markdown/hast.ts";
import { getLine, report, type CompileContext } from "../markdown/context.ts";
import type { Rendered } from "../markdown/context.ts";
import type { Directive } from "../markdown/directives.ts";
import { checkOptions } from "./check-options.ts";
import { createInlineCode, createRendered, createText, getFormatter, getHistory } from "./directive.ts";
import { exploreOption, type Explored } from "./explore-option.ts";
import { renderExplorer, renderExplorerMarkdown } from "./render-explorer.ts";

interface DocumentedOption {
  name: string;
  facts: Fact[];
  /** Addresses of release posts, by version. */
  posts: Map<string, string>;
  explored: Explored | undefined;
}

export const OPTION: Directive = { render: renderOption, check: checkOptions };

async function renderOption(node: ContainerDirective, context: CompileContext): Promise<Rendered | undefined> {
  const name = node.attributes?.["name"];
  if (!name) return void report(context, node, ':::option needs the name of an option: :::option{name="semi"}');
  // Added before anything is awaited, so that the options keep the order of the page.
  context.options?.push({ name, line: getLine(context, node), ...context.above });
  const formatter = await getFormatter(node, context);
  if (!formatter) return undefined;
  const option = formatter.options.find((candidate) => candidate.name === name);
  if (!option) {
    const known = formatter.options.map((candidate) => candidate.name);
    return void report(
      context,
      node,
      `${formatter.name} ${formatter.version} has no option "${name}". ${suggest(name, known)}`,
    );
  }

  const history = await getHistory(context);
  const facts = getOptionFacts(option, history[name]);
  const explored = await exploreOption(node, context, { option, formatter });
  const posts = findReleasePosts(facts, context);
  for (const href of posts.values()) context.links.push({ href, line: getLine(context, node) });
  const documented: DocumentedOption = { name, facts, posts, explored };
  return createRendered(renderOptionElement(documented), renderOptionMarkdown(documented));
}

/** The posts that announced the versions among the facts, where there is one: `…/2025-02-09-3.5.0.md` is about 3.5.0. */
function findReleasePosts(
  facts: Fact[],
  { routes, base }: Pick<CompileContext, "routes" | "base">,
): Map<string, string> {
  const releases = facts.flatMap(({ items }) => items.flatMap(({ release }) => release ?? []));
  return new Map(
    releases.flatMap((release): [string, string][] => {
      const [, route] =
        Object.entries(routes).find(([file]) => /\d{4}-\d\d-\d\d-(\d+\.\d+\.\d+)\.md$/.exec(file)?.[1] === release) ??
        [];
      return route ? [[release, withBase(base, route)]] : [];
    }),
  );
}

function renderOptionElement({ name, facts, posts, explored }: DocumentedOption): Element {
  const rows = facts.map(({ label, items }) =>
    element("div", {}, [
      element("dt", {}, [text(label)]),
      ...items.map((item) => element("dd", {}, renderItem(item, posts))),
    ]),
  );
  return element("div", { className: ["option"], dataOption: name }, [
    element("dl", { className: ["option-facts"] }, rows),
    ...(explored ? [renderExplorer(explored)] : []),
  ]);
}

function renderItem(item: FactItem, posts: Map<string, string>): ElementContent[] {
  const parts: ElementContent[] = [];
  if (item.release) {
    const href = posts.get(item.release);
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

function renderOptionMarkdown({ facts, explored }: DocumentedOption): Nodes[] {
  const items = facts.map(({ label, items }): ListItem => {
    const words = items.flatMap((item, index) => [createText(index > 0 ? ", " : " "), ...describeItem(item)]);
    return { type: "listItem", children: [{ type: "paragraph", children: [createText(`${label}:`), ...words] }] };
  });
  return [{ type: "list", spread: false, children: items }, ...(explored ? renderExplorerMarkdown(explored) : [])];
}

function describeItem({ release, code, text: words }: FactItem): PhrasingContent[] {
  const parts = [release && createText(release), code && createInlineCode(code), words && createText(words)];
  return parts
    .filter((part) => typeof part === "object")
    .flatMap((part, at) => (at > 0 ? [createText(" "), part] : [part]));
}
