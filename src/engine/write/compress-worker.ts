/** The thread that compresses files, first with Brotli and then with gzip. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { answerInThread } from "../base/threads.ts";

export interface CompressTask {
  bytes: Uint8Array;
  settings: {
    /** Of Brotli, by the numbers of the parameters. */
    params: Record<number, number>;
    gzipLevel: number;
    /** In bytes. */
    limit: number;
    /** Tried one after the other if the file is above the limit, but not by more than the factor. */
    betterQualities: { quality: number; reach: number }[];
  };
}

export interface CompressedBytes {
  br: Uint8Array;
  gz: Uint8Array;
}

const MINIMUM_CHUNK = 16 * 1024;

// The functions of Node.js with threads of their own need the main thread, too: all files took 1.8 s with them, and take 1.4 s so.
answerInThread(({ bytes, settings }: CompressTask): CompressedBytes => {
  const { params, gzipLevel, limit, betterQualities } = settings;
  // The output usually fits into one chunk.
  const chunkSize = Math.max(MINIMUM_CHUNK, bytes.length >> 2);
  let br = brotliCompressSync(bytes, { params, chunkSize });
  const usual = br.length;
  for (const { quality } of betterQualities.filter((better) => usual < limit * better.reach)) {
    if (br.length <= limit) break;
    br = brotliCompressSync(bytes, { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: quality }, chunkSize });
  }
  return { br, gz: gzipSync(bytes, { level: gzipLevel, chunkSize }) };
});
