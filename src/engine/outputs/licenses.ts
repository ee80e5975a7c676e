/** `licenses.txt` lists the packages of others that the built site contains, with their licenses. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { withBase } from "../../shared/paths.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import type { Site } from "../content/load-site.ts";
import type { OutputFile } from "../base/output-file.ts";
import { getFormatterDir, listFormatters } from "../playground/formatters.ts";

/** Packages whose drawings are on the pages, though none of their code is. */
const DRAWINGS = ["simple-icons"];

/** Where the license of a build tool goes on with those of the packages inside it. The site contains little of the tool, and none of them. */
const OTHER_LICENSES = /^# Licenses of bundled dependencies/m;

interface PackageTerms {
  name: string;
  license: string;
  text: string;
}

export async function emitLicenses(site: Site, bundled: string[]): Promise<OutputFile[]> {
  const formatters = listFormatters(site);
  const folders = [...new Set([...bundled, ...[...DRAWINGS, ...formatters].map((name) => `node_modules/${name}`)])];
  const terms = await Promise.all(folders.map(readTerms));
  const notices = await Promise.all(formatters.map((name) => getNoticesUrl(site, name)));
  const sections = groupByText(terms).map(
    ({ names, license, text }) => `${names.join("\n")}\n\n${text || `${BUILD_LABELS.licensedUnder} ${license}`}\n`,
  );
  const contents =
    [BUILD_LABELS.licensesIntro, ...notices, ""].join("\n") +
    sections.map((each) => `\n${"-".repeat(80)}\n\n${each}`).join("");
  return [{ path: "licenses.txt", contents }];
}

async function readTerms(folder: string): Promise<PackageTerms> {
  const dir = path.join(PROJECT_ROOT, folder);
  const { name, version, license } = JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = (await readdir(dir)).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  const text = file ? await readFile(path.join(dir, file), "utf8") : "";
  const [own = ""] = text.split(OTHER_LICENSES);
  return { name: `${name} ${version}`, license: license ?? "", text: own.trim() };
}

/** Packages by the same author often have the same license text, which is then shown once. */
function groupByText(terms: PackageTerms[]): { names: string[]; license: string; text: string }[] {
  const groups = new Map<string, { names: string[]; license: string; text: string }>();
  for (const { name, license, text } of terms.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const key = text || license;
    const group = groups.get(key) ?? { names: [], license, text };
    groups.set(key, { ...group, names: [...group.names, name] });
  }
  return [...groups.values()];
}

/** The formatter itself contains many packages. Its list of their licenses is very long, so this file only links to it. */
async function getNoticesUrl({ config }: Site, formatter: string): Promise<string> {
  const dir = getFormatterDir(await readFormatterVersion(formatter));
  return config.url + withBase(config.baseUrl, `/${dir}THIRD-PARTY-NOTICES.md`);
}
