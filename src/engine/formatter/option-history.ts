/** When options and flags were added and how options changed: packages do not say this, so it comes from files of the content. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { suggest } from "../base/explain.ts";
import { throwIfAny, type Problem } from "../base/problems.ts";
import { parseYaml } from "../base/yaml.ts";

const HISTORY_FILE = "content/data/option-history.yml";
const FLAG_HISTORY_FILE = "flag-history.yml";

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version in quotes, like "3.5.0"');
const optionsSchema = z.record(
  z.string(),
  z.strictObject({ since: version, changed: z.array(z.strictObject({ version, what: z.string() })).optional() }),
);
const flagsSchema = z.record(z.string().startsWith("--", 'a flag starts with "--"'), version);

export type OptionHistory = z.output<typeof optionsSchema>;
export type FlagHistory = z.output<typeof flagsSchema>;

interface LoadedHistory {
  history: OptionHistory;
  problems: Problem[];
}

/** Most pages ask for the history, so it is parsed again only when the file has changed. */
let last: ({ text: string } & LoadedHistory) | undefined;

export async function loadOptionHistory(root: string): Promise<LoadedHistory> {
  const text = await readFile(path.join(root, HISTORY_FILE), "utf8").catch(() => undefined);
  // A site that documents no formatter of its own needs no history.
  if (text === undefined) return { history: {}, problems: [] };
  if (last?.text !== text) {
    const { value, problems } = parseYaml({ file: HISTORY_FILE, text }, optionsSchema);
    last = { text, history: value ?? {}, problems };
  }
  return last;
}

/** A name that no package knows is a typing error, or belongs to an option that was removed. */
export function checkHistoryNames(history: OptionHistory, known: string[]): Problem[] {
  return Object.keys(history)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: HISTORY_FILE,
      message: `"${name}" is no option of a documented formatter. ${suggest(name, known)}`,
    }));
}

/** A site without this file says nothing about when its flags were added. */
export async function loadFlagHistory(root: string, dataDir: string | undefined): Promise<FlagHistory> {
  const file = dataDir && path.posix.join(dataDir, FLAG_HISTORY_FILE);
  const text = file && (await readFile(path.join(root, file), "utf8").catch(() => undefined));
  if (!file || text === undefined) return {};
  const { value, problems } = parseYaml({ file, text }, flagsSchema);
  throwIfAny(problems);
  return value ?? {};
}
