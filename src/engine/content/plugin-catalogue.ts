/** The plugins that a site can offer, as `plugins.yml` in their folder lists them, and which of them are there. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { createPluginLink } from "../../shared/playground-link.ts";
import { AuthoringError } from "../base/problems.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { readSource } from "../base/read-files.ts";
import { parseYaml } from "../base/yaml.ts";
import type { ProjectList } from "../markdown/context.ts";

const catalogueSchema = z.array(
  z.strictObject({
    /** Of the package. */
    name: z.string().min(1),
    /** Folder in `samples/`. */
    samples: z.string().min(1),
    /** Reads the first sample. */
    parser: z.string().min(1),
    /** The first version of the formatter that it works in. */
    since: z
      .string()
      .regex(/^3\.\d+$/, 'expected a version such as "3.6"')
      .default("3.0"),
  }),
);

type Entry = z.output<typeof catalogueSchema>[number];

export interface CataloguePlugin extends Entry {
  version: string;
  /** The folder that has `node_modules` with the package. */
  from: string;
}

interface CatalogueInput {
  root: string;
  /** Packages of the site itself, which must be there. */
  plugins: string[];
  /** Where further ones are. */
  pluginFolder?: string | undefined;
}

export interface Catalogue {
  offered: CataloguePlugin[];
  /** Names of those that have not been fetched. */
  missing: string[];
}

/** A package comes from the site's own ones, or else from those that were fetched. */
export async function readCatalogue({ root, plugins, pluginFolder }: CatalogueInput): Promise<Catalogue> {
  const listed = pluginFolder ? await readList(root, `${pluginFolder}/plugins.yml`) : [];
  const others = plugins.filter((name) => listed.every((each) => each.name !== name));
  const entries = [...others.map((name) => ({ name, samples: "", parser: "", since: "3.0" })), ...listed];
  const homes = [PROJECT_ROOT, ...(pluginFolder ? [path.join(root, pluginFolder)] : [])];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const from = homes.find((home) => existsSync(getManifest(home, entry.name)));
      return from ? { ...entry, from, version: await readVersion(getManifest(from, entry.name)) } : entry.name;
    }),
  );
  const missing = found.filter((each) => typeof each === "string");
  const needed = missing.find((name) => plugins.includes(name));
  if (needed) throw new Error(`playground.plugins: there is no package "${needed}". Install it: npm i ${needed}`);
  return { offered: found.filter((each) => typeof each !== "string"), missing };
}

/** Says in the lists of the docs where plugins can be tried: only those that this build has. */
export function markTrials(lists: ProjectList[], offered: Pick<CataloguePlugin, "name">[]): ProjectList[] {
  const links = new Map(offered.map(({ name }) => [`\`${name}\``, createPluginLink(name)]));
  const mark = (projects: ProjectList["projects"]) =>
    projects.map((project) => ({ ...project, tryAt: links.get(project.name) }));
  return lists.map((list) => ({ ...list, projects: mark(list.projects) }));
}

async function readList(root: string, file: string): Promise<Entry[]> {
  const { value, problems } = parseYaml(await readSource(root, file), catalogueSchema);
  if (!value) throw new AuthoringError(problems);
  return value;
}

function getManifest(home: string, name: string): string {
  return path.join(home, "node_modules", name, "package.json");
}

async function readVersion(file: string): Promise<string> {
  return (JSON.parse(await readFile(file, "utf8")) as { version: string }).version;
}

export interface Sample {
  file: string;
  text: string;
}

/** In the order of their names. */
export async function readSamples(folder: string, name: string): Promise<Sample[]> {
  const dir = path.join(folder, "samples", name);
  const files = (await readdir(dir)).sort();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(dir, file), "utf8") })));
}
