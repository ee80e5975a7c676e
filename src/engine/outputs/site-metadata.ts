import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content/load-site.ts";
import type { OutputFile } from "../base/output-file.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

/** The packages whose bugs readers of the site could notice. */
const PLUGINS = ["react", "vite", "satteri", "refractor"];

/** The versions of the packages that the site was built with, for bug reports. */
export async function emitSiteMetadata(site: Site): Promise<OutputFile[]> {
  const formatters = site.docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.formatter ?? []));
  const names = [...PLUGINS, ...new Set(formatters)];
  const versions = await Promise.all(names.map((name) => readVersion(path.join(PROJECT_ROOT, "node_modules", name))));
  const metadata = {
    frameworkVersion: await readVersion(PROJECT_ROOT),
    pluginVersions: Object.fromEntries(names.map((name, index) => [name, versions[index]])),
  };
  return [{ path: "site-metadata.json", contents: JSON.stringify(metadata, null, 2) + "\n" }];
}

async function readVersion(dir: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as { version: string }).version;
}
