/** The plugins that readers of the playground can turn on: loaded, described for the page, and served. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { hashOf, type Cache } from "../base/cache.ts";
import type { OutputFile } from "../base/output-file.ts";
import { runProgram } from "../base/program.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { getFormatterDir } from "./formatters.ts";

export interface PluginBundle {
  /** Of the package. */
  name: string;
  version: string;
  code: string;
  about: PluginAbout;
  /** Folders of the packages whose code it contains. */
  packages: string[];
}

/** As `src/playground/model/playground-data.ts` expects it. */
export interface PluginAbout {
  options: object[];
  languages: object[];
  /** Those of the formatter that it replaces are among them. */
  parsers: string[];
}

/** The first version with plugins in the form they have now. */
const FIRST_VERSION = 3;

interface LoadOptions {
  cache: Cache;
  engineHash: string;
}

/** Takes names of packages. */
export async function loadPlugins(names: string[], { cache, engineHash }: LoadOptions): Promise<PluginBundle[]> {
  if (names.length === 0) return [];
  const versions = await Promise.all(names.map(readPluginVersion));
  return cache.remember("plugins", [engineHash, names, versions], () => runProgram<PluginBundle[]>("plugins", names));
}

export async function readPluginVersion(name: string): Promise<string> {
  try {
    const text = await readFile(path.join(PROJECT_ROOT, "node_modules", name, "package.json"), "utf8");
    return (JSON.parse(text) as { version: string }).version;
  } catch (error) {
    const advice = `playground.plugins: there is no package "${name}". Install it: npm i -D ${name}`;
    throw new Error(advice, { cause: error });
  }
}

/** As `src/playground/model/playground-data.ts` expects it. */
export function describePlugin(plugin: PluginBundle): { name: string; version: string; path: string } {
  return { name: plugin.name, version: plugin.version, path: getPluginPath(plugin) };
}

/** The files are in the folder of each formatter, because they import what they need of it by relative addresses. */
export function copyPlugins(formatterVersion: string, plugins: PluginBundle[]): OutputFile[] {
  if (Number.parseInt(formatterVersion, 10) < FIRST_VERSION) return [];
  return plugins.flatMap((plugin) =>
    renderPlugin(plugin).map((file) => ({ ...file, path: getFormatterDir(formatterVersion) + file.path })),
  );
}

/** Serves the same files while developing. It must come before Vite's own answers, because Vite would look for a file. */
export function servePlugins(load: () => Promise<PluginBundle[]>): Plugin {
  return {
    name: "playground-plugins",
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const asked = /\/(extra\/[\da-f]{8}\/[^/?]+)/.exec(req.url ?? "")?.[1];
        if (!asked) return next();
        void load().then((plugins) => {
          const file = plugins.flatMap(renderPlugin).find((each) => each.path === asked);
          if (!file) return next();
          const type = asked.endsWith(".json") ? "application/json" : "text/javascript";
          res.writeHead(200, { "Content-Type": type }).end(file.contents);
        }, next);
      });
    },
  };
}

/** Paths are relative to the formatter's folder. */
function renderPlugin(plugin: PluginBundle): OutputFile[] {
  const file = getPluginPath(plugin);
  return [
    { path: `${file}.mjs`, contents: plugin.code },
    { path: `${file}.json`, contents: JSON.stringify(plugin.about) },
  ];
}

/** Without an ending. Browsers keep the files for good. It is two folders deep, so that `bundle-plugin.ts` finds the formatter. */
function getPluginPath({ name, code, about }: PluginBundle): string {
  return `extra/${hashOf([code, about]).slice(0, 8)}/${name.split("/").at(-1)}`;
}
