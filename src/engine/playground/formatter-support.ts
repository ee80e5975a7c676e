/** What a formatter can do: its options and languages, and which of its files has which parser and printer. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

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
