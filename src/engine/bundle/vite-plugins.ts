/** Plugins for Vite that the build, the dev server or both use. Those with a filter are not asked about every module, which would be slow. */
import path from "node:path";
import type { Plugin } from "vite";
import type { DocumentSite, SiteData } from "../../shared/site.ts";
import { listOptionalStyles } from "./styles.ts";

const SITE_DATA = "virtual:site-data";
/** The name that Vite's module graph has for it. */
export const SITE_DATA_ID = `\0${SITE_DATA}`;

/** The module `virtual:site-data` of the app. */
export function provideSiteData(load: () => DocumentSite | Promise<DocumentSite>): Plugin {
  return {
    name: "site-data",
    resolveId: { filter: { id: /^virtual:site-data$/ }, handler: () => SITE_DATA_ID },
    load: {
      filter: { id: /^\0virtual:site-data$/ },
      handler: async () => {
        // Every document has these already, and JSON has no place for what is undefined.
        const written: Record<Exclude<keyof DocumentSite, keyof SiteData>, undefined> = {
          footer: undefined,
          favicon: undefined,
          app: undefined,
          eagerStart: undefined,
        };
        return `export default ${JSON.stringify({ ...(await load()), ...written })}`;
      },
    },
  };
}

/** Puts all optional sheets in the place of `@import "./optional/*.css"`. */
export function importOptionalStyles(): Plugin {
  const pattern = '@import "./optional/*.css";';
  return {
    name: "optional-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/styles\/[\w-]+\.css(?:\?|$)/ },
      handler(code) {
        if (!code.includes(pattern)) return undefined;
        const imports = listOptionalStyles().map((file) => `@import "./optional/${path.basename(file)}";`);
        return { code: code.replace(pattern, imports.join("\n")), map: null };
      },
    },
  };
}

/** For code that only renders pages, which does not depend on how they look. */
export function leaveStylesOut(): Plugin {
  return {
    name: "no-styles",
    enforce: "pre",
    resolveId: { filter: { id: /\.css$/ }, handler: () => "\0no-styles" },
    load: { filter: { id: /^\0no-styles$/ }, handler: () => "" },
  };
}

const OWN_SHEET_ONLY_IN_SHADOWS = "!root.head && root.adoptedStyleSheets";

/** The editor writes its styles into a style element, which our content security policy forbids. It allows constructed sheets. */
export function adoptStyles(): Plugin {
  return {
    name: "adopt-styles",
    transform: {
      filter: { id: /\/style-mod\/(src|dist)\// },
      handler(code) {
        if (!code.includes(OWN_SHEET_ONLY_IN_SHADOWS))
          this.error("style-mod has changed: see how it mounts its styles now.");
        return { code: code.replace(OWN_SHEET_ONLY_IN_SHADOWS, "root.adoptedStyleSheets"), map: null };
      },
    },
  };
}

/** Adds to `packages` the folders of all packages with code in the bundle, because their licences must come with it. */
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

/** Helpers that the bundlers add by themselves. */
const HELPERS = /^\0(vite|rolldown)\//;
const PACKAGE = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/** Folders are relative to the project. */
export function addPackages(ids: string[], packages: Set<string>): void {
  for (const id of ids) {
    const helper = HELPERS.exec(id)?.[1];
    const folder = helper ? `node_modules/${helper}` : PACKAGE.exec(id)?.[0];
    if (folder) packages.add(folder);
  }
}

/** Adds to `files` the file that each of the modules is written to. */
export function recordFiles(modules: string[], files: Map<string, string>): Plugin {
  return {
    name: "record-files",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const id of modules.filter((module) => file.moduleIds.includes(module))) files.set(id, file.fileName);
      }
    },
  };
}

/** Chromium reads this only at the beginning of a file, and Vite writes something there after all options for it. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets Chromium compile these chunks as a whole, beside the main thread and while they arrive. Otherwise it would compile each
 * function when it is first called, which took half of the time that React needs to hydrate a page.
 */
export function hintCompiling(chunks: Set<string>): Plugin {
  return {
    name: "hint-compiling",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && chunks.has(file.name)) file.code = COMPILE_HINT + file.code;
        }
      },
    },
  };
}
