/** Compares the options page with the formatter package: each option is described, exists, and has not changed since it was described. */
import { suggest } from "../base/explain.ts";
import type { Problem } from "../base/problems.ts";
import { loadFormatter } from "../formatter/load-formatter.ts";
import { pinOption, readPinnedOptions, type PinnedOption } from "../formatter/pinned-answers.ts";
import type { CompileContext, OptionUse } from "../markdown/context.ts";

export interface OptionsPage {
  file: string;
  /** The options that the page describes, as `compileMarkdown` has collected them. */
  options: Pick<OptionUse, "name" | "line">[];
}

interface Comparison {
  page: OptionsPage;
  /** Name and version of the package, for messages. */
  formatter: string;
  actual: PinnedOption[];
  pinned: PinnedOption[];
}

const HOW_TO_PIN = "Revise the words, then run npm run pin-options";

/** Checks the page that is being compiled, if it is an options page. */
export async function checkOptions({
  isOptionsPage,
  formatter,
  file,
  options,
  problems,
}: CompileContext): Promise<void> {
  if (!isOptionsPage || !formatter) return;
  // Each option of the page has already said so if the formatter cannot be loaded.
  const canLoad = await loadFormatter(formatter).then(
    () => true,
    () => false,
  );
  if (!canLoad) return;
  const found = await checkOptionsPage({ file, options: options ?? [] }, formatter);
  problems.push(...found.map((problem) => ({ broken: "content" as const, problem })));
}

/** `folder` contains the snapshots of the options. Tests pass a copy of it. */
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
  return [...findMissing(comparison), ...findNeedless(comparison), ...findChanges(comparison)];
}

/** Options that the page does not describe. */
function findMissing({ page, formatter, actual }: Comparison): Problem[] {
  const line = page.options.at(-1)?.line ?? 1;
  return actual
    .filter(({ name }) => !page.options.some((use) => use.name === name))
    .map(({ name }) => ({
      file: page.file,
      line,
      message: `the option "${name}" of ${formatter} has no words: add a section with :::option{name="${name}"}`,
    }));
}

/** Descriptions that appear twice or belong to no option. */
function findNeedless({ page, formatter, actual }: Comparison): Problem[] {
  const known = actual.map(({ name }) => name);
  return page.options.flatMap((use) => {
    const { name, line } = use;
    const first = page.options.find((each) => each.name === name);
    if (first && first !== use)
      return {
        file: page.file,
        line,
        message: `the option "${name}" already has its block in line ${first.line}`,
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
