/** The app and the playground, bundled: browser files, the modules that render pages, the styles and the inline bootstrap. */
import { existsSync } from "node:fs";
import { readdir, readFile, utimes } from "node:fs/promises";
import path from "node:path";
import { FORMAT_WORKER_FOLDER } from "../../shared/constants.ts";
import type { PageKind } from "../../shared/page.ts";
import type { DocumentSite } from "../../shared/site.ts";
import { hashOf } from "../base/cache.ts";
import { hashFiles } from "../base/file-hashes.ts";
import type { OutputFile } from "../base/output-file.ts";
import type { Program } from "../base/program.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { CLIENT_ENTRY, COMPONENTS_ENTRY, PLAYGROUND_ENTRY } from "./chunks.ts";
import { APP_STYLES, couldMatch, type OptionalSheet } from "./styles.ts";

const SOURCES = ["src/app", "src/playground", "src/shared", "src/styles", "src/offline", "src/engine/bundle"];

export interface Bundle {
  /** Hash of the code that renders pages: a page made by other code must not be mixed with this one. */
  buildId: string;
  /** The styles of a page that uses these names: tags such as `hr`, and classes such as `.tabs`. */
  getStyles(page: PageParts, names: ReadonlySet<string>): string;
  /** Addresses of the files among them that the code of the page would load. */
  getStyleFiles(page: PageParts): string[];
  bootstrap: string;
  /** Inlined into pages that need further files for some addresses. */
  preload: string;
  search: SearchAssets;
  /** Addresses of the app's entry and of what it will import at once for the page, base path included. */
  getScripts(page: PageParts): string[];
  /** Address of the style sheet that the app loads when it starts. */
  appSheet: string;
  /** Path of the module that exports `renderApp`. */
  serverEntry: string;
  playground?: PlaygroundBundle;
  /** Script of the service worker, without the data of the build. */
  serviceWorker: string;
  /** Addresses of all files that pages of the app may load. */
  appFiles: string[];
  /** Whose code the files contain. */
  packages: string[];
  files: OutputFile[];
}

/** What decides about the code that a page needs. */
export interface PageParts {
  kind: PageKind;
  /** Names of the components in its Markdown. */
  components: string[];
}

export interface PlaygroundBundle {
  scripts: string[];
  /** Address of the worker that runs the formatter. */
  worker: string;
  /** Addresses of all its files but editor languages. */
  files: string[];
  styles: string;
  /** Path of the module that exports `renderPlayground`. */
  serverEntry: string;
}

/** What the search page asks for while it arrives. */
export interface SearchAssets {
  /** Inlined into the page. */
  preload: string;
  /** Address of the worker that searches. */
  worker: string;
}

/** What `build-bundle.ts` is asked for. */
export interface BundleTask {
  site: DocumentSite;
  hasPlayground: boolean;
  /** Where to write it. */
  dir: string;
}

/** What it writes beside the files, under this name. */
export const RECORD_FILE = "bundle.json";

export interface BundleRecord {
  /** The file that the component of each kind is in. */
  pages: Record<PageKind, string>;
  /** The style sheet beside that component, as its source. */
  sheets: Partial<Record<PageKind, string>>;
  /** The file that each component of Markdown is in. */
  components: Record<string, string>;
  packages: string[];
  styles: { main: string; playground: string; optional: OptionalSheet[] };
  serviceWorker: string;
  bootstrap: string;
  preload: string;
  searchPreload: string;
}

/** As Vite writes it: files by their source, or by a name that begins with an underscore. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

interface LoadInput extends Omit<BundleTask, "dir"> {
  cacheDir: string;
  bundler: Program;
}

export async function loadBundle({ cacheDir, bundler, ...input }: LoadInput): Promise<Bundle> {
  const lockFile = path.join(PROJECT_ROOT, "package-lock.json");
  const dirs = SOURCES.map((dir) => path.join(PROJECT_ROOT, dir));
  const buildId = hashOf([hashFiles(dirs, [lockFile]), input]).slice(0, 12);
  const dir = path.join(cacheDir, "bundle", buildId);
  // Marks it as used, so that `pruneFolders` keeps it.
  await utimes(dir, new Date(), new Date()).catch(() => {});
  if (!existsSync(path.join(dir, RECORD_FILE))) await bundler.perform({ ...input, dir } satisfies BundleTask);
  return readBundle(dir, input.site.baseUrl, buildId);
}

async function readBundle(dir: string, base: string, buildId: string): Promise<Bundle> {
  const clientDir = path.join(dir, "client");
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  const record = (await readJson(path.join(dir, RECORD_FILE))) as BundleRecord;
  const manifest = (await readJson(path.join(clientDir, "manifest.json"))) as Manifest;
  const names = (
    await Promise.all(["assets/", FORMAT_WORKER_FOLDER].map((folder) => listFolder(clientDir, folder)))
  ).flat();
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(clientDir, name))] as const)),
  );
  const graph = createGraph(manifest);
  const always = new Set(graph.listFiles([CLIENT_ENTRY]));
  const playgroundFiles = new Set(PLAYGROUND_ENTRY in manifest ? listPlaygroundFiles(graph, names) : []);
  const listEntries = ({ kind, components }: PageParts) => {
    const files = [record.pages[kind], ...components.flatMap((name) => record.components[name] ?? [])];
    const hasComponents = components.some((name) => name in record.components);
    return [CLIENT_ENTRY, ...files.map(graph.getKey), ...(hasComponents ? [COMPONENTS_ENTRY] : [])];
  };
  const listSheets = (page: PageParts) => {
    const sheet = record.sheets[page.kind];
    const beside = sheet === undefined ? [] : [findSheet(manifest, sheet)];
    return [...beside, ...graph.listSheets(listEntries(page))];
  };
  const addBase = (name: string) => base + name;
  const styles = new Map<string, string>();
  return {
    buildId,
    bootstrap: record.bootstrap,
    preload: record.preload,
    search: {
      preload: record.searchPreload,
      // As the bundler names `app/search/embedded/worker.ts`, which is in no manifest.
      worker: addBase(names.find((name) => name.startsWith("assets/worker-"))!),
    },
    appSheet: addBase(manifest[APP_STYLES]!.file),
    serviceWorker: record.serviceWorker,
    appFiles: names.filter((name) => !playgroundFiles.has(name)).map(addBase),
    serverEntry: path.join(dir, "server", "server.js"),
    packages: record.packages,
    files: [...contents].map(([name, bytes]) => ({
      path: name,
      contents: bytes,
      use: always.has(name) ? ("always" as const) : undefined,
    })),
    getScripts: (page) => [...new Set(graph.listFiles(listEntries(page)))].map(addBase),
    getStyles(page, used) {
      const optional = record.styles.optional.filter((sheet) => couldMatch(sheet, used));
      const sheets = listSheets(page);
      // Most pages have the same styles, which take up memory only once.
      const key = [...optional.map((sheet) => record.styles.optional.indexOf(sheet)), ...sheets].join(" ");
      const known =
        styles.get(key) ??
        [
          record.styles.main,
          ...optional.map(({ css }) => css),
          ...sheets.map((name) => contents.get(name)?.toString("utf8").trim()),
        ].join("\n");
      styles.set(key, known);
      return known;
    },
    getStyleFiles: (page) => listSheets(page).map(addBase),
    ...(PLAYGROUND_ENTRY in manifest && {
      playground: {
        scripts: graph.listFiles([PLAYGROUND_ENTRY]).map(addBase),
        // Its folder has nothing else.
        worker: addBase(names.find((name) => name.startsWith(FORMAT_WORKER_FOLDER))!),
        files: [...playgroundFiles].map(addBase),
        styles: record.styles.playground,
        serverEntry: path.join(dir, "server", "playground.js"),
      },
    }),
  };
}

/** Pages would silently be without the styles of a sheet that the bundler has put elsewhere. */
function findSheet(manifest: Manifest, sheet: string): string {
  const entry = manifest[sheet];
  if (!entry)
    throw new Error(
      `${sheet}, which src/app/page-kinds.ts names, has no file of its own: a component imports it, too.`,
    );
  return entry.file;
}

/** A site without a playground has no such worker. */
async function listFolder(dir: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(dir, folder)).catch(() => []);
  return names.map((name) => folder + name);
}

type Graph = ReturnType<typeof createGraph>;

/** Who imports whom among the files, so that a page can ask for all it needs at once instead of finding out file by file. */
function createGraph(manifest: Manifest) {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

  function listReached(entries: string[], lazily = false) {
    const reached = new Set(entries);
    for (const key of reached) {
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const imported of [...imports, ...(lazily ? dynamicImports : [])]) reached.add(imported);
    }
    return [...reached].flatMap((key) => manifest[key] ?? []);
  }

  return {
    getKey: (file: string) => keys.get(file) ?? file,
    listFiles: (entries: string[], { lazily = false } = {}) => listReached(entries, lazily).map(({ file }) => file),
    /** What is imported comes before what imports it, so that a page can override what it shares with others. */
    listSheets: (entries: string[]) => [
      ...new Set(
        listReached(entries)
          .reverse()
          .flatMap(({ css = [] }) => css),
      ),
    ],
  };
}

/** Files that only the playground loads: its own chunks, and the worker, which no manifest names. */
function listPlaygroundFiles(graph: Graph, names: string[]): string[] {
  const shared = new Set(graph.listFiles([CLIENT_ENTRY], { lazily: true }));
  const own = graph.listFiles([PLAYGROUND_ENTRY], { lazily: true }).filter((file) => !shared.has(file));
  return [...own, ...names.filter((name) => name.startsWith(FORMAT_WORKER_FOLDER))];
}
