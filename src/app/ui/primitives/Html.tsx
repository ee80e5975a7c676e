import type { ElementType } from "react";

interface HtmlProps {
  /** Key in the page's `html`. */
  slot: string;
  html: string | undefined;
  className?: string;
  as?: ElementType;
}

/**
 * Compiled HTML. Before hydrating, the app reads `innerHTML` back from `[data-html]` by slot name, so that prose travels once
 * and in no bundle. Nothing else may be put into this element.
 */
export function Html({ slot, html = "", className, as: Element = "div" }: HtmlProps) {
  return (
    <Element
      className={className}
      data-html={slot}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
