import { describe, expect, it } from "vitest";
import { checkSite } from "./check-site.ts";
import type { CompiledPlan } from "../compiler.ts";
import type { SiteInput, Severity } from "../../config/schema.ts";
import { describeSite } from "../../content/describe-site.ts";
import type { Site } from "../../content/load-site.ts";
import type { Compiled } from "../../markdown/context.ts";
import { AuthoringError, showProblem } from "../../base/problems.ts";
import { createCompiled, createConfig } from "../../testing/values.ts";

function createSite(overrides: Partial<SiteInput> = {}, routes: Record<string, string> = {}): Site {
  const config = createConfig(overrides);
  return {
    root: ".",
    mode: "build",
    config,
    data: describeSite(config, []),
    docs: [],
    plainPages: [],
    routes,
    history: {},
    optionHistory: {},
    redirects: [],
  };
}

function createPage(path: string, file: string, compiled: Partial<Compiled> = {}, owner = file): CompiledPlan {
  const source = { file, body: "", bodyOffset: 0, base: "/", root: ".", routes: {} };
  const describePage = () => {
    throw new Error("Checks need no description.");
  };
  return {
    plan: { path, file: owner, sources: [source], describe: describePage },
    compiled: [createCompiled(compiled)],
  };
}

function check(site: Site, given: CompiledPlan[], files: string[] = []) {
  // Every site should have a page at its root.
  const pages = given.some(({ plan }) => plan.path === "/") ? given : [...given, createPage("/", "home.md")];
  try {
    return { errors: [], warnings: checkSite({ site, pages, files: new Set(files) }).map(showProblem) };
  } catch (error) {
    if (!(error instanceof AuthoringError)) throw error;
    return { errors: error.problems.map(showProblem), warnings: error.warnings.map(showProblem) };
  }
}

const image = { broken: "image" as const, problem: { file: "a.md", line: 3, message: "no image" } };
const markdownLink = { broken: "markdownLink" as const, problem: { file: "a.md", line: 4, message: "no file" } };
const content = { broken: "content" as const, problem: { file: "a.md", line: 5, message: "no sense" } };

const oversight = { broken: "oversight" as const, problem: { file: "a.md", line: 6, message: "no words" } };

/** Each check, with pages that have one mistake of its kind. */
const CASES: Record<string, { pages: CompiledPlan[]; problem: string }> = {
  brokenLinks: {
    pages: [createPage("/a", "a.md", { links: [{ href: "/b", line: 1 }] })],
    problem: 'a.md:1  the link "/b" leads nowhere. Nearest page: /a.',
  },
  brokenAnchors: {
    pages: [createPage("/a", "a.md", { links: [{ href: "#usgae", line: 2 }], ids: ["usage"] })],
    problem: 'a.md:2  the page of "#usgae" has no "#usgae". Nearest: #usage.',
  },
  brokenImages: { pages: [createPage("/a", "a.md", { problems: [image] })], problem: "a.md:3  no image" },
  oversights: { pages: [createPage("/a", "a.md", { problems: [oversight] })], problem: "a.md:6  no words" },
  brokenMarkdownLinks: { pages: [createPage("/a", "a.md", { problems: [markdownLink] })], problem: "a.md:4  no file" },
  duplicateRoutes: {
    pages: [createPage("/a", "a.md"), createPage("/a/", "b.md")],
    problem: "b.md:1  b.md and a.md have the same address /a/",
  },
};

describe.each(Object.entries(CASES))("%s", (name, { pages, problem }) => {
  it.each<[Severity, { errors: string[]; warnings: string[] }]>([
    ["throw", { errors: [problem], warnings: [] }],
    ["warn", { errors: [], warnings: [problem] }],
    ["ignore", { errors: [], warnings: [] }],
  ])("with severity %s", (severity, expected) => {
    expect(check(createSite({ checks: { [name]: severity } }), pages)).toEqual(expected);
  });
});

it("errors bring the warnings along, so that all problems are told at once", () => {
  const names = Object.keys(CASES).filter((name) => name !== "duplicateRoutes");
  const compiled = names.flatMap((name) => CASES[name]!.pages[0]!.compiled);
  const merged = (["links", "ids", "problems"] as const).map((key) => [
    key,
    compiled.flatMap((each): unknown[] => each[key]),
  ]);
  expect(check(createSite(), [createPage("/a", "a.md", Object.fromEntries(merged))])).toEqual({
    errors: [CASES["brokenLinks"]!.problem, CASES["brokenImages"]!.problem],
    warnings: ["brokenAnchors", "oversights", "brokenMarkdownLinks"].map((name) => CASES[name]!.problem),
  });
});

it("content that cannot be compiled always throws", () => {
  const severities = Object.fromEntries(Object.keys(CASES).map((name) => [name, "ignore"]));
  expect(check(createSite({ checks: severities }), [createPage("/a", "a.md", { problems: [content] })]).errors).toEqual(
    ["a.md:5  no sense"],
  );
});

describe("a post and the list that shows it", () => {
  const site = createSite({}, { "blog/post.md": "/blog/post" });
  const inList = (compiled: Partial<Compiled>) => [
    createPage("/blog", "blog/post.md", compiled, "blog"),
    createPage("/blog/post", "blog/post.md", compiled),
  ];

  it("report a problem once, for the file it is in", () => {
    const { errors } = check(site, inList({ links: [{ href: "/blog/psot", line: 9 }], problems: [image] }));
    expect(errors).toEqual([
      'blog/post.md:9  the link "/blog/psot" leads nowhere. Nearest page: /blog/post.',
      "a.md:3  no image",
    ]);
  });

  it("resolve relative links at the post's own address", () => {
    expect(check(site, inList({ links: [{ href: "post", line: 1 }] }))).toEqual({ errors: [], warnings: [] });
  });
});

it("the anchors of a page that the app draws are not known, so none is called broken", () => {
  const users = createPage("/users/", "data/editors.yml", {}, "data/users.yml");
  const links = [{ href: "/users/#add-yours", line: 1 }];
  expect(check(createSite(), [users, createPage("/a", "a.md", { links })])).toEqual({ errors: [], warnings: [] });
});

it("a source without a page of its own is reported by its own name", () => {
  const page = createPage("/", "data/editors.yml", { links: [{ href: "/nowhere", line: 1 }] }, "site.config.ts");
  expect(check(createSite(), [page]).errors).toEqual([
    expect.stringMatching(/^data\/editors\.yml:1 {2}the link "\/nowhere"/),
  ]);
});

it("links of navbar and footer are checked", () => {
  const site = createSite({
    baseUrl: "/site/",
    navbar: {
      title: "Site",
      items: [
        { type: "default", label: "A", href: "/one" },
        { type: "dropdown", label: "B", items: [{ label: "C", href: "/two" }] },
      ],
    },
    footer: {
      groups: [
        {
          title: "G",
          links: [
            { label: "D", href: "/three" },
            { label: "E", href: "/file.txt" },
            { label: "F", href: "/" },
          ],
        },
      ],
    },
  });
  const { errors } = check(site, [createPage("/", "a.md")], ["/file.txt"]);
  expect(errors.map((error) => error.split('"')[1])).toEqual(["/site/one", "/site/two", "/site/three"]);
  expect(errors[0]).toMatch(/^site\.config\.ts {2}/);
});
