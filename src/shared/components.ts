/** What the components that writers put into Markdown get from the engine, by name. The app draws them (`app/components.ts`). */
import type { HeroSample } from "./hero.ts";
import type { ArchivePage } from "./page.ts";

export interface ComponentProps {
  hero: {
    /** Another one for each hero of a page. */
    id: string;
    samples: HeroSample[];
  };
  timeline: Pick<ArchivePage, "years" | "axis">;
}

export type ComponentName = keyof ComponentProps;

/** The place of a component in compiled HTML, as `engine/directives/components/app-component.ts` writes it. */
export const COMPONENT_PLACE =
  /<div class="component component-[\w-]+" data-component="([\w-]+)" data-props="([^"]*)"><\/div>/g;

/** Reads the attribute from a text. In a document, the browser does. */
export function readProps(attribute: string): unknown {
  return JSON.parse(attribute.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

/** The names of the components in a page's HTML. */
export function listComponents({ html }: { html: Record<string, string> }): string[] {
  const names = Object.values(html).flatMap((text) =>
    Array.from(text.matchAll(/ data-component="([\w-]+)"/g), ([, name = ""]) => name),
  );
  return [...new Set(names)];
}
