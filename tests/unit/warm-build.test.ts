/** A build that finds most of its files in the output folder leaves there exactly what a build from nothing would. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/engine/build.ts";
import type { SiteConfig } from "../../src/engine/config/schema.ts";
import fixture from "../fixtures/many-versions/site.config.ts";

const DOCS = "docs/3.0";
/** The browser tests build this site, too, so its bundle is often here. */
const SHARED_CACHE = path.resolve(".cache/fixtures-cache/many-versions");

let root: string;
let config: SiteConfig = fixture;

const inSite = (file: string) => path.join(root, file);
const inOutput = (file: string) => path.join(root, "warm", file);
const read = (file: string) => readFileSync(inSite(file), "utf8");
const write = (file: string, text: string) => writeFileSync(inSite(file), text);
const change = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
};

function listFiles(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(dir, file), readFileSync(file, "latin1")]));
}

const buildWarm = () => buildSite({ root, config, outDir: inSite("warm"), cacheDir: inSite("cache") });

/** Only the bundles are those of other builds. */
function buildCold() {
  for (const name of ["cold", "cold-cache"]) rmSync(inSite(name), { recursive: true, force: true });
  cpSync(inSite("cache/bundle"), inSite("cold-cache/bundle"), { recursive: true });
  return buildSite({ root, config, outDir: inSite("cold"), cacheDir: inSite("cold-cache") });
}

async function compareBuilds(): Promise<void> {
  const warm = await buildWarm();
  const cold = await buildCold();
  expect(warm).toEqual(cold);
  const [found, expected] = [listFiles(inSite("warm")), listFiles(inSite("cold"))];
  expect([...found.keys()]).toEqual([...expected.keys()]);
  expect([...found].filter(([name, bytes]) => expected.get(name) !== bytes).map(([name]) => name)).toEqual([]);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "warm-"));
  cpSync("tests/fixtures/many-versions", root, { recursive: true });
  await buildSite({ root, config, outDir: inSite("first"), cacheDir: SHARED_CACHE });
  mkdirSync(inSite("cache"));
  cpSync(path.join(SHARED_CACHE, "bundle"), inSite("cache/bundle"), { recursive: true });
  await compareBuilds();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const EDITS: Record<string, () => void> = {
  "no edit": () => {},
  "a paragraph": () => write(`${DOCS}/index.md`, `${read(`${DOCS}/index.md`)}\nOne more paragraph.\n`),
  "a heading that others may link to": () =>
    write(`${DOCS}/index.md`, `${read(`${DOCS}/index.md`)}\n## One more\n\n[See](#one-more)\n`),
  "a title in the sidebar": () => change(`${DOCS}/index.md`, /^title: .*/m, "title: Another title"),
  "a description": () => change(`${DOCS}/index.md`, /^description: .*/m, "description: Other words."),
  "a page without the sidebar": () =>
    write(`${DOCS}/added.md`, "---\ntitle: Added\ndescription: A.\nunlisted: true\n---\n\n[Start](index.md)\n"),
  "the name of a page": () => renameSync(inSite(`${DOCS}/added.md`), inSite(`${DOCS}/renamed.md`)),
  "a draft": () => change(`${DOCS}/renamed.md`, "unlisted: true", "draft: true"),
  "one page less": () => rmSync(inSite(`${DOCS}/renamed.md`)),
  "the sidebar in other bytes": () =>
    write("docs/sidebar.yml", `${read("docs/sidebar.yml").trimEnd()}\n# The same, in other bytes.\n`),
  "the order of the sidebar": () => change("docs/sidebar.yml", "[index, extra]", "[extra, index]"),
  "the configuration": () => (config = { ...config, tagline: "Another tagline" }),
  "a label of a version": () => {
    const [docs] = config.docs;
    config = {
      ...config,
      docs: [{ ...docs!, versions: docs!.versions.map((each) => ({ ...each, label: `v${each.label}` })) }],
    };
  },
  "the public folder": () => write("public/more.txt", "More.".repeat(200)),
  "an image beside a page": () => {
    write(`${DOCS}/a.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    write(`${DOCS}/index.md`, `${read(`${DOCS}/index.md`)}\n![A](a.svg)\n`);
  },
  "other bytes of the image": () =>
    write(`${DOCS}/a.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'),
  "a file that is gone": () => rmSync(inOutput("docs/index.html")),
  "a compressed file that is gone": () => rmSync(inOutput("docs/index.html.br")),
  "a file that somebody has changed": () => writeFileSync(inOutput("docs/index.page.json"), "{}"),
  "a file of the same length": () => {
    const text = readFileSync(inOutput("docs/index.html"), "utf8");
    writeFileSync(inOutput("docs/index.html"), text.replace("<body>", "<BODY>"));
  },
  "a file that does not belong there": () => writeFileSync(inOutput("docs/other.html"), "Other."),
  "so much text that the records of search are split": () => {
    for (let page = 0; page < 6; page++)
      write(
        `${DOCS}/long-${page}.md`,
        `---\ntitle: Long ${page}\ndescription: L.\n---\n\n${`Words ${page}. `.repeat(6000)}\n`,
      );
  },
  "a word in split records": () => write(`${DOCS}/long-3.md`, `${read(`${DOCS}/long-3.md`)}\nPomegranate.\n`),
  "the last page with a word": () => change(`${DOCS}/long-3.md`, "Pomegranate", "Comma"),
  "a page between those of split records": () =>
    write(`${DOCS}/long-2-and-half.md`, read(`${DOCS}/long-2.md`).replace("Long 2", "Long 2 and a half")),
  "a damaged store of terms": () => {
    const [store] = readdirSync(inSite("cache/search-terms"));
    const file = `cache/search-terms/${store}`;
    write(file, read(file).slice(0, -100));
  },
  "an edit of the same size that keeps the time of the file": () => {
    const { atime, mtime } = statSync(inSite(`${DOCS}/long-4.md`));
    change(`${DOCS}/long-4.md`, "Words 4", "Terms 4");
    utimesSync(inSite(`${DOCS}/long-4.md`), atime, mtime);
  },
  "other times of all sources": () => {
    for (const name of readdirSync(inSite(DOCS))) utimesSync(inSite(`${DOCS}/${name}`), new Date(), new Date(1e12));
  },
  "a name in other letters": () => renameSync(inSite(`${DOCS}/long-0.md`), inSite(`${DOCS}/Short.md`)),
  "several pages less": () => {
    for (const name of readdirSync(inSite(DOCS))) if (name.startsWith("long-")) rmSync(inSite(`${DOCS}/${name}`));
  },
  "a damaged record": () => {
    const [record] = readdirSync(inSite("cache/records"));
    write(`cache/records/${record}`, read(`cache/records/${record}`).slice(0, -100));
  },
};

for (const [name, edit] of Object.entries(EDITS)) {
  it(`after an edit: ${name}`, async () => {
    edit();
    await compareBuilds();
  });
}

it("leaves alone what has not changed", async () => {
  const file = inOutput("docs/2.0/extra.html");
  const time = new Date(2020, 1, 1);
  utimesSync(file, time, time);
  await buildWarm();
  // The same size and time, so that only a build that makes or compares the page could notice.
  writeFileSync(file, readFileSync(file, "utf8").replace("<body>", "<BODY>"));
  utimesSync(file, time, time);
  write(`${DOCS}/index.md`, `${read(`${DOCS}/index.md`)}\nThe last words.\n`);
  await buildWarm();
  expect(readFileSync(file, "utf8").includes("<BODY>")).toBe(true);
  expect(readFileSync(inOutput("docs/index.html"), "utf8").includes("The last words.")).toBe(true);
});
