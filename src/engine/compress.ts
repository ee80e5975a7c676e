/** Files are compressed once, while building, instead of at every request. */
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashOf, type Cache } from "./cache.ts";
import type { OutputFile } from "./output.ts";

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest)$/;
/** Below this, the compressed file saves no packet. */
const MINIMUM_BYTES = 1024;
/** Each further one would only hold its memory. */
const CONCURRENCY = availableParallelism();

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns the compressed siblings of the files that gain from it. */
export async function compressFiles(files: OutputFile[], cache: Cache): Promise<OutputFile[]> {
  const waiting = files.filter((file) => TEXT.test(file.path) && Buffer.byteLength(file.contents) >= MINIMUM_BYTES);
  const siblings: OutputFile[] = [];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) siblings.push(...(await compressFile(file, cache)));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return siblings;
}

/**
 * Brotli's quality by what a file is, the first that matches. 11 takes 25 times as long as 5 and saves a tenth: only what everybody
 * loads is worth that. 10 saves nearly as much in half the time; from 9 on down each step gains less than a hundredth.
 */
const QUALITIES: [RegExp, number][] = [
  [/^assets\/formatter\//, 5],
  [/^search\//, 10],
  [/^assets\//, 9],
  [/\.html$/, 8],
];
const USUAL_QUALITY = 6;
const QUALITY_OF_USE = { often: 10, always: 11 };

/** For the few readers whose browser knows no brotli; level 9 takes half as long again and saves 0.3 %. */
const GZIP_LEVEL = 6;

function getQuality({ path, use }: OutputFile): number {
  return use ? QUALITY_OF_USE[use] : (QUALITIES.find(([kind]) => kind.test(path))?.[1] ?? USUAL_QUALITY);
}

async function compressFile(file: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const bytes = Buffer.from(file.contents);
  const key = hashOf(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getQuality(file),
    // A window larger than the file costs memory (64 MB at quality 11) and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await cache.rememberBytes("brotli", [key, params], () => toBrotli(bytes, { params }));
  const gz = await cache.rememberBytes("gzip", [key, GZIP_LEVEL], () => toGzip(bytes, { level: GZIP_LEVEL }));
  return [
    { path: `${file.path}.br`, contents: br },
    { path: `${file.path}.gz`, contents: gz },
  ];
}
