/** By numbers; what comes before a release ("-alpha.1") counts as the release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.replace(/-.*/, "").split(".").map(Number)) as [
    number[],
    number[],
  ];
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing < 0 ? 0 : left[differing]! - right[differing]!;
}
