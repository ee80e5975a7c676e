/** Turns plugins on and off: by hand, for a configuration, or because a file needs one. */
import type { FormatterStore } from "../formatter-store.ts";
import type { Notice } from "../model/notices.ts";
import { inferParser } from "../model/parsers.ts";
import type { FormatterData, PlaygroundData } from "../model/playground-data.ts";
import { nameFile, type PlaygroundState } from "../model/state.ts";

interface SwitchOptions {
  data: PlaygroundData;
  store: FormatterStore;
  getState(): PlaygroundState;
  getFormatter(name: string, plugins?: string[]): FormatterData;
  show(state: PlaygroundState): void;
  addNotice(notice: Notice): void;
}

export interface PluginSwitch {
  /** Resolves when the plugin is on or off, or could not be loaded. */
  toggle(name: string): Promise<void>;
  turnOn(names: string[]): Promise<void>;
  /** Turns on the plugin that knows the file name, where the formatter itself does not know it. */
  followName(): Promise<void>;
}

export function createPluginSwitch({
  data,
  store,
  getState,
  getFormatter,
  show,
  addNotice,
}: SwitchOptions): PluginSwitch {
  /** The plugins that are being loaded. The next change starts from these. */
  let pending: string[] | undefined;
  const listOn = () => pending ?? getState().plugins ?? [];

  /** Always in the order of the playground's list, because the last of two plugins for the same language wins. */
  async function choose(names: string[], shown?: string): Promise<void> {
    const plugins = data.plugins.map(({ name }) => name).filter((name) => names.includes(name));
    const { formatter, other } = getState();
    pending = names;
    try {
      const [{ changePlugins, showPlugin }] = await Promise.all([
        import("./change-plugins.ts"),
        store.load(formatter, plugins),
        other && store.load(other.formatter, plugins),
      ]);
      if (pending !== names) return;
      const state = getState();
      // The reader has chosen another version meanwhile.
      if (state.formatter !== formatter || state.other?.formatter !== other?.formatter)
        return await choose(names, shown);
      const changed = changePlugins(state, plugins, getFormatter);
      show(shown ? showPlugin(changed, shown, getFormatter(formatter, plugins)) : changed);
    } catch {
      addNotice({ type: "missing-plugins" });
    } finally {
      if (pending === names) pending = undefined;
    }
  }

  const turnOn = (names: string[]) => choose([...listOn(), ...names]);
  return {
    toggle(name) {
      const on = listOn();
      return on.includes(name) ? choose(on.filter((each) => each !== name)) : choose([...on, name], name);
    },
    turnOn,
    async followName() {
      const { formatter, file } = getState();
      if (!file || inferParser(file, getFormatter(formatter).languages)) return;
      const all = data.plugins.map(({ name }) => name);
      const { extension } = await store.load(formatter, all);
      const found = extension?.plugins.find((plugin) => inferParser(file, plugin.languages));
      if (!found || getState().file !== file) return;
      await turnOn([found.name]);
      show(nameFile(getState(), file, getFormatter(formatter)));
    },
  };
}
