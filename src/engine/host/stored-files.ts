/**
 * The files of a folder as they are when it is read. Small files are in memory, large ones stay open: a build may replace or remove
 * them meanwhile, and what is served is still the version that was read.
 */
import { open, readdir, readFile, stat, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";

export interface StoredFile {
  size: number;
  /** When the file was written, in milliseconds. */
  modified: number;
  bytes: Buffer | OpenFile;
}

/** How much of a folder each process keeps in memory. The smallest files come first, because they are asked for most often. */
const MEMORY_BYTES = 64 * 1024 * 1024;

const CHUNK_BYTES = 64 * 1024;

export async function readStoredFiles(dir: string, memoryBytes = MEMORY_BYTES): Promise<Map<string, StoredFile>> {
  const names = await readdir(dir, { recursive: true });
  const found = await Promise.all(names.map(async (name) => ({ name, stats: await stat(path.join(dir, name)) })));
  const files = found.filter(({ stats }) => stats.isFile()).sort((a, b) => a.stats.size - b.stats.size);
  let used = 0;
  const stored = await Promise.all(
    files.map(async ({ name, stats: { mtimeMs, size: expected } }): Promise<[string, StoredFile]> => {
      const file = path.join(dir, name);
      used += expected;
      const bytes = used <= memoryBytes ? await readFile(file) : new OpenFile(await open(file));
      const size = Buffer.isBuffer(bytes) ? bytes.length : expected;
      return [name.split(path.sep).join("/"), { size, modified: Math.floor(mtimeMs), bytes }];
    }),
  );
  return new Map(stored);
}

export function closeFiles(files: Iterable<StoredFile>): void {
  for (const { bytes } of files) if (!Buffer.isBuffer(bytes)) bytes.close();
}

/** A file that is closed when nobody needs it any more and everybody who reads it has finished. */
export class OpenFile {
  #users = 1;

  constructor(private readonly handle: FileHandle) {}

  /** Sends the bytes from the first to the last, both included. */
  sendTo(target: NodeJS.WritableStream, first: number, last: number): void {
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
