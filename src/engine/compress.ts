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
 * The app's files are read by everybody, and the records of search and the formatter's first files are waited for. For pages, quality 9 takes ten times as long as 8 and saves
 * 0.2 %.
 */
function getQuality(file: string): number {
  return /^(assets\/(?!formatter\/)|search\/)|\/(standalone|plugins\/(babel|estree))\.mjs$/.test(file) ? 11 : 8;
}

async function compressFile(file: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const bytes = Buffer.from(file.contents);
  const key = hashOf(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getQuality(file.path),
    // A window larger than the file costs memory (64 MB at quality 11) and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await cache.rememberBytes("brotli", [key, params], () => toBrotli(bytes, { params }));
  const gz = await cache.rememberBytes("gzip", key, () => toGzip(bytes, { level: 9 }));
  return [
    { path: `${file.path}.br`, contents: br },
    { path: `${file.path}.gz`, contents: gz },
  ];
}
