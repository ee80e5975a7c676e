import type { VersionTargets } from "../../../../shared/navbar-items.ts";
import type { VersionData } from "../../../../shared/site.ts";

/** Where an item leads that follows the docs version: the first version, by the reader's preference, that has it. */
export function findTarget(versions: VersionData[], targets: VersionTargets, what: string): string {
  for (const version of versions) {
    const target = targets[version.name];
    if (target) return target;
  }
  const wanted = versions.map((version) => version.name).join(", ");
  const available = Object.keys(targets).join(", ");
  throw new Error(`No docs version has ${what}. Looked in: ${wanted}. Versions that have it: ${available || "none"}.`);
}
