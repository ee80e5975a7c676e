/** The docs versions that name a formatter: what the tests in this folder hold against each other. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import site from "../../../site.config.ts";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

export interface DocumentedVersion {
  name: string;
  dir: string;
  /** npm alias of the package. */
  formatter: string;
}

export const VERSIONS: DocumentedVersion[] = site.docs.flatMap((docs) =>
  docs.versions.flatMap(({ name, dir, formatter }) => (formatter ? { name, dir, formatter } : [])),
);

export async function listPages({ dir }: DocumentedVersion): Promise<string[]> {
  const files = await readdir(path.join(ROOT, dir));
  return files.filter((file) => file.endsWith(".md")).map((file) => path.posix.join(dir, file));
}
