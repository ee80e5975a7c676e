// @ts-check
/**
 * Bundles the engine into a few files of plain JavaScript, unless that was done before. Loading its TypeScript and about six hundred
 * modules of packages takes five times as long, and every command and every process would have to wait for that. This file is itself
 * plain JavaScript, because it runs before anything is bundled.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES = ["src/engine", "src/shared", "package-lock.json"];

/**
 * @param {string} [config] The configuration of the site. It is TypeScript as well, so it is bundled with the engine.
 * @returns {Promise<string>} The folder of `cli.js`, `config.js` and the engine's other programs.
 */
export async function loadEngine(config) {
  const folder = path.join(ROOT, ".cache", "engine", describeSources(config));
  // The time says when the folder was last used: `cache.ts` removes folders that have been unused for long.
  const isKnown = await utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    // A separate process, because its end frees the memory of the bundler.
    const args = [path.join(import.meta.dirname, "bundle-engine.mjs"), folder, ...(config ? [config] : [])];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  }
  return folder;
}

/**
 * A hash of the size and time of every source, which is much faster than reading them all.
 * @param {string | undefined} config
 */
function describeSources(config) {
  const files = [
    ...SOURCES.flatMap((name) => listFiles(path.join(ROOT, name)))
      .filter((file) => !file.includes(".test."))
      .sort(),
    ...(config ? [config] : []),
  ];
  // One after the other: so many answers at once would take longer.
  const lines = files.map((file) => {
    const state = statSync(file, { throwIfNoEntry: false });
    return state ? `${file} ${state.size} ${state.mtimeMs}` : file;
  });
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 24);
}

/** @param {string} target */
function listFiles(target) {
  if (statSync(target).isFile()) return [target];
  const entries = readdirSync(target, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
