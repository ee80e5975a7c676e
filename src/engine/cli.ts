/** The commands of the engine, such as `build`, `serve` and `dev`. */
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { addConfigLines, explainConfigError } from "./config/config-lines.ts";
import type { SiteConfig } from "./config/schema.ts";
import { AuthoringError, explainCauses, showProblem } from "./base/problems.ts";
import { suggest } from "./base/explain.ts";
import { hashOf } from "./base/cache.ts";
import { PROJECT_ROOT } from "./base/project-root.ts";
import { createProgress } from "./base/progress.ts";
import { optimiseLate } from "./base/program.ts";
import { listenOn, readPort } from "./host/port.ts";
import { RULES_FILE } from "./host/rules.ts";

const COMMANDS = {
  build: runBuild,
  serve: runServe,
  dev: runDev,
  "redirect-pages": runRedirectPages,
  "search-upload": runSearchUpload,
  "check-links": runCheckLinks,
  formatters: runFormatters,
  plugins: runPlugins,
};

const root = process.cwd();
const outDir = path.join(root, "dist");

async function runBuild(): Promise<void> {
  const started = performance.now();
  // Compiling takes a quarter less time this way.
  for (const flag of optimiseLate(1_000_000)) setFlagsFromString(flag);
  // React then renders without its checks for developers.
  process.env["NODE_ENV"] = "production";
  const { startComparing } = await import("./write/compare-output.ts");
  const comparing = startComparing({ outDir, cacheDir: getCacheDir() });
  const { buildSite } = await import("./build.ts");
  const progress = createProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
  });
  const result = await buildSite({
    root,
    outDir,
    cacheDir: getCacheDir(),
    comparing,
    config: await loadConfig(),
    isStrict: process.argv.includes("--strict"),
    onStep: progress.step,
    onFile: progress.file,
  }).finally(progress.end);
  const { length } = result.missingPlugins;
  if (length > 0)
    console.log(`The playground has ${length} plugins less than it could: \`npm run plugins\` fetches them.`);
  // In one piece, because there may be thousands.
  const warnings = (await addConfigLines(root, result.warnings)).map((warning) => `warning  ${showProblem(warning)}`);
  if (warnings.length > 0) console.warn(warnings.join("\n"));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(
    `${result.pages} pages, ${result.files} files, ${size(result.bytes)} (${size(result.compressedBytes)} compressed) in ${seconds} s -> dist/`,
  );
  if (result.fetched === 0)
    console.log("The playground has the installed releases only. `npm run formatters` fetches the others.");
}

/** Below the packages of the engine, because what is kept there loads them. A site elsewhere has its own folder. */
function getCacheDir(): string {
  const dir = path.join(PROJECT_ROOT, ".cache");
  return root === PROJECT_ROOT ? dir : path.join(dir, "sites", hashOf(root).slice(0, 12));
}

async function runServe(): Promise<void> {
  const port = readPort(process.env["PORT"]);
  if (!existsSync(path.join(outDir, RULES_FILE)))
    throw new Error("dist/ has no finished build: run `npm run build` first.");
  const { serveOnCores } = await import("./host/serve-on-cores.ts");
  const url = await serveOnCores({ dir: outDir, port, program: process.argv[1] ?? "", args: ["serve"] });
  if (url !== undefined) console.log(`Serving dist/ at ${url}`);
}

async function runDev(): Promise<void> {
  const port = readPort(process.env["PORT"]);
  const [{ startDevServer }, { waitForConfig }] = await Promise.all([
    import("./dev/server.ts"),
    import("./dev/wait-for-config.ts"),
  ]);
  // A mistake in the configuration never ends the dev server, not even before it has started.
  const { config, port: usedPort } = await loadConfig().then(
    (loaded) => ({ config: loaded, port }),
    (error: unknown) => listenOn(port, () => waitForConfig({ root, port, error })),
  );
  const { url } = await listenOn(usedPort, () => startDevServer({ root, port: usedPort, config }));
  console.log(`Developing at ${url}`);
}

async function runPlugins(): Promise<void> {
  const { pluginFolder } = (await loadConfig()).playground;
  if (!pluginFolder) throw new Error("site.config.ts names no `playground.pluginFolder` with plugins to fetch.");
  const { fetchPlugins } = await import("./playground/plugins/fetch-plugins.ts");
  await fetchPlugins(root, pluginFolder);
}

/** Adds pages that redirect to the built site, for hosts that cannot redirect. */
async function runRedirectPages(): Promise<void> {
  const [{ createRedirectPages }, { loadHostRules }] = await Promise.all([
    import("./host/redirects.ts"),
    import("./host/rules.ts"),
  ]);
  const files = (await readdir(outDir, { recursive: true })).map((name) => name.split(path.sep).join("/"));
  const pages = createRedirectPages(await loadHostRules(outDir), files);
  for (const page of pages) {
    await mkdir(path.dirname(path.join(outDir, page.path)), { recursive: true });
    await writeFile(path.join(outDir, page.path), page.contents);
  }
  console.log(`${pages.length} pages in place of redirects -> dist/`);
}

/** Uploads nothing without the flag `--confirm`. */
async function runSearchUpload(): Promise<void> {
  const { uploadSearch, loadSearchFiles } = await import("./search-upload/upload-search.ts");
  await uploadSearch({
    files: await loadSearchFiles(outDir),
    config: await loadConfig(),
    isConfirmed: process.argv.includes("--confirm"),
    adminKey: process.env["SEARCH_ADMIN_KEY"],
    log: console.log,
  });
}

async function runCheckLinks(): Promise<void> {
  const [{ findExternalLinks }, { checkExternalLinks, DEFAULT_OPTIONS }] = await Promise.all([
    import("./external-links/find-links.ts"),
    import("./external-links/check-links.ts"),
  ]);
  const isFine = await checkExternalLinks(await findExternalLinks(root), { ...DEFAULT_OPTIONS, log: console.log });
  if (!isFine) process.exitCode = 1;
}

/** Fetches releases of the formatter for the playground. */
async function runFormatters(): Promise<void> {
  const args = process.argv.slice(3);
  if (args.includes("--update")) {
    const { updateLock } = await import("./fetch-formatters/update-lock.ts");
    const count = await updateLock(root, await loadConfig());
    return console.log(`${count} releases -> formatters.lock.json`);
  }
  const { fetchFormatters } = await import("./fetch-formatters/fetch-formatters.ts");
  await fetchFormatters(args, { log: console.log });
}

/** `site.config.ts` has been bundled together with this file. */
async function loadConfig(): Promise<SiteConfig> {
  const failure = process.env["SITE_CONFIG_FAILURE"];
  if (failure) throw await explainConfigError(root, new Error(failure));
  const { href } = new URL("config.js", import.meta.url);
  const loaded = (await import(href).catch(async (error: unknown) => {
    throw await explainConfigError(root, error);
  })) as { default: SiteConfig };
  return loaded.default;
}

const name = process.argv[2] ?? "";
const command = COMMANDS[name as keyof typeof COMMANDS];
try {
  if (!command) throw new Error(`Unknown command "${name}". ${suggest(name, Object.keys(COMMANDS))}`);
  await command();
} catch (error) {
  if (error instanceof AuthoringError) {
    for (const warning of await addConfigLines(root, error.warnings)) console.warn(`warning  ${showProblem(warning)}`);
    for (const problem of await addConfigLines(root, error.problems)) console.error(`error  ${showProblem(problem)}`);
    console.error(
      `${error.problems.length} ${error.problems.length === 1 ? "problem" : "problems"} in the content: nothing was built.`,
    );
  } else console.error(error instanceof Error && !process.env["DEBUG"] ? explainCauses(error) : error);
  process.exitCode = 1;
}
