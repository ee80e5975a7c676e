/** A component that the app draws: the page gets a place with its props, and feeds, search and exports get plain Markdown instead. */
import type { Nodes } from "mdast";
import type { ComponentName, ComponentProps } from "../../../shared/components.ts";
import type { CompileContext, Rendered } from "../../markdown/context.ts";
import { markPlace } from "../../markdown/drawings/drawings.ts";
import { element } from "../../markdown/hast.ts";
import type { ComponentNode } from "./component-type.ts";

interface AppComponent<Name extends ComponentName> {
  name: Name;
  props: ComponentProps[Name];
  /** The same for those who cannot see it. */
  plain: Nodes[];
}

export function placeComponent<Name extends ComponentName>(
  { name, props, plain }: AppComponent<Name>,
  node: ComponentNode,
  context: CompileContext,
): Rendered {
  const className = ["component", `component-${name}`];
  const place = element("div", { className, dataComponent: name, dataProps: JSON.stringify(props) }, []);
  context.drawn.set(node, place);
  return {
    html: (render) => [markPlace(element("div", { dataNoSearch: "" }, render(plain)), node, context)],
    markdown: plain,
  };
}
