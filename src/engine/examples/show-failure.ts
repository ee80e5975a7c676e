/** The error of a formatter that gave up, as a post shows it: the same on every machine. */
import { stripVTControlCharacters } from "node:util";

export interface Failure {
  name: string;
  message: string;
}

const MOST_LINES = 12;

export function showFailure({ name, message }: Failure): string {
  const told = stripVTControlCharacters(message)
    // Node's list of files that asked for a missing module, and whatever else names a place on this disk.
    .replace(/\nRequire stack:[\s\S]*$/, "")
    .replace(/(?:file:\/\/)?(?:[A-Z]:)?(?:[\\/][^\s"'`:()<>|*?\\/]+)+[\\/]node_modules[\\/]/g, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .slice(0, MOST_LINES)
    .join("\n")
    .trim()
    // The picture of the code ends with the empty line behind it.
    .replace(/\n *\d+ \|$/, "");
  return !name || name === "Error" || told.startsWith(`${name}:`) ? told : `${name}: ${told}`;
}
