import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import type { ProjectList } from "../markdown/context.ts";
import { PROJECTS } from "./projects.ts";

const projects: ProjectList[] = [
  {
    list: "ports",
    columns: ["Project", "What it does"],
    projects: [{ name: "`quay`", link: "https://example.org/quay", about: "formats tables ([docs](other.md))" }],
  },
  {
    list: "plugins",
    columns: ["Package", "Author", "Playground"],
    projects: ["a", "b", "c"].map((name) => ({ name, link: "https://example.org", about: "@x" })),
  },
];
Object.assign(projects[1]!.projects[0]!, { tryAt: "/playground/?plugin=a" });
Object.assign(projects[1]!.projects[1]!, { noPlayground: "needs Java" });

const compile = (body: string) =>
  compileMarkdown(
    {
      file: "docs/page.md",
      body,
      bodyOffset: 4,
      base: "/site/",
      root: ".",
      routes: { "docs/page.md": "/docs/page", "docs/other.md": "/docs/other" },
      pageUrl: "https://example.org/site/docs/page",
      projects,
    },
    { projects: PROJECTS },
  );

describe("projects", () => {
  it("become a table, with their links resolved, also in the Markdown export", async () => {
    const { html, links, markdown } = await compile(':::projects{list="ports"}\n\n:::');
    expect(html).toContain('<a href="https://example.org/quay"><code>quay</code></a>');
    expect(links.map(({ href }) => href)).toEqual(["https://example.org/quay", "/site/docs/other"]);
    expect(markdown).toContain("| [`quay`](https://example.org/quay) | formats tables");
  });

  it("say where they can be tried, or why not", async () => {
    const { html } = await compile(':::projects{list="plugins"}\n\n:::');
    expect([...html.matchAll(/<td>([^@]*)<\/td>\s*<\/tr>/g)].map(([, cell]) => cell)).toEqual([
      '<a href="/site/playground/?plugin=a">Try it</a>',
      "needs Java",
      "",
    ]);
  });

  it("of an unknown list are reported with the nearest", async () => {
    const { problems } = await compile(':::projects{list="port"}\n\n:::');
    expect(problems[0]?.problem.message).toBe('projects.yml has no list "port". Did you mean "ports"?');
  });
});
