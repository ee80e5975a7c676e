/** `sw.js`, the service worker with the list of files that it keeps. If it is turned off, `sw.js` removes itself and its caches. */
import type { OfflineBuild } from "../../offline/messages.ts";
import { LABELS } from "../../shared/labels.ts";
import { resolveHref, withBase } from "../../shared/paths.ts";
import { getSearchFile } from "../../shared/search-files.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import type { Site } from "../content/load-site.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import type { OutputFile } from "../base/output-file.ts";
import { getFormatterDir, listFormatters } from "../playground/formatters.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";

/** The files of the formatter that the playground needs for the language it starts with. */
const FIRST_FILES = ["standalone.mjs", "plugins/babel.mjs", "plugins/estree.mjs"];

/** Browsers that have installed a service worker check it for updates, and get this one instead. */
export const FAREWELL = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("site ")).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

export async function emitOffline(site: Site, bundle: Bundle): Promise<OutputFile[]> {
  if (!site.config.offline) return [{ path: "sw.js", contents: FAREWELL }];
  const build = await describeBuild(site, bundle);
  return [{ path: "sw.js", contents: `const BUILD=${JSON.stringify(build)};\n${bundle.serviceWorker}\n` }];
}

async function describeBuild(site: Site, bundle: Bundle): Promise<OfflineBuild> {
  const { baseUrl: base, search } = site.config;
  const toHref = (path: string) => resolveHref(path, site.data);
  const versions = site.docs.flatMap((plugin) =>
    plugin.versions.map((version) => {
      const records = toHref(`/${getSearchFile(`docs-${plugin.pluginId}-${version.name}`)}`);
      return [withBase(base, version.path), [...version.docs.map((doc) => toHref(doc.path)), records]] satisfies [
        string,
        string[],
      ];
    }),
  );
  const [formatter] = listFormatters(site);
  const formatterDir = formatter && toHref(`/${getFormatterDir(await readFormatterVersion(formatter))}`);
  const playground = [
    toHref(PLAYGROUND_PATH),
    ...(bundle.playground?.files ?? []),
    ...FIRST_FILES.map((file) => formatterDir + file),
  ];
  return {
    id: bundle.buildId,
    base,
    markers: [bundle.buildId, ...(bundle.playground?.scripts.slice(0, 1) ?? [])],
    core: [toHref("/"), toHref(search.path), ...bundle.appFiles],
    groups: { ...Object.fromEntries(versions), ...(formatter && { [toHref(PLAYGROUND_PATH)]: playground }) },
    words: { title: LABELS.offlineTitle, text: LABELS.offlineText },
  };
}
