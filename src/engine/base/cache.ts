/** Results kept between builds, each under a hash of everything it depends on. What a build did not use is thrown away. */
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pruneFolders } from "./prune-folders.ts";

export interface Cache {
  remember<T>(kind: string, key: unknown, compute: () => Promise<T> | T): Promise<T>;
  /** Bytes rather than JSON. */
  rememberBytes(kind: string, key: unknown, compute: () => Promise<Buffer> | Buffer): Promise<Buffer>;
  prune(): Promise<void>;
  dir: string;
}

/** Entries that a build did not use stay for a while, so that switching between branches stays fast. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** A hash; while it is written, with more behind it. */
const ENTRY = /^[0-9a-f]{24}(?:\.|$)/;
const BUNDLES = ["engine", "bundle"];

export function createCache(dir: string): Cache {
  const used = new Set<string>();
  const folders = new Set<string>();

  function load(file: string): Buffer | undefined {
    used.add(file);
    try {
      return readFileSync(file);
    } catch {
      return undefined;
    }
  }

  /**
   * Written under another name first: a build that is stopped half-way leaves no half entry. At once, as for all these small files
   * threads would mostly wait for each other.
   */
  function save(file: string, bytes: Buffer): void {
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  }

  async function rememberBytes(kind: string, key: unknown, compute: () => Promise<Buffer> | Buffer): Promise<Buffer> {
    const file = path.join(dir, kind, hashOf(key));
    const known = load(file);
    if (known) return known;
    const bytes = await compute();
    save(file, bytes);
    return bytes;
  }

  return {
    dir,
    rememberBytes,
    async remember(kind, key, compute) {
      const bytes = await rememberBytes(kind, key, async () => Buffer.from(JSON.stringify(await compute())));
      return JSON.parse(bytes.toString("utf8"));
    },
    async prune() {
      // Of kinds that no build knows any more, too. Folders of other things stand beside them.
      const kinds = await readdir(dir, { withFileTypes: true }).catch(() => []);
      const listed = await Promise.all(
        kinds
          .filter((kind) => kind.isDirectory())
          .map(async ({ name: kind }) => {
            const names = await readdir(path.join(dir, kind)).catch(() => []);
            return names.filter((name) => ENTRY.test(name)).map((name) => path.join(dir, kind, name));
          }),
      );
      const now = Date.now();
      await Promise.all(
        listed.flat().map(async (file) => {
          const info = await stat(file).catch(() => undefined);
          if (info?.isFile() && !used.has(file) && now - info.mtimeMs > KEEP_MS) await rm(file, { force: true });
        }),
      );
      await Promise.all(BUNDLES.map((name) => pruneFolders(path.join(dir, name))));
    },
  };
}

export function hashOf(value: unknown): string {
  const text = typeof value === "string" || Buffer.isBuffer(value) ? value : JSON.stringify(value);
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** One hash over files, by name and content. */
export async function hashFiles(dirs: string[], files: string[] = []): Promise<string> {
  const listed = await Promise.all(
    dirs.map(async (dir) => {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
        .map((entry) => path.join(entry.parentPath, entry.name));
      return names.sort().map((file) => ({ file, name: path.relative(dir, file) }));
    }),
  );
  const all = [...listed.flat(), ...files.map((file) => ({ file, name: path.basename(file) }))];
  return hashOf(
    await Promise.all(
      all.map(async ({ file, name }) => [name, hashOf(await readFile(file).catch(() => Buffer.alloc(0)))]),
    ),
  );
}
