/** What `npm run upgrade:formatter next 3.9.11` does: the pin, the snapshot, and a list of pages that may be wrong now. */
import path from "node:path";
import { suggest } from "../base/explain.ts";
import { readFiles, type SourceFile } from "../base/read-files.ts";
import type { SiteConfig } from "../config/schema.ts";
import { readPinnedOptions, type PinnedOption } from "../formatter/pinned-answers.ts";
import { readPin } from "./pins.ts";

interface UpgradeOptions {
  root: string;
  config: SiteConfig;
  /** Name or label of the docs version. */
  version: string;
  release: string;
  /** Runs `npm` with these arguments. */
  npm(args: string[]): Promise<void>;
}

/** Returns what a maintainer should read. */
export async function upgradeFormatter({ root, config, version: wanted, release, npm }: UpgradeOptions) {
  const versions = config.docs.flatMap((docs) => docs.versions).filter(({ formatter }) => formatter);
  const version = versions.find(({ name, label }) => wanted === name || wanted === label);
  if (!version?.formatter)
    throw new Error(
      `No version "${wanted}" of the docs has a formatter. ${suggest(
        wanted,
        versions.map(({ label }) => label),
      )}`,
    );
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(release)) throw new Error(`"${release}" is no release such as 3.9.11.`);
  const { formatter } = version;
  const folder = path.join(root, "src/engine/formatter/pinned-options");
  const before = {
    release: await readPin(root, formatter),
    options: (await readPinnedOptions(formatter, folder)) ?? [],
  };
  await npm(["install", "--save-exact", `${formatter}@npm:prettier@${release}`]);
  await npm(["run", "pin-options"]);
  const changed = compareOptions(before.options, (await readPinnedOptions(formatter, folder)) ?? []);
  const pages = listPages(readFiles(root, version.dir, ".md"), changed);
  return [
    `${formatter} is ${await readPin(root, formatter)} now (it was ${before.release}), and its snapshot is new.`,
    changed.length > 0 ? `Changed options: ${changed.join(", ")}.` : "No option has changed.",
    ...(pages.length > 0 ? ["Pages that name them:", ...pages.map((page) => `  ${page}`)] : []),
  ];
}

/** Names of options that are new, gone, or have another type, default or choice. */
export function compareOptions(before: PinnedOption[], after: PinnedOption[]): string[] {
  const describe = (options: PinnedOption[]) => new Map(options.map((option) => [option.name, JSON.stringify(option)]));
  const [old, now] = [describe(before), describe(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name)).sort();
}

/** Files and lines that name an option, as it is written in a configuration or on the command line. */
export function listPages(files: SourceFile[], options: string[]): string[] {
  const names = options.flatMap((name) => [
    name,
    `--(?:no-)?${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]);
  if (names.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`);
  return files.flatMap(({ file, text }) => {
    const lines = text.split("\n").flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0
      ? [`${file}:${lines[0]}${lines.length > 1 ? ` and ${lines.length - 1} more lines` : ""}`]
      : [];
  });
}
