import type { ItemProps } from "./item-props.ts";

/** HTML from the site's own configuration. */
export function HtmlItem({ item }: ItemProps<"html">) {
  return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} suppressHydrationWarning />;
}
