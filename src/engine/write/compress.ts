/** Compresses the files of the site while building, so that hosts need not do it at every request. */
import { availableParallelism } from "node:os";
import { constants } from "node:zlib";
import { hashOf, type Cache } from "../base/cache.ts";
import { COMPRESSED_ENDINGS, getBytes, type OutputFile, type StagedFile } from "../base/output-file.ts";
import { createThreads } from "../base/threads.ts";
import type { CompressedBytes, CompressTask } from "./compress-worker.ts";

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest)$/;
/** Compressing a smaller file saves too little. */
const MINIMUM_BYTES = 512;

const LENGTH_BYTES = 4;

const threads = createThreads("compress", availableParallelism());
/** The number of files that each thread is given at a time, so that it has enough to do while this thread renders pages. */
const FILES_AHEAD = 8;

/** Returns the compressed versions of the files that are worth compressing. */
export async function compressFiles(files: OutputFile[], cache: Cache): Promise<OutputFile[]> {
  return (
    await mapOnCores(
      files.filter((file) => isLongText({ path: file.path, size: getBytes(file).length })),
      (file) => compressFile(file, cache),
      FILES_AHEAD,
    )
  ).flat();
}

/** The names of the files that `compressFiles` returns. */
export function listCompressed(files: Pick<StagedFile, "path" | "size">[]): string[] {
  return files.filter(isLongText).flatMap((file) => COMPRESSED_ENDINGS.map((ending) => file.path + ending));
}

function isLongText({ path, size }: Pick<StagedFile, "path" | "size">): boolean {
  return TEXT.test(path) && size >= MINIMUM_BYTES;
}

/**
 * The quality of Brotli for different kinds of files, where the first match counts. Quality 11 takes 25 times as long as 5 and saves a
 * tenth, which is only worth it for files that everybody loads. Quality 10 saves nearly as much in half the time. From 8 downwards,
 * each step saves less than a hundredth.
 */
const QUALITIES: [RegExp, number][] = [
  [/^assets\/formatter\//, 5],
  // The first result of a search waits for both of these.
  [/^assets\/(worker|search-)/, 11],
  [/^(search|assets|format-worker)\/|\.html$/, 8],
];
const USUAL_QUALITY = 6;
const QUALITY_OF_USE = { often: 10, always: 11 };
/** For files that are above their limit. One that is above it by more than the factor cannot get below it with this quality. */
const BETTER_QUALITIES = [
  { quality: 10, reach: 1.073 },
  { quality: 11, reach: 1.3 },
];

/** Gzip is for the few browsers without Brotli, so it should take little time. Level 6 takes twice as long and saves a seventh. */
const GZIP_LEVEL = 1;

function getQuality({ path, use }: OutputFile): number {
  return use ? QUALITY_OF_USE[use] : (QUALITIES.find(([kind]) => kind.test(path))?.[1] ?? USUAL_QUALITY);
}

async function compressFile(file: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const bytes = getBytes(file);
  const { limit = Infinity, hash = hashOf(bytes) } = file;
  const settings: CompressTask["settings"] = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: getQuality(file),
      // A window that is larger than the file costs memory (64 MB at quality 11) and saves nothing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    limit,
    betterQualities: BETTER_QUALITIES,
    gzipLevel: GZIP_LEVEL,
  };
  // One cache entry for both, because there are hundreds of them: first the length of the Brotli data, then this data, then gzip.
  const both = await cache.rememberBytes("compressed", [hash, settings], async () => {
    const { br, gz } = await threads.perform<CompressedBytes>({ bytes, settings } satisfies CompressTask);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(br.length);
    return Buffer.concat([length, br, gz]);
  });
  const end = LENGTH_BYTES + both.readUInt32BE();
  return [
    { path: `${file.path}.br`, contents: both.subarray(LENGTH_BYTES, end) },
    { path: `${file.path}.gz`, contents: both.subarray(end) },
  ];
}

/** Like `map` and `Promise.all`, but works on only `perCore` items for each core at a time. More would only need more memory. */
export async function mapOnCores<Item, Result>(
  items: Item[],
  perform: (item: Item) => Promise<Result>,
  perCore = 1,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await perform(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * perCore }, work));
  return results;
}
