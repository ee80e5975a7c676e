/**
 * What formatters say about themselves, committed as one file for each package. `npm run pin-options` asks the packages again.
 *
 * `pinned-answers/` saves time: asking a package means loading all its files, which takes a second. A file is valid only for the
 * version that was asked. `pinned-options/` protects the docs: it has the options as they were when the docs about them were
 * written, so that the build can report options that have changed since.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { loadFormatter, readFormatterVersion, type KnownOption } from "./load-formatter.ts";
import { showValue } from "./option-values.ts";

const ANSWERS_FOLDER = path.join(PROJECT_ROOT, "src/engine/formatter/pinned-answers");
export const PINNED_FOLDER = path.join(PROJECT_ROOT, "src/engine/formatter/pinned-options");

export interface FormatterAnswers {
  /** See `playground/formatters.ts`. */
  support: object;
  /** See `cli-help.ts`. */
  flags: { names: string[]; default?: string }[];
}

type PinnedAnswers = FormatterAnswers & { version: string };

/** Undefined when nothing is pinned for this version. */
export async function readPinnedAnswers(name: string, version?: string): Promise<PinnedAnswers | undefined> {
  const pinned = await readJson<PinnedAnswers>(ANSWERS_FOLDER, name);
  if (!pinned) return undefined;
  return pinned.version === (version ?? (await readFormatterVersion(name))) ? pinned : undefined;
}

export async function writePinnedAnswers(name: string, answers: FormatterAnswers): Promise<void> {
  await writeJson(ANSWERS_FOLDER, name, { version: await readFormatterVersion(name), ...answers });
}

/** The parts of an option that the docs depend on. The default is a text because JSON has no Infinity. */
export interface PinnedOption {
  name: string;
  type: string;
  default: string;
  choices?: string[];
}

export function pinOption({ name, type, array, default: value, choices }: KnownOption): PinnedOption {
  return {
    name,
    type: array ? `${type}[]` : type,
    default: value === undefined ? "none" : showValue(value),
    ...(choices && { choices: choices.map((choice) => choice.value) }),
  };
}

export function readPinnedOptions(formatter: string, folder = PINNED_FOLDER): Promise<PinnedOption[] | undefined> {
  return readJson(folder, formatter);
}

export async function writePinnedOptions(formatter: string): Promise<void> {
  const { options } = await loadFormatter(formatter);
  const pinned = options.map(pinOption).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await writeJson(PINNED_FOLDER, formatter, pinned);
}

async function readJson<Value>(folder: string, name: string): Promise<Value | undefined> {
  const text = await readFile(path.join(folder, `${name}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** Formatted like every other file of the project. */
async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  const { format } = await loadFormatter("prettier");
  const { formatted } = await format(JSON.stringify(value), { parser: "json", printWidth: 120 });
  await writeFile(path.join(folder, `${name}.json`), formatted);
}
