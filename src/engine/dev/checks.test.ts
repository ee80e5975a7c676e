import { describe, expect, it } from "vitest";
import { showProblem } from "../base/problems.ts";
import type { SiteInput } from "../config/schema.ts";
import { loadSite } from "../content/load-site.ts";
import { compileMarkdown } from "../markdown/compile.ts";
import { planPages } from "../pages/plan-pages.ts";
import { collectProblems, createConfig, createFolder } from "../testing/values.ts";
import { checkLinkedPages, checkLoadedSite } from "./checks.ts";

const page = (body: string) => `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`;

async function load(files: Record<string, string>, input: Partial<SiteInput> = {}) {
  const config = createConfig({ baseUrl: "/site/", pages: "pages", ...input });
  const site = await loadSite(await createFolder({ "pages/index.md": page("Home"), ...files }), config, "dev");
  return { site, plans: planPages(site) };
}

async function check(body: string): Promise<string[]> {
  const { site, plans } = await load({
    "pages/a.md": page(body),
    "pages/b.md": page("## Usage\n\n[Broken](/nowhere)"),
  });
  const plan = plans.find(({ path }) => path === "/a/")!;
  const compiled = await Promise.all(plan.sources.map((source) => compileMarkdown(source)));
  const compile = (source: Parameters<typeof compileMarkdown>[0]) => compileMarkdown(source);
  return (await checkLinkedPages({ plan, compiled }, { site, plans, compile })).map(showProblem);
}

describe("a page in development", () => {
  it("has anchors in other pages checked, but not those pages themselves", async () => {
    expect(
      await check("[Right](/b/#usage), [file](b.md#usage), [page](/b/?a) and [out](https://example.org/#x)"),
    ).toEqual([]);
    expect(await check("[One](/b/#usgae)\n\n[Two](b.md#usages)")).toEqual([
      'pages/a.md:6  the page of "/site/b/#usgae" has no "#usgae". Nearest: #usage.',
      'pages/a.md:8  the page of "/site/b/#usages" has no "#usages". Nearest: #usage.',
    ]);
  });
});

it("redirects are checked in development", async () => {
  const files = {
    "redirects.yml": "- { from: /old, to: /usgae/ }\n- { from: /usage, to: / }\n",
    "pages/usage.md": page("A"),
  };
  const { site, plans } = await load(files, { redirects: "redirects.yml" });
  expect(await collectProblems(() => checkLoadedSite(site, plans))).toEqual([
    "redirects.yml:2  /usage/ exists, but a redirect would hide it",
    "redirects.yml:1  /old leads to /usgae/, which does not exist. Nearest: /usage.",
  ]);
  const right = await load({ "redirects.yml": "- { from: /old, to: /playground/ }\n" }, { redirects: "redirects.yml" });
  expect(await collectProblems(() => checkLoadedSite(right.site, right.plans))).toEqual([]);
});
