/** Tells writers what is probably not meant: the terminal has every warning once, and a page has those that it is about. */
import { showProblem, type Problem } from "../base/problems.ts";
import type { PagePlan } from "../pages/page-plan.ts";

/** More would hide the page, and to show thousands takes a browser seconds after every edit. */
const MOST_SHOWN = 20;

/** What a page shows, beginning with what is about its own files. */
export function selectWarnings({ file, sources }: Pick<PagePlan, "file" | "sources">, warnings: Problem[]): string[] {
  const own = new Set([file, ...sources.map((source) => source.file)]);
  const sorted = warnings.toSorted((a, b) => Number(own.has(b.file)) - Number(own.has(a.file)));
  const shown = sorted.slice(0, MOST_SHOWN).map(showProblem);
  const more = warnings.length - shown.length;
  return more > 0 ? [...shown, `Warnings that only the terminal shows: ${more}`] : shown;
}

/** Prints the warnings of a page that have not been printed before, or that were gone meanwhile. */
export function createPrinter(print: (text: string) => void) {
  const printed = new Set<string>();
  const byPage = new Map<string, string[]>();
  return (page: string, problems: Problem[]): void => {
    const warnings = new Set(problems.map(showProblem));
    for (const before of byPage.get(page) ?? []) if (!warnings.has(before)) printed.delete(before);
    byPage.set(page, [...warnings]);
    const added = [...warnings].filter((each) => !printed.has(each));
    for (const each of added) printed.add(each);
    // In one piece, because there may be thousands.
    if (added.length > 0) print(added.map((each) => `warning  ${each}`).join("\n"));
  };
}
