/** Since when flags exist: like the history of options, the one thing that the package does not tell. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "../base/yaml.ts";
import { throwIfAny } from "../base/problems.ts";

export const FLAG_HISTORY_FILE = "flag-history.yml";

const historySchema = z.record(
  z.string().startsWith("--", 'a flag starts with "--"'),
  z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version in quotes, like "3.5.0"'),
);

export type FlagHistory = z.output<typeof historySchema>;

/** A site without such a file simply tells nothing about when its flags came. */
export async function loadFlagHistory(root: string, dataDir: string | undefined): Promise<FlagHistory> {
  const file = dataDir && path.posix.join(dataDir, FLAG_HISTORY_FILE);
  const text = file && (await readFile(path.join(root, file), "utf8").catch(() => undefined));
  if (!file || text === undefined) return {};
  const { value, problems } = parseYaml({ file, text }, historySchema);
  throwIfAny(problems);
  return value ?? {};
}
