/** The plugins that readers of the playground can turn on, bundled once and kept until they or the way they are bundled change. */
import path from "node:path";
import { type Cache } from "../../base/cache.ts";
import { hashFiles } from "../../base/file-hashes.ts";
import { createProgram, type Program } from "../../base/program.ts";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import type { SiteConfig } from "../../config/schema.ts";
import type { BundledPlugin, PluginPackage } from "./bundle-plugin.ts";
import { readCatalogue, readSamples, type CataloguePlugin } from "../../content/plugin-catalogue.ts";

export interface PlaygroundPlugin extends BundledPlugin {
  /** Of the package. */
  name: string;
  version: string;
  /** The first version of the formatter that it works in. */
  since: string;
  /** A few untidy lines by the parser that reads them. */
  samples: Record<string, string>;
}

export interface LoadedPlugins {
  plugins: PlaygroundPlugin[];
  /** Names of those that could be offered, had they been fetched. */
  missing: string[];
}

interface LoadInput {
  root: string;
  playground: SiteConfig["playground"];
  cache: Cache;
  bundler: Program;
}

const SOURCES = "src/engine/playground/plugins";

export async function loadPlugins({ root, playground, cache, bundler }: LoadInput): Promise<LoadedPlugins> {
  const { offered, missing } = await readCatalogue({ root, ...playground });
  if (offered.length === 0) return { plugins: [], missing };
  const sources = hashFiles([path.join(PROJECT_ROOT, SOURCES)]);
  const getKey = ({ name, version, from }: CataloguePlugin) => [
    sources,
    name,
    version,
    hashFiles([], [path.join(from, "package-lock.json")]),
  ];
  const plugins: PlaygroundPlugin[] = [];
  for (const plugin of offered) {
    const { name, version, since, from } = plugin;
    const bundled = await cache.remember("plugin", getKey(plugin), () => {
      const task: PluginPackage = { name, from };
      return from === PROJECT_ROOT ? bundler.perform<BundledPlugin>(task) : performAlone(task);
    });
    plugins.push({ name, version, since, samples: await readSample(plugin, { root, playground }), ...bundled });
  }
  return { plugins, missing };
}

/** Of plugins that are fetched nobody knows how much memory they take, so each has a process of its own. */
async function performAlone(task: PluginPackage): Promise<BundledPlugin> {
  const bundler = createProgram("bundle");
  return bundler.perform<BundledPlugin>(task).finally(bundler.end);
}

async function readSample(
  { samples, parser }: CataloguePlugin,
  { root, playground: { pluginFolder } }: Pick<LoadInput, "root" | "playground">,
): Promise<Record<string, string>> {
  if (!pluginFolder || samples === "") return {};
  const [first] = await readSamples(path.join(root, pluginFolder), samples);
  return first ? { [parser]: first.text } : {};
}
