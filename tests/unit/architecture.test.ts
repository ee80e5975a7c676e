/** The map of the code is true and complete: every file and folder that it names exists, and it names the folders that there are. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDERS = (await readdir(path.join(ROOT, "src"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
const DOCUMENTS = [
  "docs/ARCHITECTURE.md",
  "docs/CONTRIBUTING.md",
  "docs/SEARCH.md",
  "README.md",
  ...FOLDERS.map(({ name }) => `src/${name}/README.md`),
];

/** Names with a slash or an ending, in backticks: `engine/outputs/`, `render.ts`. */
function listPaths(text: string): string[] {
  const names = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name = ""]) => name);
  return names.filter((name) => /^(?!\/|\.)[\w@-][\w@./-]*(\/|\.(tsx?|mjs|css|md|yml))$/.test(name));
}

const listed = ["src", "docs", "tests", "content", "deploy", "bench", "plugins"].map(async (folder) => {
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  return [folder, ...names.map((name) => `${folder}/${name.split(path.sep).join("/")}`)];
});
const files = [...(await Promise.all(listed)).flat(), ...(await readdir(ROOT))];

it.each(DOCUMENTS.filter((name) => existsSync(path.join(ROOT, name))))("%s", async (document) => {
  const named = listPaths(await readFile(path.join(ROOT, document), "utf8"));
  expect(named.length).toBeGreaterThan(2);
  const missing = named.filter((name) => {
    const wanted = name.replace(/\/$/, "");
    return (
      !files.some((file) => file === wanted || file.endsWith(`/${wanted}`)) &&
      !/^(dist|\.cache|test-results)/.test(name)
    );
  });
  expect(missing).toEqual([]);
});

it.each(["src", "src/engine", "src/app"])("the architecture names every folder of %s", async (folder) => {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  const text = await readFile(path.join(ROOT, "docs/ARCHITECTURE.md"), "utf8");
  const isNamed = (name: string) => text.includes(`${name}/`) || text.includes(`${folder}/${name}`);
  expect(entries.filter((entry) => entry.isDirectory() && !isNamed(entry.name)).map(({ name }) => name)).toEqual([]);
});
