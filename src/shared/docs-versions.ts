/** Which docs version and which doc a path belongs to. Used by the engine for pages and by the app for the navbar. */
import { isPathWithin, isSamePath } from "./paths.ts";

/** The version with the longest path that contains `pathname`. */
export function findActiveVersion<V extends { path: string }>(versions: V[], pathname: string): V | undefined {
  return versions
    .filter((version) => isPathWithin(pathname, version.path))
    .reduce<V | undefined>(
      (best, version) => (best && best.path.length >= version.path.length ? best : version),
      undefined,
    );
}

/** The doc whose path is exactly `pathname`. */
export function findActiveDoc<D extends { path: string }>(docs: D[], pathname: string): D | undefined {
  return docs.find((doc) => isSamePath(doc.path, pathname));
}

export function getLatestVersion<V extends { isLast: boolean }>(versions: V[]): V {
  // `!`: the configuration demands at least one version.
  return versions.find((version) => version.isLast) ?? versions[0]!;
}
