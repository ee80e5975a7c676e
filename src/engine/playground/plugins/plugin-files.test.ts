import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markTrials, readCatalogue } from "../../content/plugin-catalogue.ts";
import { describePlugins, emitPlugins } from "./plugin-files.ts";

const plugin = {
  name: "@sea/plugin-tide",
  version: "1.2.3",
  since: "3.0",
  code: "export default () => ({});",
  about: { options: [], languages: [], parsers: ["tide"] },
  samples: { tide: "high  5" },
  packages: [],
};

test("a plugin stands at an address that changes with its contents, beside one file about all of them", () => {
  const loaded = { plugins: [plugin, { ...plugin, name: "late", since: "3.7" }], missing: ["other"] };
  const { plugins, pluginsAbout } = describePlugins(loaded);
  expect(plugins).toEqual([
    {
      name: "@sea/plugin-tide",
      version: "1.2.3",
      path: expect.stringMatching(/^assets\/plugins\/plugin-tide-[\da-f]{8}\.mjs$/),
    },
    { name: "late", version: "1.2.3", path: expect.any(String), since: "3.7" },
  ]);
  const files = emitPlugins(loaded);
  expect(files.map((file) => file.path)).toEqual([
    ...plugins.map((each) => (each as { path: string }).path),
    pluginsAbout,
  ]);
  expect(JSON.parse(String(files[2]!.contents))).toHaveProperty("@sea/plugin-tide", {
    ...plugin.about,
    samples: plugin.samples,
  });
  const changed = describePlugins({ plugins: [{ ...plugin, code: "" }] });
  expect(changed.plugins[0]).not.toEqual(plugins[0]);
});

test("a site without plugins has no files of them", () => {
  expect(emitPlugins({ plugins: [], missing: [] })).toEqual([]);
});

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "catalogue-"));
  const dir = path.join(root, "more/node_modules/plugin-tide");
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, "package.json"), '{"version":"1.2.3"}');
  const list = ["plugin-tide", "plugin-sand", "@prettier/plugin-xml"];
  const text = list.map((name) => `- {name: "${name}", samples: tide, parser: tide}\n`).join("");
  await writeFile(path.join(root, "more/plugins.yml"), text);
});
afterAll(() => rm(root, { recursive: true }));

test("what has been fetched is offered, and what has not is told", async () => {
  const { offered, missing } = await readCatalogue({ root, plugins: [], pluginFolder: "more" });
  expect(offered.map(({ name }) => name)).toEqual(["plugin-tide", "@prettier/plugin-xml"]);
  expect(offered[0]).toMatchObject({ version: "1.2.3", since: "3.0", from: path.join(root, "more") });
  expect(missing).toEqual(["plugin-sand"]);
});

test("the lists of the docs link to what is offered, and to nothing else", async () => {
  const { offered } = await readCatalogue({ root, plugins: [], pluginFolder: "more" });
  const projects = ["`plugin-tide`", "`plugin-sand`", "plugin-tide"].map((name) => ({ name, link: "", about: "" }));
  const [marked] = markTrials([{ list: "x", columns: ["", "", ""], projects }], offered);
  expect(marked!.projects.map(({ tryAt }) => tryAt)).toEqual(["/playground/?plugin=tide", undefined, undefined]);
});

test("a package of the site itself that is not installed is named, with what to do", async () => {
  await expect(readCatalogue({ root, plugins: ["plugin-unheard-of"] })).rejects.toThrow(
    'playground.plugins: there is no package "plugin-unheard-of". Install it: npm i plugin-unheard-of',
  );
});

test("a mistake in the list is told with its line", async () => {
  await writeFile(path.join(root, "plugins.yml"), '- {name: a, samples: b, parser: c, since: "4"}\n');
  await expect(readCatalogue({ root, plugins: [], pluginFolder: "." })).rejects.toThrow(/plugins\.yml:1.*3\.6/s);
});
