/** The commands of maintainers, tried on a copy of the site. */
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../base/project-root.ts";
import type { SiteConfig } from "../config/schema.ts";
import { loadSite } from "../content/load-site.ts";
import { planPages } from "../pages/plan-pages.ts";
import { createFolder } from "../testing/values.ts";
import { cutVersion, findObstacles } from "./cut-version.ts";
import { readPin } from "./pins.ts";
import { compareOptions, listPages, upgradeFormatter } from "./upgrade-formatter.ts";

const COPIED = [
  "content",
  "plugins/plugins.yml",
  "package.json",
  "package-lock.json",
  "site.config.ts",
  "src/engine/formatter",
];
const SNAPSHOTS = "src/engine/formatter/pinned-options";

async function copySite(): Promise<string> {
  const root = await createFolder();
  for (const name of COPIED) await cp(path.join(PROJECT_ROOT, name), path.join(root, name), { recursive: true });
  return root;
}

let loads = 0;

/** The configuration of the copy, with the engine of this checkout. */
async function loadConfig(root: string): Promise<SiteConfig> {
  const text = await readFile(path.join(root, "site.config.ts"), "utf8");
  const file = path.join(root, `config-${++loads}.ts`);
  const engine = pathToFileURL(path.join(PROJECT_ROOT, "src/engine")).href;
  await writeFile(file, text.replaceAll('"./src/engine', `"${engine}`));
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: SiteConfig }).default;
}

const read = (root: string, file: string) => readFile(path.join(root, file), "utf8");

it("a cut makes the next docs, their formatter and its snapshots the stable ones", async () => {
  const root = await copySite();
  const config = await loadConfig(root);
  const release = await readPin(root, "prettier-next");
  const [sentence, ...more] = await cutVersion({ root, config });
  expect(sentence).toContain(`prettier-stable is ${release}`);
  expect(more).toEqual([]);
  expect(await readdir(path.join(root, "content/docs"))).toEqual(["next", "sidebar.yml", "stable"]);
  expect(await read(root, "content/docs/stable/options.md")).toBe(
    await read(PROJECT_ROOT, "content/docs/next/options.md"),
  );
  expect(await read(root, `${SNAPSHOTS}/prettier-stable.json`)).toBe(
    await read(root, `${SNAPSHOTS}/prettier-next.json`),
  );
  const { dependencies } = JSON.parse(await read(root, "package.json")) as { dependencies: Record<string, string> };
  expect(dependencies["prettier-stable"]).toBe(`npm:prettier@${release}`);
  expect(await readPin(root, "prettier-stable")).toBe(release);
  expect(await read(root, "site.config.ts")).toBe(await read(PROJECT_ROOT, "site.config.ts"));
});

it("with --archive the old docs stay, at their own path, for readers but not for search engines", async () => {
  const root = await copySite();
  const release = await readPin(root, "prettier-stable");
  await cutVersion({ root, config: await loadConfig(root), archive: "3.6" });
  expect(await readPin(root, "prettier-3-6")).toBe(release);
  expect(await read(root, "content/docs/3.6/options.md")).toBe(
    await read(PROJECT_ROOT, "content/docs/stable/options.md"),
  );
  // A page that only the archived version has.
  await cp(path.join(root, "content/docs/3.6/cli.md"), path.join(root, "content/docs/3.6/gone.md"));

  const config = await loadConfig(root);
  expect(config.docs[0]?.versions.map(({ name, path: address }) => [name, address])).toEqual([
    ["current", "/docs/next/"],
    ["stable", "/docs/"],
    ["3.6", "/docs/3.6/"],
  ]);
  const plans = planPages(await loadSite(root, config, "build"));
  for (const name of ["options", "gone"]) {
    const page = plans.find((plan) => plan.path === `/docs/3.6/${name}`);
    expect(page?.describe([]), name).toMatchObject({ noindex: true, version: { label: "3.6", isLast: false } });
  }
  await expect(cutVersion({ root, config, archive: "3.6" })).rejects.toThrow('The version "3.6" exists already.');
});

it("a cut is refused while addresses would vanish or docs are in no sidebar", async () => {
  const root = await copySite();
  const config = await loadConfig(root);
  expect(findObstacles(await loadSite(root, config, "build"))).toEqual([]);
  await cp(path.join(root, "content/docs/stable/cli.md"), path.join(root, "content/docs/stable/old-page.md"));
  await cp(path.join(root, "content/docs/next/cli.md"), path.join(root, "content/docs/next/new-page.md"));
  expect(findObstacles(await loadSite(root, config, "build"))).toEqual([
    "/docs/old-page would vanish, because content/docs/next has no old-page.md: add a redirect from it to content/data/redirects.yml.",
    "content/docs/next/new-page.md is in no sidebar: add it to content/docs/sidebar.yml.",
  ]);
});

it("an upgrade pins, takes the snapshot, and lists the pages that name what has changed", async () => {
  const root = await copySite();
  const commands: string[] = [];
  const npm = async (args: string[]) => {
    commands.push(args.join(" "));
    if (args[1] !== "pin-options") return;
    const file = path.join(root, SNAPSHOTS, "prettier-next.json");
    const options = JSON.parse(await readFile(file, "utf8")) as { name: string; default: string }[];
    for (const option of options) if (option.name === "objectWrap") option.default = "collapse";
    await writeFile(file, JSON.stringify(options));
  };
  const said = await upgradeFormatter({
    root,
    config: await loadConfig(root),
    version: "next",
    release: "3.9.11",
    npm,
  });
  expect(commands).toEqual(["install --save-exact prettier-next@npm:prettier@3.9.11", "run pin-options"]);
  expect(said).toContain("Changed options: objectWrap.");
  expect(said.join("\n")).toMatch(/ {2}content\/docs\/next\/options\.md:\d+ and \d+ more lines/);
});

it("an upgrade of an unknown version, or to no release, is refused", async () => {
  const config = await loadConfig(await copySite());
  const npm = () => Promise.reject(new Error("npm was run"));
  const upgrade = (version: string, release: string) =>
    upgradeFormatter({ root: PROJECT_ROOT, config, version, release, npm });
  await expect(upgrade("nxt", "3.9.11")).rejects.toThrow(
    'No version "nxt" of the docs has a formatter. Did you mean "next"?',
  );
  await expect(upgrade("next", "latest")).rejects.toThrow('"latest" is no release such as 3.9.11.');
});

it("options are compared by everything the docs depend on, and found as they are written", () => {
  const semi = { name: "semi", type: "boolean", default: "true" };
  const wrap = { name: "objectWrap", type: "choice", default: "preserve", choices: ["preserve"] };
  expect(compareOptions([semi, wrap], [semi, { ...wrap, choices: ["preserve", "collapse"] }])).toEqual(["objectWrap"]);
  expect(compareOptions([semi], [])).toEqual(["semi"]);
  const files = [
    { file: "a.md", text: "Use `--object-wrap`.\n" },
    { file: "b.md", text: "semicolons" },
    { file: "c.md", text: "x\n`semi`\n--no-semi" },
  ];
  expect(listPages(files, ["objectWrap", "semi"])).toEqual(["a.md:1", "c.md:2 and 1 more lines"]);
  expect(listPages(files, [])).toEqual([]);
});
