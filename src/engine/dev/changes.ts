/** Shows changed files in open pages: Vite does so for modules and styles, and for content `app/dev.ts` fetches the page again. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { HotUpdateOptions, Plugin, ViteDevServer } from "vite";
import { DEV_EVENTS } from "../../shared/constants.ts";
import { SITE_DATA_ID } from "../bundle/vite-plugins.ts";
import type { SiteConfig } from "../config/schema.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import type { DevSite } from "./site.ts";

interface ChangesOptions {
  root: string;
  config: SiteConfig;
  getSite(): Promise<DevSite>;
}

type Change = Pick<HotUpdateOptions, "file" | "type">;

/** In milliseconds: a switch of branches writes many files at once, which are shown together. */
const SETTLED = 30;
/** For 50 ms after a change the watcher reports no further change of that file, such as that of an editor that formats on save. */
const UNHEARD = 60;
const isText = (file: string) => /\.(?:md|ya?ml)$/.test(file);

export function showChanges({ root, config, getSite }: ChangesOptions): Plugin {
  const bootstrap = path.join(PROJECT_ROOT, "src/app/bootstrap.ts");
  let vite: ViteDevServer;
  let watched: string[] = [];
  let changed: Change[] = [];

  function watch(current: SiteConfig): void {
    watched = [...listSources(current).map((name) => path.join(root, name)), bootstrap];
    vite.watcher.add(watched);
  }

  /** What the app knows about the site, or undefined while it cannot be loaded. */
  async function describe(devSite: DevSite): Promise<string | undefined> {
    return devSite.load().then(
      ({ data }) => JSON.stringify(data),
      () => undefined,
    );
  }

  async function refresh(changes: Change[]): Promise<void> {
    const devSite = await getSite();
    const before = await describe(devSite);
    const areTexts = changes.every(({ file }) => isText(file));
    devSite.forget({ hasConfigChanged: !areTexts });
    const after = await describe(devSite);
    // The watcher then looks at every file again, of which there may be thousands. After an edit of a text it knows them.
    const areEdits = areTexts && changes.every(({ type }) => type === "update");
    if (after && !areEdits) watch((await devSite.load()).config);
    if (areTexts && before === after) return vite.ws.send(DEV_EVENTS.content);
    const data = vite.moduleGraph.getModuleById(SITE_DATA_ID);
    if (data) vite.moduleGraph.invalidateModule(data);
    vite.ws.send({ type: "full-reload" });
  }

  function note(change: Change): void {
    if (changed.push(change) > 1) return;
    setTimeout(() => void refresh(changed.splice(0)), SETTLED);
  }

  async function hearAgain(file: string, known: number | undefined): Promise<void> {
    await sleep(UNHEARD);
    const changedAt = await readChangeTime(file);
    if (changedAt && changedAt !== known) vite.watcher.emit("change", file);
  }

  return {
    name: "show-changes",
    configureServer(server) {
      vite = server;
      watch(config);
    },
    async hotUpdate({ file, type, modules }) {
      if (this.environment.name !== "client") return;
      void hearAgain(file, await readChangeTime(file));
      if (watched.some((each) => path.resolve(file).startsWith(each))) note({ file, type });
      // What only the server renders is not in the app, which therefore cannot show it in place.
      else if (modules.length === 0) vite.ws.send({ type: "full-reload" });
      else if (!file.endsWith(".css")) vite.ws.send(DEV_EVENTS.code);
    },
  };
}

/** Undefined where there is no such file. */
function readChangeTime(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/** Files and folders that pages are made of, seen from the site's root. Pages may include files from beside them, so their whole folder counts. */
function listSources({ docs, blog, pages, data }: SiteConfig): string[] {
  const docSources = docs.flatMap(({ sidebars, versions }) => [sidebars, ...versions.map((version) => version.dir)]);
  const others = [blog?.dir, pages, data].filter((name) => name !== undefined);
  const folders = [...docSources, ...others].map((name) => path.posix.normalize(name).split("/")[0] ?? name);
  return [...new Set(folders), "public", "site.config.ts"];
}
