/**
 * The options page against the package: every option has words, every word has an option, and nothing changed since the
 * words were written.
 */
import { suggest } from "../base/explain.ts";
import type { OptionUse } from "../markdown/context.ts";
import type { Problem } from "../base/problems.ts";
import { loadFormatter } from "../formatter/load-formatter.ts";
import { pinOption, readPinnedOptions, type PinnedOption } from "../formatter/pinned-options.ts";

export interface OptionsPage {
  file: string;
  /** As `compileMarkdown` collected them. */
  options: OptionUse[];
}

interface Comparison {
  page: OptionsPage;
  /** Package and version, for messages. */
  formatter: string;
  actual: PinnedOption[];
  pinned: PinnedOption[];
}

const HOW_TO_PIN = "Revise the words, then run npm run pin-options";

/** `folder` is where the snapshots are; tests give a copy. */
export async function checkOptionsPage(
  page: OptionsPage,
  formatterPackage: string,
  folder?: string,
): Promise<Problem[]> {
  const formatter = await loadFormatter(formatterPackage);
  const actual = formatter.options.map(pinOption);
  const pinned = await readPinnedOptions(formatterPackage, folder);
  if (!pinned)
    return [{ file: page.file, message: `there is no snapshot of the options of ${formatterPackage}. ${HOW_TO_PIN}` }];
  return compareOptions({ page, formatter: `${formatterPackage} ${formatter.version}`, actual, pinned });
}

export function compareOptions(comparison: Comparison): Problem[] {
  return [...findMissingWords(comparison), ...findStrayWords(comparison), ...findChanges(comparison)];
}

function findMissingWords({ page, formatter, actual }: Comparison): Problem[] {
  const line = page.options.at(-1)?.line ?? 1;
  return actual
    .filter(({ name }) => !page.options.some((use) => use.name === name))
    .map(({ name }) => ({
      file: page.file,
      line,
      message: `the option "${name}" of ${formatter} has no words: add a section with :::option{name="${name}"}`,
    }));
}

function findStrayWords({ page, formatter, actual }: Comparison): Problem[] {
  const known = actual.map(({ name }) => name);
  return page.options.flatMap(({ name, line }, index) => {
    const first = page.options.findIndex((use) => use.name === name);
    if (first < index)
      return {
        file: page.file,
        line,
        message: `the option "${name}" already has its block in line ${page.options[first]!.line}`,
      };
    return known.includes(name)
      ? []
      : {
          file: page.file,
          line,
          message: `${formatter} has no option "${name}": remove its words. ${suggest(name, known)}`,
        };
  });
}

function findChanges({ page, formatter, actual, pinned }: Comparison): Problem[] {
  const names = new Set([...actual, ...pinned].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const line = page.options.find((use) => use.name === name)?.line ?? 1;
    const now = actual.find((option) => option.name === name);
    const then = pinned.find((option) => option.name === name);
    const message = !now ? `the option is gone` : !then ? `the option is new` : describeChange(then, now);
    return message ? { file: page.file, line, message: `"${name}" in ${formatter}: ${message}. ${HOW_TO_PIN}` } : [];
  });
}

function describeChange(then: PinnedOption, now: PinnedOption): string | undefined {
  const facts = (["type", "default", "choices"] as const).flatMap((key) => {
    const [before, after] = [then[key], now[key]].map((value) =>
      Array.isArray(value) ? value.join(", ") : (value ?? "none"),
    );
    return before === after ? [] : `the ${key} is ${after}, but the words were written for ${before}`;
  });
  return facts.length > 0 ? facts.join("; ") : undefined;
}
