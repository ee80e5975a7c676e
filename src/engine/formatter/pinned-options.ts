/**
 * The options as they were when the words about them were written, one committed file for each formatter package.
 * `npm run pin-options` writes them anew, once the words have caught up with the package.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { loadFormatter, type KnownOption } from "./load-formatter.ts";
import { showValue } from "../directives/render-pane.ts";

export const PINNED_FOLDER = path.join(PROJECT_ROOT, "src/engine/formatter/pinned-options");

/** What words depend on; texts, as JSON has no Infinity. */
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

export async function readPinnedOptions(
  formatter: string,
  folder = PINNED_FOLDER,
): Promise<PinnedOption[] | undefined> {
  const text = await readFile(path.join(folder, `${formatter}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PinnedOption[]);
}

export async function writePinnedOptions(formatter: string, folder = PINNED_FOLDER): Promise<void> {
  const { options, format } = await loadFormatter(formatter);
  const pinned = options.map(pinOption).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const { formatted } = await format(JSON.stringify(pinned), { parser: "json", printWidth: 120 });
  await writeFile(path.join(folder, `${formatter}.json`), formatted);
}
