/** What `npm run version:cut` does to the files of a site: the next docs become the stable ones, and their formatter with them. */
import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DocsConfig, SiteConfig } from "../config/schema.ts";
import type { Site } from "../content/load-site.ts";
import { addVersion } from "./add-version.ts";
import { copyPin, readPin } from "./pins.ts";

type Version = DocsConfig["versions"][number];

export interface CutOptions {
  root: string;
  config: SiteConfig;
  /** The label of the version as which the present stable docs are kept. Without it, they are replaced. */
  archive?: string | undefined;
}

/** Returns sentences about what was done. Throws before anything is changed if something is in the way. */
export async function cutVersion({ root, config, archive }: CutOptions): Promise<string[]> {
  const { docs, next, stable } = findVersions(config);
  const [nextPin, stablePin] = [await readPin(root, next.formatter), await readPin(root, stable.formatter)];
  const done: string[] = [];
  if (archive !== undefined) {
    const version = createArchive(archive, { docs, stable });
    if (docs.versions.some(({ name }) => name === version.name) || existsSync(path.join(root, version.dir)))
      throw new Error(`The version "${version.name}" exists already.`);
    await cp(path.join(root, stable.dir), path.join(root, version.dir), { recursive: true });
    await copyPin(root, stable.formatter, version.formatter);
    const file = path.join(root, "site.config.ts");
    await writeFile(file, await addVersion(await readFile(file, "utf8"), version));
    done.push(`${version.dir} keeps the docs of ${stablePin}, at ${version.path} and with ${version.formatter}.`);
  }
  await rm(path.join(root, stable.dir), { recursive: true });
  await cp(path.join(root, next.dir), path.join(root, stable.dir), { recursive: true });
  await copyPin(root, next.formatter, stable.formatter);
  done.push(`${stable.dir} has the docs of ${next.dir}, and ${stable.formatter} is ${nextPin} (it was ${stablePin}).`);
  return done;
}

/** What a maintainer has to mend before a cut: addresses that would vanish, and docs that no sidebar names. */
export function findObstacles({ config, docs, redirects }: Pick<Site, "config" | "docs" | "redirects">): string[] {
  const { docs: set, next, stable } = findVersions(config);
  const plugin = docs.find(({ pluginId }) => pluginId === set.pluginId);
  const newer = plugin?.versions.find(({ name }) => name === next.name);
  const older = plugin?.versions.find(({ name }) => name === stable.name);
  if (!newer || !older) return [];
  const kept = new Set(newer.docs.map(({ id }) => id));
  const redirected = new Set(redirects.map(({ from }) => from));
  return [
    ...older.docs
      .filter(({ id, path: address }) => !kept.has(id) && !redirected.has(address))
      .map(
        ({ id, path: address }) =>
          `${address} would vanish, because ${next.dir} has no ${id}.md: add a redirect from it to ${config.redirects ?? "the redirects"}.`,
      ),
    ...newer.docs
      .filter(({ id, sidebar, parsed }) => !sidebar && id !== set.mainDocId && !parsed.frontMatter.unlisted)
      .map(({ parsed }) => `${parsed.file} is in no sidebar: add it to ${set.sidebars}.`),
  ];
}

type Documented = Version & { formatter: string };

function findVersions(config: SiteConfig): { docs: DocsConfig; next: Documented; stable: Documented } {
  const [docs] = config.docs;
  const stable = docs?.versions.find(({ isLast }) => isLast);
  const next = docs?.versions[docs.versions.findIndex(({ isLast }) => isLast) - 1];
  if (!docs || !stable || !next)
    throw new Error("A cut needs a stable version (isLast: true), and right before it in docs.versions the next one.");
  const [, missing] = [next, stable].map(({ formatter, name }) => (formatter ? "" : name)).sort();
  if (missing) throw new Error(`The version "${missing}" names no formatter.`);
  return { docs, next: next as Documented, stable: stable as Documented };
}

interface ArchiveContext {
  docs: DocsConfig;
  stable: Documented;
}

function createArchive(label: string, { docs, stable }: ArchiveContext) {
  if (!/^\d[\w.-]*$/.test(label)) throw new Error(`"${label}" is no label of a version such as 3.6.`);
  const [base = ""] = /^[a-z]+/.exec(stable.formatter) ?? [];
  return {
    name: label,
    label,
    path: `${docs.path}${label}/`,
    dir: path.posix.join(path.posix.dirname(stable.dir), label),
    formatter: `${base}-${label.replaceAll(".", "-")}`,
  };
}
