import type { ElementType } from "react";

interface HtmlProps {
  /** Key in the page's `html`. */
  slot: string;
  /** A page without it has no such slot. */
  html: string | undefined;
  className?: string;
  as?: ElementType;
}

/**
 * Compiled HTML. Before hydrating, the app reads it back from the document by its slot name, so that no page carries its article
 * twice (see `runtime/document.ts`). Nothing else may be put into this element.
 */
export function Html({ slot, html, className, as: Element = "div" }: HtmlProps) {
  if (html === undefined) return null;
  return (
    <Element
      className={className}
      data-html={slot}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
