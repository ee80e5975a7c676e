import { DIRECTIVES } from "../directives/registry.ts";
import { describe, expect, it } from "vitest";
import type { Page } from "../../shared/page.ts";
import { createCompiled, createConfig, createFolder } from "../testing/values.ts";
import { showProblem } from "../base/problems.ts";
import { loadSite } from "../content/load-site.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import { planHome } from "./home.ts";
import { planNotFound, planPlainPages, planSearch, planUsers } from "./other-pages.ts";

const page = (title: string, fields = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${fields}---\n\nText.\n\n<!-- truncate -->\n`;
const files = {
  "sidebar.yml": "main:\n  - index\n  - category: More\n    items: [a, secret]\n",
  "docs/index.md": page("Start"),
  "docs/a.md": page("A"),
  "docs/secret.md": page("Secret", "unlisted: true\n"),
  "next/index.md": page("Next start"),
  "next/a.md": page("Next A"),
  "next/secret.md": page("Next secret"),
  "pages/help.md": page("Help"),
  "pages/hidden.md": page("Hidden", "unlisted: true\n"),
  "blog/authors.yml": "ada:\n  name: Ada\n",
  "blog/2025-02-01-talk.md": page("Talk", "authors: [ada]\n"),
  "blog/2025-01-01-2.0.md": page("Two", "authors: [ada]\nversion: '2.0'\n"),
  "blog/2024-01-01-1.0.md": page("One", "authors: [ada]\nversion: '1.0'\n"),
  "data/users.yml":
    "- caption: A\n  infoLink: https://example.org\n- caption: B\n  infoLink: https://example.org\n  pinned: true\n",
  "data/editors.yml": "- name: Vim\n  content: '[plugin](/docs/a)'\n",
  "data/languages.yml":
    "- name: JS\n  nameLink: /docs/\n  variants: ['[JSX](/docs/a)', Flow]\n- name: CSS\n  variants: [Less]\n",
  "data/pages.yml": "home:\n  editors:\n    title: A\n    lead: B\n    invite: { label: C, href: /docs/a }\n",
  "data/hero.yml": "- name: JavaScript\n  language: js\n  options: { proseWrap: always }\n  code: |\n    const  a=1\n",
};

async function load() {
  const versions = [
    { name: "current", label: "next", path: "/docs/next/", dir: "next" },
    { name: "stable", label: "stable", path: "/docs/", dir: "docs", isLast: true, formatter: "prettier-stable" },
  ];
  const config = createConfig({
    baseUrl: "/site/",
    pages: "pages",
    data: "data",
    docs: [{ sidebars: "sidebar.yml", versions }],
    blog: { dir: "blog", title: "News", description: "Words." },
  });
  return loadSite(await createFolder(files), config, "build");
}

const reflow = { code: "a", options: { parser: "babel" }, lines: [["a"]], input: [0], outputs: [[0]], steps: [] };

describe("home", () => {
  it("gets each compiled piece back where it belongs", async () => {
    const [plan] = planHome(await load());
    const compiled = plan!.sources.map(({ body, kind }) =>
      createCompiled({
        html: kind === "phrase" ? body : `<p>${body}</p>`,
        ...(body.startsWith(":::reflow") && { reflow }),
      }),
    );
    const home = plan!.describe(compiled) as Extract<Page, { kind: "home" }>;
    expect(home.path).toBe("/site/");
    expect(home.languages).toEqual([
      { name: "JS", nameLink: "/site/docs/", variants: ["[JSX](/docs/a)", "Flow"] },
      { name: "CSS", variants: ["Less"] },
    ]);
    expect(home.editors).toMatchObject([{ name: "Vim", content: "<p>[plugin](/docs/a)</p>" }]);
    expect(home.hero).toEqual([{ name: "JavaScript", ...reflow }]);
    expect(home.formatter).toBe("prettier-stable");
    expect(home.words.editors?.invite.href).toBe("/site/docs/a");
  });

  it("shows pinned users, counts them all, and names the latest release", async () => {
    const [plan] = planHome(await load());
    const home = plan!.describe(plan!.sources.map(() => createCompiled()));
    expect(home).toMatchObject({
      users: [{ caption: "B" }],
      userCount: 2,
      latestRelease: {
        title: "Two",
        version: "2.0",
        description: "About Two.",
        href: "/site/blog/2025/01/01/2.0",
        date: "2025-01-01",
      },
    });
  });

  it("formats its code with the released version, at every width that a screen may show", async () => {
    const [plan] = planHome(await load());
    const { body, formatter } = plan!.sources[0]!;
    expect(formatter).toBe("prettier-stable");
    expect(body).toMatch(/^:::reflow\{from="32" to="96" proseWrap="always"\}\n\n`+js\nconst  a=1\n`+\n\n:::$/);
  });

  it("reports code that cannot be formatted for its line in the data file", async () => {
    const site = await load();
    site.showcase!.hero[0]!.code = "const a = 1;\nconst = 2;\n";
    const { problems } = await compileMarkdown(planHome(site)[0]!.sources[0]!, DIRECTIVES);
    expect(problems.map(({ problem }) => showProblem(problem))).toEqual([
      "data/hero.yml:6  the code cannot be formatted: SyntaxError: Unexpected token (2:7)",
    ]);
  });
});

it("the users page shows all users, pinned ones first", async () => {
  const [plan] = planUsers(await load());
  expect(plan!.describe([])).toMatchObject({
    kind: "users",
    path: "/site/users/",
    users: [{ caption: "B", pinned: true }, { caption: "A" }],
  });
});

it("plain pages have their text", async () => {
  const [help, hidden] = planPlainPages(await load());
  expect(help!.describe([createCompiled({ html: "<p>Text.</p>" })])).toMatchObject({
    kind: "plain",
    path: "/site/help/",
    title: "Help",
    html: { body: "<p>Text.</p>" },
  });
  expect(help!.describe([createCompiled()])).not.toHaveProperty("noindex");
  expect(hidden!.describe([createCompiled()])).toMatchObject({ noindex: true });
});

it("search lists the released docs by category, then pages and posts", async () => {
  const search = planSearch(await load()).describe([]) as Extract<Page, { kind: "search" }>;
  expect(search).toMatchObject({ path: "/site/search", noindex: true });
  expect(
    search.sections.map(
      ({ label, links }) => `${label}: ${links.map((link) => `${link.label} ${link.href}`).join(", ")}`,
    ),
  ).toEqual([
    "Start: Start /site/docs/",
    "More: A /site/docs/a",
    "Pages: Help /site/help/",
    "Blog: Talk /site/blog/2025/02/01/talk, Two /site/blog/2025/01/01/2.0, One /site/blog/2024/01/01/1.0",
  ]);
});

it("not-found asks not to be indexed", async () => {
  expect(planNotFound(await load()).describe([])).toMatchObject({
    kind: "not-found",
    path: "/site/404",
    title: "Page not found",
    noindex: true,
  });
});
