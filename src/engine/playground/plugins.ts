/** Plugins stand in the folder of each formatter: they import what they need of it by relative addresses. */
import type { PluginBundle } from "./bundle-plugin.ts";
import { hashOf } from "../base/cache.ts";
import type { OutputFile } from "../base/output-file.ts";
import { getFormatterDir } from "./formatters.ts";

/** The first version with plugins in the form they have now. */
const FIRST_VERSION = 3;

/** As `src/playground/model/playground-data.ts` expects it. */
export function describePlugin(plugin: PluginBundle): { name: string; version: string; path: string } {
  return { name: plugin.name, version: plugin.version, path: getPluginPath(plugin) };
}

export function copyPlugins(formatterVersion: string, plugins: PluginBundle[]): OutputFile[] {
  if (Number.parseInt(formatterVersion, 10) < FIRST_VERSION) return [];
  return plugins.flatMap((plugin) =>
    renderPlugin(plugin).map((file) => ({ ...file, path: getFormatterDir(formatterVersion) + file.path })),
  );
}

/** Seen from the formatter's folder. */
export function renderPlugin(plugin: PluginBundle): OutputFile[] {
  const path = getPluginPath(plugin);
  return [
    { path: `${path}.mjs`, contents: plugin.code },
    { path: `${path}.json`, contents: JSON.stringify(plugin.about) },
  ];
}

/** Without an ending. Browsers keep the files for good, so other contents need another address. Two folders deep: see `bundle-plugin.ts`. */
function getPluginPath({ name, code, about }: PluginBundle): string {
  return `extra/${hashOf([code, about]).slice(0, 8)}/${name.split("/").at(-1)}`;
}
