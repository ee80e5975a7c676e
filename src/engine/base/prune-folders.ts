/** Bundles are folders, one for each state of the sources: of those that nobody used lately, only the newest stay. */
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

const KEEP_COUNT = 8;
/** Another build may be at work with one of them. */
const KEEP_MS = 60 * 60 * 1000;

/** Whoever uses a folder sets its time. */
export async function pruneFolders(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(dir, name);
      return { folder, time: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const byAge = folders.sort((a, b) => b.time - a.time).slice(KEEP_COUNT);
  const old = byAge.filter(({ time }) => Date.now() - time > KEEP_MS);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
