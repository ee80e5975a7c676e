/** Which packages have code in a bundle: their authors' licences must come with it. */
import type { Plugin } from "vite";

/** Helpers that the bundlers add on their own. */
const HELPERS = /^\0(vite|rolldown)\//;
const PACKAGE = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/** Adds to `packages` the folder of each, as seen from the project. */
export function recordPackages(packages: Set<string>): Plugin {
  return {
    name: "record-packages",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") addPackages(file.moduleIds, packages);
      }
    },
  };
}

export function addPackages(ids: string[], packages: Set<string>): void {
  for (const id of ids) addPackage(id, packages);
}

function addPackage(id: string, packages: Set<string>): void {
  const helper = HELPERS.exec(id)?.[1];
  const folder = helper ? `node_modules/${helper}` : PACKAGE.exec(id)?.[0];
  if (folder) packages.add(folder);
}
