import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { SiteInput } from "../config/schema.ts";
import { collectProblems, createConfig, createFolder } from "../testing/values.ts";
import { getReadingMinutes, loadBlog } from "./blog.ts";
import type { BuildMode } from "./docs.ts";

const authors = "ada:\n  name: Ada\ngrace:\n  name: Grace\n  url: https://example.org\n";
const post = (fields = "authors: [ada]\n", body = "Summary.\n\n<!-- truncate -->\n\nRest.\n") =>
  `---\ntitle: Title\ndescription: Words.\n${fields}---\n\n${body}`;

async function load(posts: Record<string, string>, options: { mode?: BuildMode; site?: Partial<SiteInput> } = {}) {
  const files = Object.entries(posts).map(([name, text]) => [`blog/${name}`, text]);
  const root = await createFolder({ "blog/authors.yml": authors, ...Object.fromEntries(files) });
  const config = createConfig({ blog: { dir: "blog", title: "Blog", description: "News." }, ...options.site });
  return loadBlog(config.blog!, { root, config, mode: options.mode ?? "build" });
}

describe("posts", () => {
  it("stand at their date, newest first, and by slug within a day", async () => {
    const { posts } = await load({
      "2017-04-13-1.0.0.md": post(),
      "2025-06-23-3.6.0.md": post(),
      "2023-11-13-3.1.0.md": post(),
      "2023-11-13-curious-ternaries.md": post(),
    });
    expect(posts.map(({ path }) => path)).toEqual([
      "/blog/2025/06/23/3.6.0",
      "/blog/2023/11/13/curious-ternaries",
      "/blog/2023/11/13/3.1.0",
      "/blog/2017/04/13/1.0.0",
    ]);
    expect(posts[0]).toMatchObject({ slug: "3.6.0", date: "2025-06-23", readingMinutes: 1 });
  });

  it("follow the trailing-slash policy and the configured path", async () => {
    const site: Partial<SiteInput> = {
      trailingSlash: "always",
      blog: { dir: "blog", path: "/news", title: "News", description: "N." },
    };
    const { posts } = await load({ "2024-01-02-a.md": post() }, { site });
    expect(posts[0]!.path).toBe("/news/2024/01/02/a/");
  });

  it("that are drafts exist only while developing", async () => {
    const files = { "2024-01-02-a.md": post("authors: [ada]\ndraft: true\n") };
    expect((await load(files)).posts).toHaveLength(0);
    expect((await load(files, { mode: "dev" })).posts).toHaveLength(1);
  });

  it("know their authors", async () => {
    expect((await load({})).authors).toEqual({
      ada: { name: "Ada", socials: {} },
      grace: { name: "Grace", url: "https://example.org", socials: {} },
    });
  });
});

it("an author is known when the list of authors has got the name", async () => {
  const root = await createFolder({ "blog/authors.yml": authors, "blog/2024-01-02-a.md": post("authors: [joan]\n") });
  const config = createConfig({ blog: { dir: "blog", title: "Blog", description: "News." } });
  const loadAgain = () => loadBlog(config.blog!, { root, config, mode: "dev", found: [] });
  const listAuthorsOf = async () => (await loadAgain()).posts[0]!.parsed.frontMatter.authors;
  expect(await listAuthorsOf()).toEqual([]);
  await writeFile(path.join(root, "blog/authors.yml"), `${authors}joan:\n  name: Joan\n`);
  expect(await listAuthorsOf()).toEqual(["joan"]);
});

describe("problems", () => {
  it.each(["notes.md", "2024-1-2-a.md", "2024-13-40-a.md", "2024-01-02.md"])("of the file name %s", async (name) => {
    expect(await collectProblems(load({ [name]: post() }))).toEqual([
      `blog/${name}  the name of a post is YYYY-MM-DD-slug.md`,
    ]);
  });

  it("of an unknown author name file, line and the nearest author", async () => {
    const work = load({ "2024-01-02-a.md": post("version: '1'\nauthors: [ada, grce]\n") });
    expect(await collectProblems(work)).toEqual([
      'blog/2024-01-02-a.md:5  unknown author "grce". Did you mean "grace"?',
    ]);
  });

  it("of all posts come together", async () => {
    const work = load({
      "2024-01-02-a.md": post("authors: [nobodyatall]\n", "No marker.\n"),
      "2024-01-03-b.md": post("authors: [ada]\nheadline: 5\n"),
      "c.md": post(),
    });
    const problems = await collectProblems(work);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe('blog/2024-01-02-a.md:4  unknown author "nobodyatall". Known here: ada, grace.');
    expect(problems[1]).toMatch(/^blog\/2024-01-03-b\.md:5 {2}headline: /);
  });

  it("of the authors file have a line", async () => {
    const work = load({ "authors.yml": "ada:\n  name: Ada\n  urll: https://example.org\n" });
    expect(await collectProblems(work)).toEqual(['blog/authors.yml:3  ada.urll: unknown key. Did you mean "url"?']);
  });
});

it.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [2000, 10],
])("%i words take %i minutes", (words, minutes) => {
  expect(getReadingMinutes("word ".repeat(words) + "- — *")).toBe(minutes);
});

describe("tags and authors of a post", () => {
  const find = (fields: string) => collectProblems(load({ "2024-01-02-a.md": post(fields) }));

  it("may be a single author, or one who is described there", async () => {
    const { posts } = await load({
      "2024-01-02-a.md": post("authors: ada\n"),
      "2024-01-01-b.md": post("authors:\n  name: Lin\n  url: https://lin.example\n"),
    });
    expect(posts.map(({ parsed }) => parsed.frontMatter.authors)).toEqual([
      ["ada"],
      [{ name: "Lin", url: "https://lin.example" }],
    ]);
  });

  it.each([
    ["authors:\n  - name: Lin\n    image_url: https://lin.example/a.png\n", /pages load nothing from other sites/],
    ["authors: [ada]\ntags: [ok, '++']\n", /:5 {2}the tag "\+\+" has no letters for an address/],
    ["authors: [ada]\ntags: [{label: A, permalink: 'a b'}]\n", /expected a path below the page of all tags/],
    ["authors: [ada]\ntags: [{label: A}]\n", /permalink/],
    ["authors: [{nam: Lin}]\n", /name/],
  ])("are checked: %j", async (fields, message) => {
    const problems = await find(fields);
    expect(problems.join("\n")).toMatch(message);
  });
});
