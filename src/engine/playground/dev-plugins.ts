/** Plugins of the playground while developing: bundled when the page is first asked for, and answered from memory. */
import type { Plugin } from "vite";
import type { PluginBundle } from "./bundle-plugin.ts";
import { renderPlugin } from "./plugins.ts";

const bundles = new Map<string, Promise<PluginBundle>>();

export async function loadPlugins(names: string[]): Promise<PluginBundle[]> {
  const { bundlePlugin } = await import("./bundle-plugin.ts");
  return Promise.all(
    names.map((name) => {
      const bundle = bundles.get(name) ?? bundlePlugin(name);
      bundles.set(name, bundle);
      return bundle;
    }),
  );
}

/** Before Vite answers, which would look for a file. */
export function servePlugins(): Plugin {
  return {
    name: "playground-plugins",
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const asked = /\/(extra\/[^?]+)/.exec(req.url ?? "")?.[1];
        if (!asked) return next();
        void Promise.all(bundles.values()).then((all) => {
          const file = all.flatMap(renderPlugin).find((each) => each.path === asked);
          if (!file) return next();
          const type = asked.endsWith(".json") ? "application/json" : "text/javascript";
          res.writeHead(200, { "Content-Type": type }).end(file.contents);
        }, next);
      });
    },
  };
}
