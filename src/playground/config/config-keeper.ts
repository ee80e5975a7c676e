/** The configuration that a reader brought, for as long as the page is open: another file name may mean other options. */
import type { Notice } from "../model/address.ts";
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import type { PlaygroundState } from "../model/state.ts";
import { checkOptions } from "./check-options.ts";
import { isProgram, resolveConfig, type Config } from "./config-file.ts";

interface KeeperOptions {
  getState(): PlaygroundState;
  getFormatter(name: string): FormatterData;
  setOptions(options: OptionValues, parser?: string): void;
}

export interface ConfigKeeper {
  use(text: string, name?: string): Promise<Notice>;
  /** After the file's name changed, unless the reader has changed options meanwhile. */
  follow(): void;
}

export function createConfigKeeper({ getState, getFormatter, setOptions }: KeeperOptions): ConfigKeeper {
  let config: Config | undefined;
  let applied: OptionValues | undefined;

  function apply(chosen: Config): Notice {
    const { file, formatter } = getState();
    const { options, problems } = checkOptions(resolveConfig(chosen, file ?? ""), getFormatter(formatter));
    const { parser, ...rest } = options;
    setOptions(rest, typeof parser === "string" ? parser : undefined);
    applied = getState().options;
    return { type: "config", name: chosen.name, used: Object.keys(options), problems };
  }

  return {
    async use(text, name = "") {
      if (isProgram(name)) return { type: "program", name };
      try {
        const { parseConfig } = await import("./parse-config.ts");
        config = parseConfig(text, name);
      } catch (error) {
        return { type: "unreadable-config", name, message: error instanceof Error ? error.message : String(error) };
      }
      return apply(config);
    },
    follow() {
      if (config && getState().options === applied) apply(config);
    },
  };
}
