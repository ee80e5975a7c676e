/**
 * The releases that `npm run formatters` has fetched, in `.formatters/`. Files have the hash of their contents as names, so that equal
 * ones are there once, and their compressed versions are beside them: a build only links to them.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { compareVersions } from "../../../shared/compare-versions.ts";
import { hashOf } from "../../base/cache.ts";
import { PROJECT_ROOT } from "../../base/project-root.ts";

export const STORE_FOLDER = path.join(PROJECT_ROOT, ".formatters");

/** Raised when the files of a store are made in another way, so that they are made again. */
const STORE_FORM = 2;

/** What a formatter can do: as `src/playground/model/playground-data.ts` expects it. */
export interface Support {
  options: object[];
  languages: { name: string; parsers: string[] }[];
  plugins: { file: string; parsers: Record<string, string>; printers: string[] }[];
}

export interface StoredRelease {
  form: number;
  version: string;
  /** Of the package that it was taken from. */
  integrity: string;
  core: string;
  support: Support;
  /** The hash of the contents, by path in the formatter's folder. */
  files: Record<string, string>;
}

/** Oldest first. Empty if nothing was fetched. */
export async function listStored(folder = STORE_FOLDER): Promise<StoredRelease[]> {
  const names = await readdir(path.join(folder, "releases")).catch(() => []);
  const releases = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name) => JSON.parse(await readFile(path.join(folder, "releases", name), "utf8")) as StoredRelease),
  );
  return releases.filter(({ form }) => form === STORE_FORM).sort((a, b) => compareVersions(a.version, b.version));
}

export function locateStored(hash: string, folder = STORE_FOLDER): string {
  return path.join(folder, "files", hash);
}

/** Returns the hash. The compressed versions come first, so that a file is never there without them. */
export async function storeFile(
  contents: Buffer,
  compress: (contents: Buffer) => Promise<Record<string, Buffer>>,
  folder = STORE_FOLDER,
): Promise<string> {
  const hash = hashOf(contents);
  const target = locateStored(hash, folder);
  if (existsSync(target)) return hash;
  await mkdir(path.dirname(target), { recursive: true });
  for (const [ending, bytes] of Object.entries(await compress(contents))) await writeWhole(target + ending, bytes);
  await writeWhole(target, contents);
  return hash;
}

export async function storeRelease(release: Omit<StoredRelease, "form">, folder = STORE_FOLDER): Promise<void> {
  const target = path.join(folder, "releases", `${release.version}.json`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeWhole(target, JSON.stringify({ form: STORE_FORM, ...release }));
}

/** A run that is stopped leaves no half of a file behind, and releases with an equal file do not write into the same draft. */
async function writeWhole(target: string, contents: string | Buffer): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  await writeFile(draft, contents);
  await rename(draft, target);
}
