/** What tells whether a file is still the same, without reading it. */
import type { Stats } from "node:fs";

/**
 * A file that has changed more recently could change again without another time: the clocks of file systems advance in steps, of two
 * seconds at most.
 */
const SETTLED_MS = 3000;

/** The time of the last change (`ctime`) cannot be set by programs, so this shows an older version of a file, too. */
export function describeFileState({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Whether its state can be trusted. `now` is a time before the file was read. */
export function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return now - Math.max(mtimeMs, ctimeMs) > SETTLED_MS;
}
