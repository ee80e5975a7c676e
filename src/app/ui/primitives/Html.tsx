import { useMemo, type ElementType } from "react";

interface MarkupProps {
  html: string;
  className?: string | undefined;
  as?: ElementType;
}

/** HTML that React does not look into. What is in the element stays, with its focus and its state, until the HTML is another. */
export function Markup({ html, as: Element = "div", ...attributes }: MarkupProps) {
  // React 19.2 sets the HTML again for every new object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <Element {...attributes} dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}

interface HtmlProps extends Omit<MarkupProps, "html"> {
  /** Key in the page's `html`. */
  slot: string;
  /** A page without it has no such slot. */
  html: string | undefined;
}

/**
 * Compiled HTML. Before hydrating, the app reads it back from the document by its slot name, so that no page carries its article
 * twice (see `runtime/document.ts`). Nothing else may be put into this element.
 */
export function Html({ slot, html, ...props }: HtmlProps) {
  return html === undefined ? null : <Markup {...props} html={html} data-html={slot} />;
}
