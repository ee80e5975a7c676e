import { describe, expect, it } from "vitest";
import { docSchema, getFieldLine, parsePage, postSchema } from "./front-matter.ts";

const parseDoc = (text: string) => parsePage({ file: "a.md", text }, docSchema);
const lines = (text: string) => parseDoc(text).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

it("takes a file apart", () => {
  const { parsed } = parseDoc("---\ntitle: A\ndescription: B.\nslug: c\n---\n\nText.\n");
  expect(parsed).toMatchObject({
    file: "a.md",
    frontMatter: { title: "A", description: "B.", slug: "c", draft: false, unlisted: false },
    body: "\nText.\n",
    bodyOffset: 5,
  });
});

it("finds the body's first line in the file, whatever the line ends", () => {
  const text = "---\ntitle: A\ndescription: B.\n---\nFirst.\n";
  expect(text.split("\n")[parseDoc(text).parsed!.bodyOffset]).toBe("First.");
  const { parsed } = parseDoc(text.replaceAll("\n", "\r\n"));
  expect(parsed).toMatchObject({ body: "First.\r\n", bodyOffset: 4, frontMatter: { description: "B." } });
});

it("takes a file that ends with its front matter", () => {
  expect(parseDoc("---\ntitle: A\ndescription: B.\n---").parsed).toMatchObject({ body: "" });
});

it("is not fooled by a rule in the body", () => {
  expect(parseDoc("---\ntitle: A\ndescription: B.\n---\nText\n\n---\n").parsed!.body).toBe("Text\n\n---\n");
});

describe("problems", () => {
  it.each(["", "Text.\n", "\n---\ntitle: A\n---\n", "---\ntitle: A\n"])("missing in %j", (text) => {
    expect(lines(text)).toEqual(['a.md:1 no front matter: the file starts with "---", fields and "---"']);
  });

  it("name field and line, all of them at once", () => {
    expect(lines("---\ntitle: A\ndraft: maybe\ndescription: 5\ntitel: B\n---\n")).toEqual([
      "a.md:4 description: Invalid input: expected string, received number",
      "a.md:3 draft: Invalid input: expected boolean, received string",
      'a.md:5 titel: unknown key. Did you mean "title"?',
    ]);
  });

  it("of a description that search results would cut", () => {
    const parse = (length: number) => lines(`---\ntitle: A\ndescription: ${"x".repeat(length)}\n---\n`);
    expect(parse(160)).toEqual([]);
    expect(parse(161)).toEqual(["a.md:3 description: at most 160 characters"]);
  });

  it("of an empty title and a missing description", () => {
    expect(lines('---\ntitle: ""\n---\n').map((line) => line.split(":").slice(0, 2).join(":"))).toEqual([
      "a.md:2 title",
      "a.md:2 description",
    ]);
  });

  it("of a post without an author", () => {
    const result = parsePage({ file: "a.md", text: "---\ntitle: A\ndescription: B.\nauthors: []\n---\n" }, postSchema);
    expect(result.problems).toMatchObject([{ line: 4 }]);
  });
});

it.each(["one two", "one/two", "/one", "one?"])("refuses the slug %s", (slug) => {
  expect(parseDoc(`---\ntitle: A\ndescription: B.\nslug: ${slug}\n---\n`).problems).toEqual([
    {
      file: "a.md",
      line: 4,
      message: expect.stringMatching(/^slug: a slug is one part of an address: .* without spaces or slashes$/),
    },
  ]);
});

it("reads of a broken file what matters to others", () => {
  const { parsed, problems } = parseDoc("---\ntitle: A: b\nslug: c\ndraft: true\n---\n\nText.\n");
  expect(problems).toEqual([{ file: "a.md", line: 2, message: expect.stringContaining("quote it") }]);
  expect(parsed).toMatchObject({ frontMatter: { slug: "c", draft: true, unlisted: false }, body: "\nText.\n" });
});

it("knows the line of a field afterwards", () => {
  const { parsed } = parseDoc("---\ntitle: A\n# a comment\ndescription: B.\n---\n");
  expect(getFieldLine(parsed!, "description")).toBe(4);
  expect(getFieldLine(parsed!, "slug")).toBe(1);
});

it("parses a file again when its text has changed, and not before", () => {
  const source = { file: "same.md", text: "---\ntitle: A\ndescription: B.\n---\n" };
  const first = parsePage(source, docSchema);
  expect(parsePage({ ...source }, docSchema)).toBe(first);
  const changed = parsePage({ ...source, text: source.text.replace("A", "C") }, docSchema);
  expect(changed.parsed.frontMatter.title).toBe("C");
});
