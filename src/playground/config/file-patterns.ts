/** Which files an override is for, by the library and settings that Prettier uses. Fetched only with configurations that have patterns. */
import picomatch from "picomatch/posix";

/** Longer patterns are refused, because a made-up one could keep the browser busy. */
const LONGEST_PATTERN = 500;

/** Matched while the code has no file name, so that a pattern for all files (`*`) still applies. */
const UNNAMED = "untitled";

/** A pattern without a slash is compared with the name of the file in whatever folder it is. */
export function createFileMatcher(patterns: string[], excluded: string[] = []): (file: string) => boolean {
  const usable = patterns.filter(isUsable);
  const options = { dot: true, ignore: excluded.filter(isUsable) };
  const matchesName = picomatch(
    usable.filter((pattern) => !pattern.includes("/")),
    { ...options, basename: true },
  );
  const matchesPath = picomatch(
    usable.filter((pattern) => pattern.includes("/")),
    options,
  );
  return (file) => {
    const path = file.replaceAll("\\", "/").replace(/^\.?\//, "") || UNNAMED;
    return matchesName(path) || matchesPath(path);
  };
}

function isUsable(pattern: string): boolean {
  return pattern !== "" && pattern.length <= LONGEST_PATTERN;
}
