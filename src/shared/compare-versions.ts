/** Compares version numbers. A prerelease ("3.0.0-alpha.1") counts as its release. */
export function compareVersions(a: string, b: string): number {
  const right = readNumbers(b);
  const differences = readNumbers(a).map((part, index) => part - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function readNumbers(version: string): number[] {
  return version.replace(/-.*/, "").split(".").map(Number);
}
