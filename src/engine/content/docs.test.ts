import { describe, expect, it } from "vitest";
import type { SiteInput } from "../config/schema.ts";
import { collectProblems, createConfig, createFolder } from "../testing/values.ts";
import { loadDocs, type BuildMode } from "./docs.ts";

const doc = (fields = "") => `---\ntitle: Title\ndescription: Words.\n${fields}---\n\nText.\n`;
const createVersion = (name: string, more: object = {}) => ({
  name,
  label: name,
  path: `/${name}/`,
  dir: name,
  isLast: false,
  ...more,
});

async function load(files: Record<string, string>, options: { mode?: BuildMode; site?: Partial<SiteInput> } = {}) {
  const names = [
    ...new Set(
      Object.keys(files)
        .filter((file) => file.endsWith(".md"))
        .map((file) => file.split("/")[0]!),
    ),
  ];
  const versions = names.map((name, index) => createVersion(name, { isLast: index === 0 }));
  const config = createConfig({ docs: [{ sidebars: "sidebar.yml", versions }], ...options.site });
  const root = await createFolder(files);
  return loadDocs(config.docs[0]!, { root, config, mode: options.mode ?? "build" });
}
const loadFirst = async (...args: Parameters<typeof load>) => (await load(...args)).versions[0]!;

const files = {
  "sidebar.yml": "main: [index, guide/start, draft]\n",
  "docs/index.md": doc(),
  "docs/guide/start.md": doc("sidebarLabel: Begin\nunlisted: true\n"),
  "docs/draft.md": doc("draft: true\n"),
  "docs/moved.md": doc("slug: elsewhere\n"),
};

describe("a version", () => {
  it("has the fields of the specification", async () => {
    const version = await loadFirst(files);
    expect(version).toMatchObject({ name: "docs", label: "docs", isLast: true, path: "/docs/", mainDocId: "index" });
    expect(version.docs.map(({ id, path, sidebar }) => ({ id, path, sidebar }))).toEqual([
      { id: "guide/start", path: "/docs/guide/start", sidebar: "main" },
      { id: "index", path: "/docs/", sidebar: "main" },
      { id: "moved", path: "/docs/elsewhere", sidebar: undefined },
    ]);
  });

  it("may lack a doc of the sidebar that another version has", async () => {
    const { versions } = await load({
      "sidebar.yml": "main: [index, extra]\n",
      "a/index.md": doc(),
      "b/index.md": doc(),
      "b/extra.md": doc(),
    });
    expect(versions.map((version) => version.sidebars["main"]!.length)).toEqual([1, 2]);
  });

  it("labels and marks the items of its sidebar", async () => {
    expect((await loadFirst(files)).sidebars["main"]).toEqual([
      { type: "link", label: "Title", href: "/docs/" },
      { type: "link", label: "Begin", href: "/docs/guide/start", unlisted: true },
    ]);
  });

  it("has drafts only while developing, but always knows their ids", async () => {
    const built = await loadFirst(files);
    const developed = await loadFirst(files, { mode: "dev" });
    expect(built.docs.map(({ id }) => id)).not.toContain("draft");
    expect(developed.docs.map(({ id }) => id)).toContain("draft");
    expect(developed.sidebars["main"]).toHaveLength(3);
    expect([built.draftIds, developed.draftIds]).toEqual([["draft"], ["draft"]]);
  });

  it.each([
    ["always", ["/docs/guide/start/", "/docs/", "/docs/elsewhere/"]],
    ["never", ["/docs/guide/start", "/docs", "/docs/elsewhere"]],
  ] as const)("follows the trailing-slash policy %s", async (trailingSlash, expected) => {
    const root = { docs: [{ sidebars: "sidebar.yml", versions: [createVersion("docs", { isLast: true })] }] };
    const version = await loadFirst(files, { site: { ...root, trailingSlash } });
    expect(version.docs.map(({ path }) => path)).toEqual(expected);
  });

  it("takes another main doc", async () => {
    const docs = [{ sidebars: "sidebar.yml", mainDocId: "moved", versions: [createVersion("docs", { isLast: true })] }];
    const version = await loadFirst(files, { site: { docs } });
    expect(version.docs.find(({ path }) => path === "/docs/")?.id).toBe("moved");
  });
});

describe("problems", () => {
  it("are those of all files of all versions", async () => {
    const work = load({
      "sidebar.yml": "main: [index]\n",
      "a/index.md": doc("titel: x\n"),
      "a/other.md": "Text.\n",
      "b/index.md": doc("draft: 5\n"),
    });
    expect(await collectProblems(work)).toEqual([
      'a/index.md:4  titel: unknown key. Did you mean "title"?',
      'a/other.md:1  no front matter: the file starts with "---", fields and "---"',
      "b/index.md:4  draft: Invalid input: expected boolean, received number",
    ]);
  });

  it("of the sidebar list the ids there are", async () => {
    const work = load({ "sidebar.yml": "main:\n  - index\n  - optoins\n", "a/index.md": doc(), "a/options.md": doc() });
    expect(await collectProblems(work)).toEqual([
      'sidebar.yml:3  no doc with the id "optoins". Did you mean "options"? Available ids: index, options.',
    ]);
  });

  it("of a missing main doc name its folder", async () => {
    const work = load({ "sidebar.yml": "main: [other]\n", "a/other.md": doc() });
    expect(await collectProblems(work)).toEqual(['a  the main doc "index.md" is missing']);
  });

  it("of a broken file are not followed by false ones about its id", async () => {
    const work = load({ "sidebar.yml": "main: [index]\n", "a/index.md": "Text.\n" });
    expect(await collectProblems(work)).toHaveLength(1);
  });

  it("of a missing sidebar file name it", async () => {
    expect(await collectProblems(load({ "a/index.md": doc() }))).toEqual([
      "sidebar.yml  the sidebar file does not exist",
    ]);
  });
});
