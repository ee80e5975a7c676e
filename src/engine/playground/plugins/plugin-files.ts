/** The files of the plugins, and what the playground's page knows of them. */
import { hashOf } from "../../base/cache.ts";
import type { OutputFile } from "../../base/output-file.ts";
import type { LoadedPlugins, PlaygroundPlugin } from "./load-plugins.ts";

const FOLDER = "assets/plugins/";

/** As `src/playground/model/playground-data.ts` expects it. */
export function describePlugins({ plugins }: Pick<LoadedPlugins, "plugins">): {
  plugins: object[];
  pluginsAbout?: string;
} {
  return {
    plugins: plugins.map((plugin) => ({
      name: plugin.name,
      version: plugin.version,
      path: getPath(plugin),
      // Most work in every version that takes plugins.
      ...(plugin.since !== "3.0" && { since: plugin.since }),
    })),
    ...(plugins.length > 0 && { pluginsAbout: renderAbout(plugins).path }),
  };
}

/** One module for each plugin. What they can do is in one file for all, because a file's name can ask for any of them. */
export function emitPlugins({ plugins }: LoadedPlugins): OutputFile[] {
  if (plugins.length === 0) return [];
  return [...plugins.map((plugin) => ({ path: getPath(plugin), contents: plugin.code })), renderAbout(plugins)];
}

function renderAbout(plugins: PlaygroundPlugin[]): OutputFile {
  const abouts = plugins.map(({ name, about, samples }) => [name, { ...about, samples }] as const);
  const contents = JSON.stringify(Object.fromEntries(abouts));
  return { path: `${FOLDER}about-${hashOf(contents).slice(0, 8)}.json`, contents };
}

/** Browsers keep the files for good, so their names change with their contents. */
function getPath({ name, code }: PlaygroundPlugin): string {
  return `${FOLDER}${name.split("/").at(-1)}-${hashOf(code).slice(0, 8)}.mjs`;
}
