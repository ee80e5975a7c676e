/**
 * The files of a folder as they are when it is read. Small files are in memory, larger ones stay open: a build may replace or remove
 * them meanwhile, and what is served is still the version that was read. A system opens only so many files, so of a folder with
 * thousands the largest are opened when they are asked for. If a build has replaced one by then, the answer breaks off.
 */
import { open, readdir, readFile, stat, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { pipeline, type Writable } from "node:stream";

export interface StoredFile {
  size: number;
  /** When the file was written, in milliseconds. */
  modified: number;
  bytes: Buffer | FileOnDisk;
}

interface FileOnDisk {
  /** Sends the bytes from the first to the last, both included. */
  sendTo(target: Writable, first: number, last: number): void;
  close(): void;
}

/** How much of a folder each process keeps in memory. The smallest files come first, because they are asked for most often. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** How many stay open. While a build takes the place of another, both have theirs, and some systems open no more than 4,096. */
const MOST_OPEN = 1000;
/** How many are read at a time. */
const READERS = 16;

const CHUNK_BYTES = 64 * 1024;

interface StoreOptions {
  memoryBytes?: number | undefined;
  mostOpen?: number | undefined;
}

export async function readStoredFiles(
  dir: string,
  { memoryBytes = MEMORY_BYTES, mostOpen = MOST_OPEN }: StoreOptions = {},
): Promise<Map<string, StoredFile>> {
  const names = await readdir(dir, { recursive: true });
  const found = await Promise.all(names.map(async (name) => ({ name, stats: await stat(path.join(dir, name)) })));
  const files = found.filter(({ stats }) => stats.isFile()).sort((a, b) => a.stats.size - b.stats.size);
  const stored = new Map<string, StoredFile>();
  let used = 0;
  let opened = 0;

  async function store({ name, stats: { mtimeMs, size: expected } }: (typeof files)[number]): Promise<void> {
    const file = path.join(dir, name);
    const modified = Math.floor(mtimeMs);
    used += expected;
    const isRead = used <= memoryBytes;
    const isOpen = !isRead && opened++ < mostOpen;
    const bytes = isRead
      ? await readFile(file)
      : isOpen
        ? new OpenFile(await open(file))
        : new LateFile(file, { size: expected, modified });
    const size = Buffer.isBuffer(bytes) ? bytes.length : expected;
    stored.set(name.split(path.sep).join("/"), { size, modified, bytes });
  }

  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) await store(file);
  };
  await Promise.all(Array.from({ length: READERS }, work));
  return stored;
}

export function closeFiles(files: Iterable<StoredFile>): void {
  for (const { bytes } of files) if (!Buffer.isBuffer(bytes)) bytes.close();
}

/** A file that is opened for each answer. */
class LateFile implements FileOnDisk {
  constructor(
    private readonly file: string,
    private readonly expected: Pick<StoredFile, "size" | "modified">,
  ) {}

  sendTo(target: Writable, first: number, last: number): void {
    this.#open().then(
      (file) => {
        file.sendTo(target, first, last);
        file.close();
      },
      // The client sees that bytes are missing.
      () => target.destroy(),
    );
  }

  async #open(): Promise<OpenFile> {
    const handle = await open(this.file);
    const { size, mtimeMs } = await handle.stat();
    if (size === this.expected.size && Math.floor(mtimeMs) === this.expected.modified) return new OpenFile(handle);
    await handle.close();
    throw new Error("The file has been replaced.");
  }

  close(): void {}
}

/** A file that is closed when nobody needs it any more and everybody who reads it has finished. */
class OpenFile implements FileOnDisk {
  #users = 1;

  constructor(private readonly handle: FileHandle) {}

  sendTo(target: Writable, first: number, last: number): void {
    this.#users++;
    // Also called when the client goes away, or when the file cannot be read: then the client sees that bytes are missing.
    pipeline(this.#read(first, last), target, () => this.close());
  }

  /** A stream of Node.js would close the file when one of its readers goes away. */
  async *#read(first: number, last: number): AsyncGenerator<Buffer> {
    for (let position = first; position <= last;) {
      const length = Math.min(CHUNK_BYTES, last - position + 1);
      const { bytesRead, buffer } = await this.handle.read(Buffer.allocUnsafe(length), 0, length, position);
      if (bytesRead === 0) throw new Error("The file has become shorter.");
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  close(): void {
    this.#users--;
    // A file that cannot be closed has nobody left to tell.
    if (this.#users === 0) this.handle.close().catch(() => {});
  }
}
