/** The data of each version, with and without plugins. Data of older versions and of plugins is fetched when they are chosen. */
import { getReleaseFile } from "../shared/playground-link.ts";
import { fetchJson } from "./fetch-json.ts";
import { listReleases, type FormatterData, type PlaygroundData } from "./model/playground-data.ts";
import { takesPlugins } from "./model/plugins.ts";

export interface FormatterStore {
  /** Undefined until it has been loaded. */
  find(name: string, plugins?: string[]): FormatterData | undefined;
  /** Gives the plain version where it cannot use plugins. */
  load(name: string, plugins?: string[]): Promise<FormatterData>;
}

export function createFormatterStore(data: PlaygroundData): FormatterStore {
  const loaded = new Map(data.formatters.map((formatter) => [formatter.name, formatter]));
  const extended = new Map<string, FormatterData>();
  const getKey = (name: string, plugins: string[]) => [name, ...plugins].join(" ");

  const find: FormatterStore["find"] = (name, plugins = []) => {
    const formatter = loaded.get(name);
    const isPlain = plugins.length === 0 || !formatter || !takesPlugins(formatter);
    return isPlain ? formatter : extended.get(getKey(name, plugins));
  };

  async function loadRelease(name: string): Promise<FormatterData> {
    const release = listReleases(data).find((each) => each.name === name);
    if (!release) throw new Error(`There is no version ${name}.`);
    const formatter = await fetchJson<FormatterData>(data.home + getReleaseFile(release.version));
    loaded.set(name, formatter);
    return formatter;
  }

  return {
    find,
    async load(name, plugins = []) {
      const formatter = loaded.get(name) ?? (await loadRelease(name));
      const known = find(name, plugins);
      if (known) return known;
      const { loadExtended } = await import("./plugins/extend-formatter.ts");
      const wanted = data.plugins.filter((plugin) => plugins.includes(plugin.name));
      const whole = await loadExtended(formatter, wanted, data.home + data.pluginsAbout);
      extended.set(getKey(name, plugins), whole);
      return whole;
    },
  };
}
