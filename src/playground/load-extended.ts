/** What plugins bring to a formatter. Fetched when one is turned on. */
import { fetchJson } from "./fetch-json.ts";
import { extendFormatter } from "./model/extend-formatter.ts";
import type { ExtraPlugin, FormatterData, PluginAbout } from "./model/playground-data.ts";

const abouts = new Map<string, PluginAbout>();

/** From one folder for all versions: what is there for one is then there for all. */
export async function loadExtended(
  formatter: FormatterData,
  plugins: ExtraPlugin[],
  folder: string,
): Promise<FormatterData> {
  const described = plugins.map(async (plugin) => {
    const about = abouts.get(plugin.path) ?? (await fetchJson<PluginAbout>(`${folder}${plugin.path}.json`));
    abouts.set(plugin.path, about);
    return { ...plugin, ...about };
  });
  return extendFormatter(formatter, await Promise.all(described));
}
