/** `licenses.txt`: what the built site contains of others' work, and under which terms. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { LABELS } from "../../shared/labels.ts";
import { withBase } from "../../shared/paths.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import type { Site } from "../content/load-site.ts";
import type { OutputFile } from "../base/output-file.ts";
import { getFormatterDir, listFormatters } from "../playground/formatters.ts";

/** Drawings that pages are given while building; of these no code is shipped. */
const DRAWINGS = ["simple-icons"];

/** Tools of which a few helper lines are shipped list what else is in the tool. */
const OTHERS = /^# Licenses of bundled dependencies/m;

interface PackageTerms {
  name: string;
  license: string;
  text: string;
}

export async function emitLicenses(site: Site, bundled: string[]): Promise<OutputFile[]> {
  const formatters = listFormatters(site);
  const folders = [...new Set([...bundled, ...[...DRAWINGS, ...formatters].map((name) => `node_modules/${name}`)])];
  const terms = await Promise.all(folders.map(readTerms));
  const notices = await Promise.all(formatters.map((name) => nameNotices(site, name)));
  const sections = groupByText(terms).map(
    ({ names, license, text }) => `${names.join("\n")}\n\n${text || `${LABELS.licensedUnder} ${license}`}\n`,
  );
  const contents =
    [LABELS.licensesIntro, ...notices, ""].join("\n") +
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
  return { name: `${name} ${version}`, license: license ?? "", text: text.split(OTHERS)[0]!.trim() };
}

/** Packages of one author often have one text. */
function groupByText(terms: PackageTerms[]): { names: string[]; license: string; text: string }[] {
  const groups = new Map<string, { names: string[]; license: string; text: string }>();
  for (const { name, license, text } of terms.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const key = text || license;
    const group = groups.get(key) ?? { names: [], license, text };
    groups.set(key, { ...group, names: [...group.names, name] });
  }
  return [...groups.values()];
}

/** The formatter itself contains the work of many others; its own list is as long as a book and stands beside its files. */
async function nameNotices({ config }: Site, formatter: string): Promise<string> {
  const dir = getFormatterDir(await readFormatterVersion(formatter));
  return config.url + withBase(config.baseUrl, `/${dir}THIRD-PARTY-NOTICES.md`);
}
