/** Keeps results between builds, each in a file named by a hash of all that it depends on. Entries unused for a while are removed. */
import { hash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

export interface Cache {
  /** Returns the stored result, or computes and stores it. `isFresh` may refuse a stored result that depends on more than its key. */
  remember<T>(
    kind: string,
    key: unknown,
    compute: () => Promise<T> | T,
    isFresh?: (result: T) => Promise<boolean>,
  ): Promise<T>;
  /** Does the same for results that are JSON already. */
  rememberJson<T>(
    kind: string,
    key: unknown,
    compute: () => Promise<string> | string,
    isFresh?: (result: T) => Promise<boolean>,
  ): Promise<T>;
  /** Does the same for bytes, which are stored without JSON around them. */
  rememberBytes(kind: string, key: unknown, compute: () => Promise<Buffer> | Buffer): Promise<Buffer>;
  /** Returns a function that tells whether there is a result for a key, which then counts as used. */
  list(kind: string): (key: unknown) => boolean;
  /** A result that is there. */
  read(kind: string, key: unknown): unknown;
  prune(): Promise<void>;
  dir: string;
}

/** Entries that a build did not use are kept for a week, so that switching between branches stays fast. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** The name of an entry is a hash. While the file is being written, the name has a suffix. */
const ENTRY = /^[0-9a-f]{24}(?:\.|$)/;
const HASH = /^[0-9a-f]{24}$/;
const BUNDLES = ["engine", "bundle"];
/** Its time says when entries were last removed. To look for old ones takes as long as there are entries, so it is done once a day. */
const PRUNED_FILE = "pruned";
const PRUNE_MS = 24 * 60 * 60 * 1000;

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
   * Writes under another name first, so that a build that is stopped halfway leaves no incomplete entry. It writes synchronously,
   * because with so many small files the threads of the asynchronous functions would mostly wait for each other.
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
    const file = path.join(dir, kind, getName(key));
    const known = load(file);
    if (known) return known;
    const bytes = await compute();
    save(file, bytes);
    return bytes;
  }

  const rememberJson: Cache["rememberJson"] = async (kind, key, compute, isFresh = () => Promise.resolve(true)) => {
    const file = path.join(dir, kind, getName(key));
    const bytes = load(file);
    const known = bytes && JSON.parse(bytes.toString("utf8"));
    if (bytes && (await isFresh(known))) return known;
    const json = await compute();
    save(file, Buffer.from(json));
    // JSON leaves out some values, so callers get the parsed text whether the result was computed or read.
    return JSON.parse(json);
  };

  return {
    dir,
    rememberBytes,
    rememberJson,
    remember: (kind, key, compute, isFresh) =>
      rememberJson(kind, key, async () => JSON.stringify(await compute()), isFresh),
    list(kind) {
      const folder = path.join(dir, kind);
      const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
      return (key) => {
        const name = getName(key);
        used.add(folder + path.sep + name);
        return names.has(name);
      };
    },
    read: (kind, key) => JSON.parse(readFileSync(path.join(dir, kind, getName(key)), "utf8")),
    async prune() {
      await Promise.all(BUNDLES.map((name) => pruneFolders(path.join(dir, name))));
      const stamp = path.join(dir, PRUNED_FILE);
      const pruned = await stat(stamp).catch(() => undefined);
      if (pruned && Date.now() - pruned.mtimeMs < PRUNE_MS) return;
      await writeFile(stamp, "").catch(() => {});
      // All folders are searched, because an older engine may have used other kinds. `ENTRY` excludes the files of other tools.
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
        listed
          .flat()
          .filter((file) => !used.has(file))
          .map(async (file) => {
            const info = await stat(file).catch(() => undefined);
            if (info?.isFile() && now - info.mtimeMs > KEEP_MS) await rm(file, { force: true });
          }),
      );
    },
  };
}

/** Of an entry. A key that is a hash already needs no other. */
function getName(key: unknown): string {
  return typeof key === "string" && HASH.test(key) ? key : hashOf(key);
}

export function hashOf(value: unknown): string {
  const text = typeof value === "string" || Buffer.isBuffer(value) ? value : JSON.stringify(value);
  return hash("sha256", text, "hex").slice(0, 24);
}

/** There is one folder for each state of the sources. Only the most recently used ones are kept. */
const KEEP_COUNT = 8;
/** Another build may still be using a folder that is younger than this. */
const KEEP_BUNDLE_MS = 60 * 60 * 1000;

/** The time of a folder says when it was last used, because every build that uses it sets the time. */
async function pruneFolders(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(dir, name);
      return { folder, time: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const byAge = folders.sort((a, b) => b.time - a.time).slice(KEEP_COUNT);
  const old = byAge.filter(({ time }) => Date.now() - time > KEEP_BUNDLE_MS);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
