/**
 * What formatters said about themselves when they were asked last, one committed file for each package: to ask means to load all
 * their files, and takes a second. It holds for the version that was asked; of another one nothing is known.
 * `npm run pin-options` asks anew.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { loadFormatter, readFormatterVersion } from "./load-formatter.ts";

const FOLDER = path.join(PROJECT_ROOT, "src/engine/formatter/pinned-answers");

export interface FormatterAnswers {
  /** See `playground/formatter-support.ts`. */
  support: object;
  /** See `cli-help.ts`. */
  flags: { names: string[]; default?: string }[];
}

export async function readPinnedAnswers(
  name: string,
  version?: string,
): Promise<(FormatterAnswers & { version: string }) | undefined> {
  const text = await readFile(path.join(FOLDER, `${name}.json`), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const pinned = JSON.parse(text) as FormatterAnswers & { version: string };
  return pinned.version === (version ?? (await readFormatterVersion(name))) ? pinned : undefined;
}

export async function writePinnedAnswers(name: string, answers: FormatterAnswers): Promise<void> {
  const { format } = await loadFormatter("prettier");
  const pinned = JSON.stringify({ version: await readFormatterVersion(name), ...answers });
  const { formatted } = await format(pinned, { parser: "json", printWidth: 120 });
  await writeFile(path.join(FOLDER, `${name}.json`), formatted);
}
