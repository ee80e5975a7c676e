/** Files are compressed once, while building, instead of at every request. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashOf, type Cache } from "../base/cache.ts";
import { mapOnCores } from "../base/map-on-cores.ts";
import { getBytes, type OutputFile } from "../base/output-file.ts";

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest)$/;
/** Below this, the compressed file saves no packet. */
const MINIMUM_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const LENGTH_BYTES = 4;
const MINIMUM_CHUNK = 16 * 1024;

/** What is behind the name of a compressed file. */
export const COMPRESSED_ENDINGS = [".br", ".gz"];

/** Returns the compressed siblings of the files that gain from it. */
export async function compressFiles(files: OutputFile[], cache: Cache): Promise<OutputFile[]> {
  return (await mapOnCores(files.filter(isWorthIt), (file) => compressFile(file, cache))).flat();
}

/** Their names. */
export function listCompressed(files: OutputFile[]): string[] {
  return files.filter(isWorthIt).flatMap((file) => COMPRESSED_ENDINGS.map((ending) => file.path + ending));
}

function isWorthIt({ path, contents }: OutputFile): boolean {
  return TEXT.test(path) && Buffer.byteLength(contents) >= MINIMUM_BYTES;
}

/**
 * Brotli's quality by what a file is, the first that matches. 11 takes 25 times as long as 5 and saves a tenth: only what everybody
 * loads is worth that. 10 saves nearly as much in half the time; from 8 on down each step gains less than a hundredth.
 */
const QUALITIES: [RegExp, number][] = [
  [/^assets\/formatter\//, 5],
  [/^search\/docs-/, 10],
  [/^(search|assets)\/|\.html$/, 8],
];
const USUAL_QUALITY = 6;
const QUALITY_OF_USE = { often: 10, always: 11 };
/** For what is to stay below a limit, until it does. */
const BETTER_QUALITIES = [10, 11];
/** How much larger a file may be at its usual quality: the best one makes it smaller by no more. */
const REACH = 1.3;

/** For the few readers whose browser knows no brotli; level 6 takes twice as long and saves a seventh. */
const GZIP_LEVEL = 1;

function getQuality({ path, use }: OutputFile): number {
  return use ? QUALITY_OF_USE[use] : (QUALITIES.find(([kind]) => kind.test(path))?.[1] ?? USUAL_QUALITY);
}

async function compressFile(file: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const bytes = getBytes(file);
  const key = hashOf(bytes);
  const { limit = Infinity } = file;
  // Mostly all of it at once: for each further piece a thread would wait for this one.
  const chunkSize = Math.max(MINIMUM_CHUNK, bytes.length >> 2);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getQuality(file),
    // A window larger than the file costs memory (64 MB at quality 11) and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // Both in one entry, as there are hundreds of them: brotli's length, brotli, gzip.
  const both = await cache.rememberBytes("compressed", [key, params, GZIP_LEVEL, limit], async () => {
    let br = await toBrotli(bytes, { params, chunkSize });
    for (const quality of br.length < limit * REACH ? BETTER_QUALITIES : []) {
      if (br.length <= limit) break;
      br = await toBrotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: quality }, chunkSize });
    }
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(br.length);
    return Buffer.concat([length, br, await toGzip(bytes, { level: GZIP_LEVEL, chunkSize })]);
  });
  const end = LENGTH_BYTES + both.readUInt32BE();
  return [
    { path: `${file.path}.br`, contents: both.subarray(LENGTH_BYTES, end) },
    { path: `${file.path}.gz`, contents: both.subarray(end) },
  ];
}
