import { describe, expect, it } from "vitest";
import { CLIENT_ENTRY, createChunkNamer, PLAYGROUND_ENTRY } from "./chunks.ts";
import type { DeclaredKind } from "./page-kinds.ts";

const ROOT = "/project";
const toId = (name: string) => `${ROOT}/${name}`;

const KINDS: DeclaredKind[] = [
  { kind: "doc", component: toId("DocPage.tsx"), chunks: ["client"] },
  { kind: "post", component: toId("Post.tsx"), chunks: ["blog"] },
  { kind: "archive", component: toId("Archive.tsx"), chunks: ["blog"] },
  { kind: "home", component: toId("Home.tsx"), chunks: ["home", "marketing"] },
  { kind: "users", component: toId("Users.tsx"), chunks: ["marketing"] },
  { kind: "search", component: toId("SearchPage.tsx"), chunks: ["search-page", "search-dialog"] },
];
const COMPONENTS = KINDS.map(({ component }) => `${component.slice(ROOT.length + 1)}?`);

/** Files by what they import; `import()` is written with a question mark. */
function assignChunks(graph: Record<string, string[]>, kinds = KINDS): Record<string, string | null> {
  const getModuleInfo = (id: string) => {
    const imports = graph[id.slice(ROOT.length + 1)];
    if (!imports) return null;
    return {
      importedIds: imports.filter((name) => !name.endsWith("?")).map(toId),
      dynamicallyImportedIds: imports.filter((name) => name.endsWith("?")).map((name) => toId(name.slice(0, -1))),
    };
  };
  const getName = createChunkNamer(ROOT, kinds);
  return Object.fromEntries(Object.keys(graph).map((name) => [name, getName(toId(name), { getModuleInfo })]));
}

describe("with a playground", () => {
  const chunks = assignChunks({
    [CLIENT_ENTRY]: ["react.js", "storage.ts", ...COMPONENTS, "SearchDialog.tsx?", "app.css?"],
    [PLAYGROUND_ENTRY]: ["react.js", "editor.js?"],
    "DocPage.tsx": ["Sidebar.tsx", "Time.tsx"],
    "Post.tsx": ["react.js", "Authors.tsx", "blog.css", "Time.tsx"],
    "Archive.tsx": ["Authors.tsx", "blog.css"],
    "Home.tsx": ["Demo.tsx", "Banner.tsx", "Release.tsx"],
    "Users.tsx": ["Banner.tsx", "storage.ts"],
    "SearchPage.tsx": ["Filters.tsx", "session.ts", "Marked.tsx"],
    "SearchDialog.tsx": ["session.ts", "Marked.tsx", "AskPanel.tsx?", "search.css"],
    "AskPanel.tsx": ["Marked.tsx", "Answer.tsx", "Release.tsx"],
    ...Object.fromEntries(
      [
        "react.js storage.ts editor.js Sidebar.tsx Time.tsx Authors.tsx blog.css Demo.tsx Banner.tsx Release.tsx Filters.tsx",
        "session.ts Marked.tsx search.css Answer.tsx app.css",
      ]
        .join(" ")
        .split(" ")
        .map((name) => [name, []]),
    ),
  });
  const pick = (...names: string[]) => names.map((name) => chunks[name]);

  it("what both load is in one chunk", () => expect(chunks["react.js"]).toBe("common"));
  it("what only the playground loads is in none of the site's", () => {
    expect(pick("editor.js", PLAYGROUND_ENTRY)).toEqual([null, null]);
  });
  it("the rest goes by kind of page, with its styles in a chunk of their own", () => {
    expect(pick("storage.ts", "Sidebar.tsx", "Post.tsx", "Authors.tsx", "blog.css", "Demo.tsx")).toEqual([
      "client",
      "client",
      "blog",
      "blog",
      "blog-styles",
      "home",
    ]);
  });
  it("what kinds share is in the chunk that they declare, or where every page has it", () => {
    expect(pick("Banner.tsx", "Time.tsx", "Release.tsx")).toEqual(["marketing", "client", "client"]);
  });
  it("a part that is loaded later has the name of its file, and shares what was there before", () => {
    expect(pick("SearchDialog.tsx", "search.css", "session.ts", "Marked.tsx", "Filters.tsx")).toEqual([
      "search-dialog",
      "search-dialog-styles",
      "search-dialog",
      "search-dialog",
      "search-page",
    ]);
    expect(pick("AskPanel.tsx", "Answer.tsx")).toEqual(["ask-panel", "ask-panel"]);
  });
  it("a style sheet that is loaded by itself is left to the bundler", () => expect(chunks["app.css"]).toBe(null));
});

it("without a playground, React belongs to the site", () => {
  expect(assignChunks({ [CLIENT_ENTRY]: ["react.js"], "react.js": [] }, [])["react.js"]).toBe("client");
});

it("a chunk that does not exist is named", () => {
  const kinds: DeclaredKind[] = [{ kind: "doc", component: toId("DocPage.tsx"), chunks: ["client", "serach"] }];
  expect(() => assignChunks({ [CLIENT_ENTRY]: ["DocPage.tsx?"] }, kinds)).toThrow(
    'src/app/page-kinds.ts: "doc" shares a chunk "serach". There are only client.',
  );
});
