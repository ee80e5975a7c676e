/** `sw.js`, the service worker with the list of files that it keeps. If it is turned off, `sw.js` removes itself and its caches. */
import type { OfflineBuild } from "../../offline/messages.ts";
import { OFFLINE_LABELS } from "../../shared/labels/offline-labels.ts";
import { isPathWithin, isSamePath, NOT_FOUND_PATH, OFFLINE_PATH, resolveHref, withBase } from "../../shared/paths.ts";
import { getDocsTag, getSearchFile, POSTS_TAG } from "../../shared/search/files.ts";
import type { Bundle } from "../bundle/load-bundle.ts";
import { getDefaultLocale } from "../config/define-site.ts";
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

/** `paths` are those of all pages. */
export async function emitOffline(site: Site, bundle: Bundle, paths: string[]): Promise<OutputFile[]> {
  if (!site.config.offline) return [{ path: "sw.js", contents: FAREWELL }];
  const build = await describeBuild(site, bundle, paths);
  return [{ path: "sw.js", contents: `const BUILD=${JSON.stringify(build)};\n${bundle.serviceWorker}\n` }];
}

async function describeBuild(site: Site, bundle: Bundle, paths: string[]): Promise<OfflineBuild> {
  const { baseUrl: base, search } = site.config;
  const toHref = (path: string) => resolveHref(path, site.data);
  const toRecords = (tag: string) => withBase(base, `/${getSearchFile(tag)}`);
  const docs = site.docs.flatMap(({ pluginId, versions }) =>
    versions.map(({ name, isLast, path, docs: pages }) => ({
      pluginId,
      name,
      isLast,
      path: withBase(base, path),
      files: [...pages.map((doc) => toHref(doc.path)), toRecords(getDocsTag(pluginId, name))],
    })),
  );
  const core = [toHref("/"), toHref(search.path), ...bundle.appFiles, toRecords(POSTS_TAG)];
  const playground = { path: toHref(PLAYGROUND_PATH), files: await listPlaygroundFiles(site, bundle) };
  const listed = new Set([...core, ...docs.flatMap(({ files }) => files), toHref(NOT_FOUND_PATH)]);
  const others = paths.map(toHref).filter((path) => !listed.has(path));
  const blogPath = site.data.blog.path;
  const isOfBlog = (path: string) => isPathWithin(path, blogPath) && !isSamePath(path, blogPath);
  return {
    id: bundle.buildId,
    base,
    markers: [bundle.buildId, ...(bundle.playground?.scripts.slice(0, 1) ?? [])],
    offlinePage: toHref(OFFLINE_PATH),
    core,
    docs,
    playground,
    pages: others.filter((path) => !isOfBlog(path)),
    blog: others.filter(isOfBlog),
    words: {
      lang: getDefaultLocale(site.config.i18n).htmlLang,
      title: OFFLINE_LABELS.offlineTitle,
      text: OFFLINE_LABELS.offlineText,
    },
  };
}

async function listPlaygroundFiles(site: Site, { playground }: Bundle): Promise<string[]> {
  const [formatter] = listFormatters(site);
  if (!formatter || !playground) return [];
  const dir = withBase(site.config.baseUrl, `/${getFormatterDir(await readFormatterVersion(formatter))}`);
  return [resolveHref(PLAYGROUND_PATH, site.data), ...playground.files, ...FIRST_FILES.map((file) => dir + file)];
}
