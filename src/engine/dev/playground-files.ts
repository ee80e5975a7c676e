/** The files of the playground for the dev server: plugins, formatters, and what is known of older releases. As in a build, but read when asked for. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { getReleaseFile } from "../../shared/playground-link.ts";
import { stripBase } from "../../shared/paths.ts";
import type { Cache } from "../base/cache.ts";
import { locateFormatter, readFormatterVersion } from "../formatter/load-formatter.ts";
import { getContentType } from "../host/content-types.ts";
import { getFormatterDir, listFormatters, listReleases } from "../playground/formatters.ts";
import { emitPlugins } from "../playground/plugins/plugin-files.ts";
import { listFetched, listOlder } from "../playground/releases/offered.ts";
import { locateStored } from "../playground/releases/store.ts";
import type { Site } from "../content/load-site.ts";
import type { DevSite } from "./site.ts";

interface ServeOptions {
  getSite(): Promise<DevSite>;
  cache: Cache;
}

/** It must come before Vite's own answers, because Vite would look for a file. */
export function servePlayground({ getSite, cache }: ServeOptions): Plugin {
  return {
    name: "playground-files",
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const { pathname } = new URL(req.url ?? "/", "http://localhost");
        const asked = stripBase(server.config.base, pathname)?.slice(1);
        if (!asked || !/^(?:assets\/(?:plugins|formatter)\/|playground\/[\d.]+\.json$)/.test(asked)) return next();
        void getSite()
          .then((devSite) => findPlaygroundFile(asked, devSite, cache))
          .then((contents) => {
            if (contents === undefined) return next();
            res.writeHead(200, { "Content-Type": getContentType(asked), "Cache-Control": "no-store" }).end(contents);
          }, next);
      });
    },
  };
}

export async function findPlaygroundFile(
  asked: string,
  devSite: Pick<DevSite, "load" | "loadPlugins" | "compileFile">,
  cache: Cache,
): Promise<string | Buffer | undefined> {
  if (asked.startsWith("assets/plugins/"))
    return emitPlugins(await devSite.loadPlugins()).find((file) => file.path === asked)?.contents;
  const site = await devSite.load();
  if (asked.startsWith("assets/formatter/")) return readFormatterFile(asked, site);
  const release = (await listOlder(site)).find(({ version }) => getReleaseFile(version) === asked);
  return release && JSON.stringify(await release.describe({ site, cache, getCompiled: devSite.compileFile }));
}

async function readFormatterFile(asked: string, site: Site): Promise<Buffer | undefined> {
  for (const { version, files } of await listFetched(site)) {
    const hash = files[asked.slice(getFormatterDir(version).length)];
    if (hash && asked.startsWith(getFormatterDir(version))) return readFile(locateStored(hash));
  }
  for (const name of [...listFormatters(site), ...listReleases(site)]) {
    const dir = getFormatterDir(await readFormatterVersion(name));
    if (!asked.startsWith(dir)) continue;
    return readFile(path.join(locateFormatter(name), asked.slice(dir.length))).catch(() => undefined);
  }
  return undefined;
}
