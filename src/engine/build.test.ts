import path from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "./build.ts";
import { collectProblems, createConfig, createFolder } from "./testing/values.ts";

it("tells all kinds of problems in one run", async () => {
  const root = await createFolder({
    "pages/index.md":
      "---\ntitle: Home\ndescription: A.\n---\n\n[Guide](/docs/guide) and [nothing](/nowhere)\n\n<Tabs>\n",
    "docs/index.md": "---\ntitle: One: two\ndescription: A.\n---\n\n![A](missing.svg)\n",
    "docs/guide.md": "---\ntitel: Guide\ndescription: A.\n---\n\n:::note\nText\n",
    "docs/sidebar.yml": "docs: [index, giude]\n",
    "redirects.yml": "- { from: /a, to: /docs/giude }\n",
  });
  const versions = [{ name: "a", label: "a", path: "/docs/", dir: "docs", isLast: true }];
  const config = createConfig({
    pages: "pages",
    redirects: "redirects.yml",
    docs: [{ sidebars: "docs/sidebar.yml", versions }],
    navbar: { title: "A", items: [{ type: "doc", label: "B", docId: "gide" }] },
  });
  const problems = await collectProblems(buildSite({ root, config, outDir: path.join(root, "dist") }));
  expect(problems.map((problem) => problem.split("  ")[0]).sort()).toEqual([
    "docs/guide.md:2",
    "docs/guide.md:6",
    "docs/index.md:2",
    "docs/index.md:6",
    "docs/sidebar.yml:1",
    "pages/index.md:6",
    "pages/index.md:8",
    "redirects.yml:1",
    "site.config.ts",
  ]);
  // Nothing follows from another mistake: the guide has an address, although its front matter cannot be read.
  expect(problems.filter((problem) => problem.includes("/docs/guide")).length).toBe(1);
});
