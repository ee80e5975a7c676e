// @ts-check
/**
 * Ends the process with one sentence if this Node.js cannot run the engine. Programs import this file before anything else, and
 * `node src/engine/launch/check-node.mjs && …` puts it before programs of packages. Its syntax is that of Node.js 12, so that an old
 * Node.js gets as far as the sentence.
 */
import { readFileSync } from "node:fs";

/**
 * @param {string} version Such as `20.19.4`.
 * @param {string} range Ranges of the kinds `^20.19` and `>=24`, separated by `||`.
 */
export function isSupported(version, range) {
  const [major, minor] = readNumbers(version);
  return range.split("||").some((part) => {
    const [lowestMajor, lowestMinor] = readNumbers(part);
    if (major === lowestMajor) return minor >= lowestMinor;
    return major > lowestMajor && part.trim().startsWith(">=");
  });
}

/**
 * @param {string} version
 * @param {string} range
 */
export function explainVersion(version, range) {
  const choices = range.split("||").map((part) => {
    const [major, minor] = readNumbers(part);
    const lowest = minor > 0 ? `${major}.${minor}` : `${major}`;
    return part.trim().startsWith(">=") ? `${lowest} or later` : `${major} (${lowest} or later)`;
  });
  const last = choices.pop();
  const list = choices.length > 0 ? `${choices.join(", ")} or ${last}` : last;
  return `This site needs Node.js ${list}, and this is Node.js ${version}.`;
}

/**
 * @param {string} text
 * @returns {[major: number, minor: number]}
 */
function readNumbers(text) {
  const [, major, minor] = /(\d+)(?:\.(\d+))?/.exec(text) || [];
  return [Number(major), Number(minor || 0)];
}

const { engines } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
if (!isSupported(process.versions.node, engines.node)) {
  console.error(explainVersion(process.versions.node, engines.node));
  process.exit(1);
}
