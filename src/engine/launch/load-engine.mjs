// @ts-check
/**
 * The engine as plain JavaScript. Its TypeScript and some six hundred modules of packages take five times as long to load as the few
 * files they are bundled into, and every command, process and warm build would wait for that. Plain JavaScript itself, as it comes first.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES = ["src/engine", "src/shared", "package-lock.json"];

/**
 * @param {string} [config] The site's configuration, to be bundled along: it is TypeScript, too.
 * @returns {Promise<string>} The folder of `cli.js`, `config.js` and the engine's other programs.
 */
export async function loadEngine(config) {
  const folder = path.join(ROOT, ".cache", "engine", await describeSources(config));
  // In use, for `prune-folders.ts`.
  const isKnown = await utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    // In a process of its own, which takes the bundler's memory with it.
    const args = [path.join(import.meta.dirname, "bundle-engine.mjs"), folder, ...(config ? [config] : [])];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  }
  return folder;
}

/**
 * By size and time, which costs no reading.
 * @param {string | undefined} config
 */
async function describeSources(config) {
  const listed = await Promise.all(SOURCES.map((name) => listFiles(path.join(ROOT, name))));
  const files = [
    ...listed
      .flat()
      .filter((file) => !file.includes(".test."))
      .sort(),
    ...(config ? [config] : []),
  ];
  const states = await Promise.all(files.map(async (file) => [file, await stat(file).catch(() => undefined)]));
  const lines = states.map(([file, state]) =>
    typeof state === "object" ? `${file} ${state.size} ${state.mtimeMs}` : file,
  );
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 24);
}

/** @param {string} target */
async function listFiles(target) {
  if ((await stat(target)).isFile()) return [target];
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
