import { describe, expect, it } from "vitest";
import { createSidebar, findUnknownIds, listDocIds, parseSidebars } from "./sidebars.ts";

const text = `docs:
  - index
  - category: Use
    collapsed: true
    link: use
    items:
      - install
      - category: Deep
        items: [cli, api]
  - label: Chat
    href: https://example.org
`;
const { docs: entries } = parseSidebars("sidebar.yml", text).value! as { docs: never[] };
const createDocs = (...ids: string[]) =>
  new Map(ids.map((id) => [id, { label: id.toUpperCase(), path: `/docs/${id}`, unlisted: id.startsWith("un") }]));

it("lists ids in reading order, a category's own first", () => {
  expect(listDocIds(entries)).toEqual(["index", "use", "install", "cli", "api"]);
});

describe("the sidebar", () => {
  it("has links and nested categories, open unless they say otherwise", () => {
    expect(createSidebar(entries, createDocs("index", "use", "install", "cli", "api"))).toEqual([
      { type: "link", label: "INDEX", href: "/docs/index" },
      {
        type: "category",
        label: "Use",
        collapsed: true,
        href: "/docs/use",
        items: [
          { type: "link", label: "INSTALL", href: "/docs/install" },
          {
            type: "category",
            label: "Deep",
            collapsed: false,
            items: [
              { type: "link", label: "CLI", href: "/docs/cli" },
              { type: "link", label: "API", href: "/docs/api" },
            ],
          },
        ],
      },
      { type: "link", label: "Chat", href: "https://example.org" },
    ]);
  });

  it("drops docs that are not there and categories that are empty without them", () => {
    const items = createSidebar(entries, createDocs("index", "install"));
    expect(items.map((item) => item.label)).toEqual(["INDEX", "Use", "Chat"]);
    expect(items[1]).toEqual({
      type: "category",
      label: "Use",
      collapsed: true,
      items: [{ type: "link", label: "INSTALL", href: "/docs/install" }],
    });
    expect(createSidebar(entries, createDocs("index")).map((item) => item.label)).toEqual(["INDEX", "Chat"]);
  });

  it("keeps an empty category that is a page itself", () => {
    expect(createSidebar(entries, createDocs("use"))[0]).toMatchObject({ label: "Use", href: "/docs/use", items: [] });
  });

  it("marks what is unlisted", () => {
    const items = createSidebar(["una", { category: "C", link: "unb", items: [] }], createDocs("una", "unb"));
    expect(items[0]).toMatchObject({ unlisted: true });
    expect(items[1]).toMatchObject({ href: "/docs/unb", linkUnlisted: true });
  });
});

describe("unknown ids", () => {
  const find = (source: string, ids: string[]) =>
    findUnknownIds(parseSidebars("sidebar.yml", source).value!, { file: "sidebar.yml", text: source }, ids);

  it("are reported with line, nearest and available ids", () => {
    expect(find("docs:\n  - index\n  - category: A\n    items:\n      - optoins\n", ["index", "options"])).toEqual([
      {
        file: "sidebar.yml",
        line: 5,
        message: 'no doc with the id "optoins". Did you mean "options"? Available ids: index, options.',
      },
    ]);
  });

  it("are found at their own line, not inside of a longer id", () => {
    const [problem] = find('docs:\n  - install-guide\n  - category: C\n    items: [a, "install"]\n', [
      "install-guide",
      "a",
    ]);
    expect(problem!.line).toBe(4);
  });

  it("include the links of categories, in all sidebars", () => {
    const source = "one: [a]\ntwo:\n  - category: C\n    link: zzzzzzzz\n    items: [yyyyyyyy]\n";
    expect(find(source, ["a"]).map(({ line, message }) => `${line} ${message}`)).toEqual([
      '4 no doc with the id "zzzzzzzz". Available ids: a.',
      '5 no doc with the id "yyyyyyyy". Available ids: a.',
    ]);
  });
});

it("mistakes in the file have a line", () => {
  expect(parseSidebars("sidebar.yml", "docs:\n  - category: A\n    colapsed: true\n    items: []\n").problems).toEqual([
    { file: "sidebar.yml", line: 3, message: 'docs[0].colapsed: unknown key. Did you mean "collapsed"?' },
  ]);
});

it.each([
  ["docs:\n  - categry: A\n    items: [index]\n", 'docs[0].categry: unknown key. Did you mean "category"?', 2],
  ["docs:\n  - category: A\n    itmes: [index]\n", 'docs[0].itmes: unknown key. Did you mean "items"?', 3],
  ["docs:\n  - label: A\n    herf: /a\n", 'docs[0].herf: unknown key. Did you mean "href"?', 3],
  ["docs:\n  - label: A\n", "docs[0].href: is missing", 2],
  [
    "docs:\n  - category: A\n    items:\n      - category: B\n        items: []\n        colapsed: true\n",
    'docs[0].items[0].colapsed: unknown key. Did you mean "collapsed"?',
    6,
  ],
])("a typing error in %j is told with its nearest key", (text, message, line) => {
  expect(parseSidebars("sidebar.yml", text).problems).toEqual([{ file: "sidebar.yml", line, message }]);
});
