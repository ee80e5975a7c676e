/** Asks for the files of the first format while the worker starts, which takes long on a slow machine. It finds them in the browser's cache. */
import { choosePlugins } from "../model/plugins.ts";
import type { Session } from "../session.ts";

export function askEarly({ signal, getFormatter }: Pick<Session, "signal" | "getFormatter">): void {
  const forget = signal.subscribe(() => {
    const { isReady, state } = signal.get();
    if (!isReady) return;
    forget();
    const { url, core, plugins } = getFormatter(state.formatter);
    for (const file of [core, ...choosePlugins(state.parser, plugins)]) {
      // The worker tells the reader of files that do not arrive.
      fetch(url + file).then(
        (response) => response.blob(),
        () => {},
      );
    }
  });
}
