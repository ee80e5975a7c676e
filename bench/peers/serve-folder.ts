/** Serves a folder as a good host would: compressed where its build did not do so, clean addresses. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { serveSite } from "../../src/engine/host/serve.ts";

const TEXT = /\.(html|js|mjs|css|json|svg|xml|txt|wasm)$/;
/** What our own build uses for most files. */
const QUALITY = 9;

export function compressFolder(dir: string): void {
  for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    const file = path.join(dir, name);
    if (!TEXT.test(name) || existsSync(`${file}.br`)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

export async function serveFolder(dir: string): Promise<{ base: string; close(): Promise<void> }> {
  const { url, close } = await serveSite({ dir, port: 0 });
  return { base: url.replace(/\/$/, ""), close };
}
