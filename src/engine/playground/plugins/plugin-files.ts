/** The files of the plugins, and what the playground's page knows of them. */
import type { Plugin } from "vite";
import { hashOf } from "../../base/cache.ts";
import type { OutputFile } from "../../base/output-file.ts";
import type { LoadedPlugins, PlaygroundPlugin } from "./load-plugins.ts";

const FOLDER = "assets/plugins/";

/** As `src/playground/model/playground-data.ts` expects it. */
export function describePlugins({ plugins }: Pick<LoadedPlugins, "plugins">): {
  plugins: object[];
  pluginsAbout?: string;
} {
  return {
    plugins: plugins.map((plugin) => ({
      name: plugin.name,
      version: plugin.version,
      path: getPath(plugin),
      // Most work in every version that takes plugins.
      ...(plugin.since !== "3.0" && { since: plugin.since }),
    })),
    ...(plugins.length > 0 && { pluginsAbout: renderAbout(plugins).path }),
  };
}

/** One module for each plugin. What they can do is in one file for all, because a file's name can ask for any of them. */
export function emitPlugins({ plugins }: LoadedPlugins): OutputFile[] {
  if (plugins.length === 0) return [];
  return [...plugins.map((plugin) => ({ path: getPath(plugin), contents: plugin.code })), renderAbout(plugins)];
}

/** Serves the same files while developing. It must come before Vite's own answers, because Vite would look for a file. */
export function servePlugins(load: () => Promise<LoadedPlugins>): Plugin {
  return {
    name: "playground-plugins",
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const asked = /\/(assets\/plugins\/[^/?]+)/.exec(req.url ?? "")?.[1];
        if (!asked) return next();
        void load().then((loaded) => {
          const file = emitPlugins(loaded).find((each) => each.path === asked);
          if (!file) return next();
          const type = asked.endsWith(".json") ? "application/json" : "text/javascript";
          res.writeHead(200, { "Content-Type": type }).end(file.contents);
        }, next);
      });
    },
  };
}

function renderAbout(plugins: PlaygroundPlugin[]): OutputFile {
  const abouts = plugins.map(({ name, about, samples }) => [name, { ...about, samples }] as const);
  const contents = JSON.stringify(Object.fromEntries(abouts));
  return { path: `${FOLDER}about-${hashOf(contents).slice(0, 8)}.json`, contents };
}

/** Browsers keep the files for good, so their names change with their contents. */
function getPath({ name, code }: PlaygroundPlugin): string {
  return `${FOLDER}${name.split("/").at(-1)}-${hashOf(code).slice(0, 8)}.mjs`;
}
