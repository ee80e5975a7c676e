/** The style sheets that are inlined into pages: an optional sheet goes where its selectors could match, judged by tags and classes. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../base/project-root.ts";
import type { Selector, SelectorComponent } from "lightningcss";

export const MAIN_STYLES = "src/styles/main.css";
/** Loaded by the app when it starts. */
export const APP_STYLES = "src/styles/app.css";
export const PLAYGROUND_STYLES = "src/styles/playground.css";
const OPTIONAL_STYLES = "src/styles/optional";

export interface OptionalSheet {
  css: string;
  /** What its selectors name: a page must have all names of one of these lists. */
  needs: string[][];
}

/** Paths seen from the project. */
export function listOptionalStyles(): string[] {
  const names = readdirSync(path.join(PROJECT_ROOT, OPTIONAL_STYLES)).filter((name) => name.endsWith(".css"));
  return names.sort().map((name) => `${OPTIONAL_STYLES}/${name}`);
}

/** The app puts compiled Markdown into an element with this class, so a page's Markdown itself does not contain it. */
const AROUND_MARKDOWN = ".prose";

/** `names` are those that a page uses: tags such as `hr`, and classes such as `.tabs`. */
export function couldMatch({ needs }: OptionalSheet, names: ReadonlySet<string>): boolean {
  return needs.some((needed) => needed.every((name) => names.has(name)));
}

/** Attributes and pseudo-classes are not looked at. A selector of nothing else goes with the others of its sheet. */
export async function readNeeds(css: string): Promise<string[][]> {
  const { Features, transform } = await import("lightningcss");
  const found = new Map<string, string[]>();
  // Without nesting, each selector says by itself what it needs.
  const flat = transform({ filename: "flat.css", code: Buffer.from(css), include: Features.Nesting });
  transform({
    filename: "flat.css",
    code: flat.code,
    visitor: {
      Selector(selector) {
        for (const names of listNames(selector)) {
          const needed = [...new Set(names)].filter((name) => name !== AROUND_MARKDOWN).sort();
          if (needed.length > 0) found.set(needed.join(" "), needed);
        }
      },
    },
  });
  const all = [...found.values()];
  // What needs `.tabs` and more says nothing new beside what needs `.tabs` alone.
  return all.filter((needed) => !all.some((other) => other !== needed && other.every((name) => needed.includes(name))));
}

/** One list of names for each of the ways in which the selector can match. */
function listNames(selector: Selector): string[][] {
  return selector
    .map(listComponentNames)
    .reduce<string[][]>((before, after) => before.flatMap((names) => after.map((more) => [...names, ...more])), [[]]);
}

function listComponentNames(component: SelectorComponent): string[][] {
  if (component.type === "class") return [[`.${component.name}`]];
  if (component.type === "type") return [[component.name.toLowerCase()]];
  const isChoice = component.type === "pseudo-class" && (component.kind === "is" || component.kind === "where");
  return isChoice ? component.selectors.flatMap(listNames) : [[]];
}
