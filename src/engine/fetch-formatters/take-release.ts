/** Takes from the package of a release what browsers need, and asks it in Node.js what it can do. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { askFormatter } from "../playground/formatters.ts";
import { LICENSES, listBrowserFiles } from "../playground/releases/browser-files.ts";
import { storeFile, type StoredRelease, type Support } from "../playground/releases/store.ts";
import { needsNode, wrapUmd } from "../playground/releases/wrap-umd.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Done once for a release, so it may take longer than in a build. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 6;

export async function compress(contents: Buffer): Promise<Record<string, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  return { ".br": await toBrotli(contents, { params }), ".gz": await toGzip(contents, { level: GZIP_LEVEL }) };
}

/** `dir` is the folder of the package. */
export async function takeRelease(
  dir: string,
  { version, integrity, folder }: { version: string; integrity: string; folder?: string },
): Promise<Omit<StoredRelease, "form">> {
  const { core, plugins } = await listBrowserFiles(dir, "scripts");
  const isUmd = core.endsWith(".js");
  const read = (file: string) => readFile(path.join(dir, file), "utf8");
  const forBrowsers: string[] = [];
  for (const file of plugins) if (!isUmd || !needsNode(await read(file))) forBrowsers.push(file);
  const support = await askFormatter(dir, forBrowsers);
  const files: Record<string, string> = {};
  for (const file of [core, ...forBrowsers]) {
    const code = await read(file);
    files[file] = await storeFile(Buffer.from(isUmd ? wrapUmd(code) : code), compress, folder);
  }
  for (const file of LICENSES)
    if (existsSync(path.join(dir, file)))
      files[file] = await storeFile(await readFile(path.join(dir, file)), compress, folder);
  return { version, integrity, core, support: keepRunning(support), files };
}

/** Languages that no file for browsers can read are left out. */
function keepRunning(support: Support): Support {
  const parsers = new Set(support.plugins.flatMap((plugin) => Object.keys(plugin.parsers)));
  return {
    ...support,
    languages: support.languages.filter((language) => language.parsers.some((each) => parsers.has(each))),
  };
}
