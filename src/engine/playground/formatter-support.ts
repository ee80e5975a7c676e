/** What a formatter can do: its options and languages, and which of its files has which parser and printer. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { loadFormatter } from "../formatter/load-formatter.ts";
import { PROJECT_ROOT } from "../project-root.ts";

const PINNED_FOLDER = path.join(PROJECT_ROOT, "src/engine/playground/pinned-support");

/** As the package of this very version has answered before, because to load all of its files takes half a second. */
export async function readPinnedSupport(name: string, version: string): Promise<object | undefined> {
  const text = await readFile(path.join(PINNED_FOLDER, `${name}.json`), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { version: pinned, ...support } = JSON.parse(text) as { version: string };
  return pinned === version ? support : undefined;
}

export async function writePinnedSupport(name: string, version: string, support: object): Promise<void> {
  const { format } = await loadFormatter("prettier");
  const { formatted } = await format(JSON.stringify({ version, ...support }), { parser: "json", printWidth: 120 });
  await writeFile(path.join(PINNED_FOLDER, `${name}.json`), formatted);
}

/** Asked of the package in this folder. */
export async function askForSupport(dir: string, plugins: string[]): Promise<object> {
  const args = ["--input-type=module", "--eval", DESCRIBE, JSON.stringify({ dir, plugins })];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as object;
}

/**
 * Asked of the files themselves, so that a new parser needs no list here, but in a process of its own: the Flow parser installs
 * a handler for uncaught errors that ends the process it is loaded in.
 */
const DESCRIBE = `
import { pathToFileURL } from "node:url";
const { dir, plugins } = JSON.parse(process.argv[1]);
const load = async (file) => {
  const module = await import(pathToFileURL(dir + "/" + file).href);
  return { ...module.default, ...module };
};
const { getSupportInfo } = await load(JSON.parse(await (await import("node:fs/promises")).readFile(dir + "/package.json", "utf8")).main);
// Version 2 would add what plugins that happen to be installed beside it can do.
const { options, languages } = await getSupportInfo({ pluginSearchDirs: false });
const describe = async (file) => {
  const { parsers = {}, printers = {} } = await load(file);
  const formats = Object.entries(parsers).map(([parser, { astFormat }]) => [parser, astFormat]);
  return { file, parsers: Object.fromEntries(formats), printers: Object.keys(printers) };
};
console.log(JSON.stringify({
  options: options.map((option) => ({ ...option, pluginDefaults: undefined })),
  languages: languages.map(({ name, parsers, aliases, extensions, filenames }) => ({ name, parsers, aliases, extensions, filenames })),
  plugins: await Promise.all(plugins.map(describe)),
}));
`;
