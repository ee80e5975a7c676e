/** The configuration that a reader brought, for as long as the page is open: another file name may mean other options. */
import type { Notice } from "../model/address.ts";
import type { OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import type { PlaygroundState } from "../model/state.ts";
import { isProgram, type Config } from "./config-file.ts";

interface Kept {
  config: Config;
  resolve: typeof import("./resolve-config.ts").resolveChecked;
}

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
  let kept: Kept | undefined;
  let applied: OptionValues | undefined;

  function apply({ config, resolve }: Kept): Notice {
    const { file, formatter } = getState();
    const { options, problems } = resolve(config, file ?? "", getFormatter(formatter));
    const { parser, ...rest } = options;
    setOptions(rest, typeof parser === "string" ? parser : undefined);
    applied = getState().options;
    return { type: "config", name: config.name, used: Object.keys(options), problems };
  }

  return {
    async use(text, name = "") {
      if (isProgram(name)) return { type: "program", name };
      try {
        // Most readers bring none.
        const [{ parseConfig }, { resolveChecked: resolve }] = await Promise.all([
          import("./parse-config.ts"),
          import("./resolve-config.ts"),
        ]);
        kept = { config: parseConfig(text, name), resolve };
      } catch (error) {
        return { type: "unreadable-config", name, message: error instanceof Error ? error.message : String(error) };
      }
      return apply(kept);
    },
    follow() {
      if (kept && getState().options === applied) apply(kept);
    },
  };
}
