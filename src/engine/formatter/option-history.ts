/** When options came and how they changed: the one thing about them that the package no longer tells. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { suggest } from "../base/explain.ts";
import { parseYaml } from "../base/yaml.ts";
import type { Problem } from "../base/problems.ts";

export const HISTORY_FILE = "content/data/option-history.yml";

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version in quotes, like "3.5.0"');
const historySchema = z.record(
  z.string(),
  z.strictObject({ since: version, changed: z.array(z.strictObject({ version, what: z.string() })).optional() }),
);

export type OptionHistory = z.output<typeof historySchema>;

export interface LoadedHistory {
  history: OptionHistory;
  problems: Problem[];
}

/** Most pages ask for it: it is understood again only when it has changed. */
let last: ({ text: string } & LoadedHistory) | undefined;

export async function loadOptionHistory(root: string): Promise<LoadedHistory> {
  const text = await readFile(path.join(root, HISTORY_FILE), "utf8").catch(() => undefined);
  // A site that documents no formatter of its own needs no history.
  if (text === undefined) return { history: {}, problems: [] };
  if (last?.text !== text) {
    const { value, problems } = parseYaml({ file: HISTORY_FILE, text }, historySchema);
    last = { text, history: value ?? {}, problems };
  }
  return last;
}

/** A name that no package knows is a typing error, or tells of an option that is gone. */
export function checkHistoryNames(history: OptionHistory, known: string[]): Problem[] {
  return Object.keys(history)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: HISTORY_FILE,
      message: `"${name}" is no option of a documented formatter. ${suggest(name, known)}`,
    }));
}
