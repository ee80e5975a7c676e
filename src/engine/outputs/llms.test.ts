import { expect, it } from "vitest";
import { loadSite } from "../content/load-site.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import { emitLlms } from "./llms.ts";

const doc = (title: string, more = "") => `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\nText.\n`;

async function emit() {
  const versions = [
    { name: "current", label: "next", path: "/docs/next/", dir: "next" },
    { name: "stable", label: "stable", path: "/docs/", dir: "stable", isLast: true },
  ];
  const root = await createFolder({
    "sidebar.yml": "main:\n  - category: Usage\n    items: [index, api, hidden]\n",
    "stable/index.md": doc("Start"),
    "stable/api.md": doc("API"),
    "stable/hidden.md": doc("Hidden", "unlisted: true\n"),
    "next/index.md": doc("Start"),
  });
  const site = await loadSite(
    root,
    createConfig({ baseUrl: "/site/", docs: [{ sidebars: "sidebar.yml", versions }] }),
    "build",
  );
  const names = ["stable/index.md", "stable/api.md", "stable/hidden.md", "next/index.md"];
  const compiled = new Map(
    names.map((name) => [
      name,
      createCompiled({ markdown: `See [a](https://example.org/site/docs/api#x) in ${name}.\n` }),
    ]),
  );
  return Object.fromEntries(emitLlms(site, compiled).map(({ path, contents }) => [path, String(contents)]));
}

it("lists the docs of each version with complete addresses, without the unlisted", async () => {
  const files = await emit();
  expect(Object.keys(files)).toEqual(["llms.txt", "llms-full.txt", "docs/next/llms.txt", "docs/next/llms-full.txt"]);
  expect(files["llms.txt"]).toBe(`# Site

> A site for tests.

## Usage

- [Start](https://example.org/site/docs/index.md): About Start.
- [API](https://example.org/site/docs/api.md): About API.

## Optional

- [Site next](https://example.org/site/docs/next/llms.txt)
`);
  expect(files["docs/next/llms.txt"]).toContain("# Site next\n");
  expect(files["docs/next/llms.txt"]).not.toContain("API");
});

it("has the whole text of a version in one file, without front matter", async () => {
  const full = (await emit())["llms-full.txt"]!;
  expect(full).toContain(
    "<!-- https://example.org/site/docs/api -->\n\n# API\n\n> About API.\n\nSee [a](https://example.org/site/docs/api#x) in stable/api.md.",
  );
  expect(full).not.toMatch(/hidden|next\/|^title:/m);
});
