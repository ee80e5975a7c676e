/** Makes a plugin for one formatter out of its module. Whatever is wrong with it is told with its name, and touches nothing else. */
import { PluginBroken } from "./describe-failure.ts";
import type { PluginModule } from "./messages.ts";

/** What the build makes of a plugin: see `engine/playground/plugins/bundle-plugin.ts`. */
interface Module {
  /** Files of the formatter that it works with. */
  imports?: unknown;
  default?: unknown;
}

type Load = (file: string) => Promise<unknown>;

/** What a plugin may have, and of which type each is. */
const PARTS = {
  languages: Array.isArray,
  options: isObject,
  parsers: isObject,
  printers: isObject,
  defaultOptions: isObject,
};

/** Nothing of the plugin runs before the function is called that this returns: until then files arrive, and nobody counts the time. */
export async function loadPlugin({ name, url }: PluginModule, load: Load): Promise<() => object> {
  let module: Module;
  try {
    module = (await load(url)) as Module;
  } catch (error) {
    // Browsers throw this where a file did not arrive. Anything else is about what is in it.
    throw error instanceof TypeError ? error : new PluginBroken(name, error);
  }
  const { imports, default: create } = module;
  if (!Array.isArray(imports) || typeof create !== "function")
    throw new PluginBroken(name, "Its file has no plugin in it.");
  const files = await Promise.all(
    imports.map(async (file: string) => {
      const exported = (await load(file)) as object;
      return [file, { default: exported, ...exported, __esModule: true }] as const;
    }),
  );
  const found = new Map<string, object>(files);
  let plugin: object | undefined;
  return () => {
    try {
      const make = create as (take: (file: string) => unknown) => unknown;
      return (plugin ??= checkPlugin(make((file) => found.get(file))));
    } catch (error) {
      throw new PluginBroken(name, error);
    }
  };
}

function checkPlugin(plugin: unknown): object {
  if (!isObject(plugin)) throw new TypeError("It is no object.");
  const parts = plugin as Record<string, unknown>;
  for (const [part, isRight] of Object.entries(PARTS))
    if (parts[part] !== undefined && !isRight(parts[part])) throw new TypeError(`Its “${part}” cannot be used.`);
  if (Object.keys(PARTS).every((part) => parts[part] === undefined)) throw new TypeError("There is nothing in it.");
  return plugin;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
