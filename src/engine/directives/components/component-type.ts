/** A component of the registry: what its attributes must be, and what it becomes. */
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { z } from "zod";
import { getLine, type CompileContext, type Rendered } from "../../markdown/context.ts";

export type ComponentNode = ContainerDirective | LeafDirective;

export interface Component<Props = unknown> {
  /** The attributes besides `name`. A strict object refuses others. */
  props: z.ZodObject & z.ZodType<Props>;
  /** Nothing for a mistake, which it has reported. */
  render(
    props: Props,
    node: ComponentNode,
    context: CompileContext,
  ): Rendered | undefined | Promise<Rendered | undefined>;
}

/** Keeps the type of the props between their description and the function that gets them. */
export function defineComponent<Props>(component: Component<Props>): Component {
  return component as Component;
}

/** Attributes are texts. These read them as something else. */
export const wholeNumber = z
  .string()
  .regex(/^\d+$/, { error: ({ input }) => `expected a whole number, found "${String(input)}"` })
  .transform(Number);

/** `{releases}` and `{releases=true}` are the same. */
export const flag = z
  .enum(["", "true", "false"], { error: ({ input }) => `expected true or false, found "${String(input)}"` })
  .transform((value) => value !== "false");

export const list = z
  .string()
  .min(1, "expected names with commas between them, found nothing")
  .transform((text) => text.split(",").map((part) => part.trim()));

/** For ids and names of controls: another one for each component, also where several texts make one page. */
export function createId(prefix: string, node: ComponentNode, context: CompileContext): string {
  const file = context.file.replace(/^.*\/|\.md$/g, "").replaceAll(/[^\w-]+/g, "-");
  return `${prefix}-${file}-${getLine(context, node)}`;
}
