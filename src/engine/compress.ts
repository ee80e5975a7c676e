/** Files are compressed once, while building, instead of at every request. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashOf, type Cache } from "./cache.ts";
import type { OutputFile } from "./output.ts";

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest)$/;
/** Below this, the compressed file saves no packet. */
const MINIMUM_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns the compressed siblings of the files that gain from it. */
export async function compressFiles(files: OutputFile[], cache: Cache): Promise<OutputFile[]> {
  const siblings = await Promise.all(
    files.filter((file) => TEXT.test(file.path)).map((file) => compressFile(file, cache)),
  );
  return siblings.flat();
}

/** The app's files are read by everybody; for all others the last two steps cost ten times the time for some percent. */
function getQuality(file: string): number {
  return file.startsWith("assets/") && !file.startsWith("assets/formatter/") ? 11 : 9;
}

async function compressFile(file: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const bytes = Buffer.from(file.contents);
  if (bytes.length < MINIMUM_BYTES) return [];
  const key = hashOf(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getQuality(file.path),
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    cache.rememberBytes("brotli", [key, params], () => toBrotli(bytes, { params })),
    cache.rememberBytes("gzip", key, () => toGzip(bytes, { level: 9 })),
  ]);
  return [
    { path: `${file.path}.br`, contents: br },
    { path: `${file.path}.gz`, contents: gz },
  ];
}
