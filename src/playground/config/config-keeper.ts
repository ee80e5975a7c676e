/** Keeps the configuration that a reader brought for as long as the page is open, because another file name may mean other options. */
import type { FileNotice } from "../model/notices.ts";
import type { OptionValues } from "../model/options.ts";
import type { ExtraPlugin, FormatterData } from "../model/playground-data.ts";
import type { PlaygroundState } from "../model/state.ts";
import type { Config } from "./parse-config.ts";

interface Kept {
  config: Config;
  tools: typeof import("./resolve-config.ts");
}

interface KeeperOptions {
  getState(): PlaygroundState;
  getFormatter(name: string): FormatterData;
  /** The plugins that can be turned on. */
  plugins: ExtraPlugin[];
  turnOn(names: string[]): Promise<void>;
  setOptions(options: OptionValues, parser?: string): void;
}

export interface ConfigKeeper {
  use(text: string, name?: string): Promise<FileNotice>;
  /** To be called after the file name changed. It does nothing where the reader has changed options meanwhile. */
  follow(): Promise<FileNotice | undefined>;
}

export function createConfigKeeper({
  getState,
  getFormatter,
  plugins,
  turnOn,
  setOptions,
}: KeeperOptions): ConfigKeeper {
  let kept: Kept | undefined;
  let applied: OptionValues | undefined;

  async function apply({ config, tools }: Kept): Promise<FileNotice> {
    const { file = "", formatter } = getState();
    const wanted = tools.resolvePlugins(config, file, plugins);
    if (wanted.known.length > 0) await turnOn(wanted.known);
    const { options, problems } = tools.resolveChecked(config, file, getFormatter(formatter));
    const { parser, ...rest } = options;
    setOptions(rest, typeof parser === "string" ? parser : undefined);
    applied = getState().options;
    const isOn = wanted.known.length > 0 && getState().plugins;
    const used = [...(isOn ? ["plugins"] : []), ...Object.keys(options)];
    const all = [...(config.problems ?? []), ...wanted.problems, ...problems];
    return { type: "config", name: config.name, used, problems: all };
  }

  return {
    async use(text, name = "") {
      try {
        const [{ loadConfig }, tools] = await Promise.all([import("./parse-config.ts"), import("./resolve-config.ts")]);
        const config = await loadConfig(text, name);
        if ("type" in config) return { name, ...config };
        kept = { config, tools };
      } catch (error) {
        return { type: "unreadable-config", name, message: error instanceof Error ? error.message : String(error) };
      }
      return apply(kept);
    },
    async follow() {
      return kept && getState().options === applied ? apply(kept) : undefined;
    },
  };
}
