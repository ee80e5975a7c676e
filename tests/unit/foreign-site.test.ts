/** The engine builds a site that is not ours, and writes nothing of ours into any of its files. */
import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../../src/engine/base/project-root.ts";
import { createSite } from "../../src/engine/new-site/new-site.ts";
import { createFolder } from "../../src/engine/testing/values.ts";

const START = path.join(PROJECT_ROOT, "src/engine/launch/start.mjs");

/** Names the packages whose code it contains, which is what it is for. */
const LICENSES = "licenses.txt";

it("a new site builds, and none of its files names Prettier: pages, scripts, styles, feeds, records of search", async () => {
  // Always the same folder, so that what is kept of its builds does not pile up.
  const root = path.join(PROJECT_ROOT, ".cache/foreign-site");
  await rm(root, { recursive: true, force: true });
  await createSite(root);
  const { stdout } = await promisify(execFile)(process.execPath, [START, "build", "--strict"], { cwd: root });
  expect(stdout).toMatch(/pages, \d+ files/);

  const dist = path.join(root, "dist");
  const files = (await readdir(dist, { recursive: true })).filter(
    (file) => /\.(?:html|js|css|json|xml|txt|md|svg|conf|webmanifest)$|^_\w+$/.test(file) && file !== LICENSES,
  );
  for (const kind of [/\.js$/, /\.css$/, /^search\/.*\.json$|search.*\.json$/, /rss\.xml$/])
    expect(files.some((file) => kind.test(file))).toBe(true);
  const pages = files.filter((file) => file.endsWith(".html"));
  for (const name of ["index.html", "docs/install.html", "blog/2026/01/01/hello.html"]) expect(pages).toContain(name);
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(dist, file), "utf8")] as const),
  );
  expect(texts.filter(([, text]) => /prettier/i.test(text)).map(([file]) => file)).toEqual([]);
});

it("a folder that is not empty is left alone", async () => {
  const root = await createFolder({ "notes.txt": "Mine." });
  await expect(createSite(root)).rejects.toThrow("is not empty.");
  expect(await readdir(root)).toEqual(["notes.txt"]);
});
