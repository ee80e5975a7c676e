/** The search records of a built site: what is uploaded is what readers of the embedded index get. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SearchFile } from "../../shared/search.ts";

export async function loadSearchFiles(outDir: string): Promise<SearchFile[]> {
  const dir = path.join(outDir, "search");
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  if (names.length === 0) throw new Error("dist/search/ has no records: run `npm run build` first.");
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(dir, name), "utf8")) as SearchFile));
}
