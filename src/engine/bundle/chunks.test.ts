import { describe, expect, it } from "vitest";
import { CLIENT_ENTRY, createGroups, PLAYGROUND_ENTRY } from "./chunks.ts";

const ROOT = "/project";

/** Files by what they import; `import()` is written with a question mark. */
function assignChunks(graph: Record<string, string[]>): Record<string, string | undefined> {
  const toId = (name: string) => `${ROOT}/${name}`;
  const getModuleInfo = (id: string) => {
    const imports = graph[id.slice(ROOT.length + 1)];
    return (
      imports && {
        importedIds: imports.filter((name) => !name.endsWith("?")).map(toId),
        dynamicallyImportedIds: imports.filter((name) => name.endsWith("?")).map((name) => toId(name.slice(0, -1))),
      }
    );
  };
  const groups = createGroups(ROOT);
  return Object.fromEntries(
    Object.keys(graph).map((name) => {
      const matching = groups.filter(({ test }) => test?.test(toId(name)) ?? true);
      return [
        name,
        matching
          .map((group) => group.name(toId(name), { getModuleInfo: (id) => getModuleInfo(id) ?? null }))
          .find(Boolean) ?? undefined,
      ];
    }),
  );
}

const REACT = "node_modules/react/index.js";
const EDITOR = "node_modules/editor/index.js";
const STORAGE = "src/app/runtime/storage.ts";
const POST = "src/app/ui/blog/Post.tsx";

describe("with a playground", () => {
  const chunks = assignChunks({
    [CLIENT_ENTRY]: [REACT, STORAGE, `${POST}?`],
    [PLAYGROUND_ENTRY]: [REACT, `${EDITOR}?`],
    [POST]: [REACT],
    [REACT]: [],
    [EDITOR]: [],
    [STORAGE]: [],
  });

  it("what both load is in one chunk", () => expect(chunks[REACT]).toBe("common"));
  it("what only the playground loads is in none of the site's", () => {
    expect([chunks[EDITOR], chunks[PLAYGROUND_ENTRY]]).toEqual([undefined, undefined]);
  });
  it("the rest goes by kind of page", () => expect([chunks[STORAGE], chunks[POST]]).toEqual(["client", "blog"]));
});

it("without a playground, React belongs to the site", () => {
  expect(assignChunks({ [CLIENT_ENTRY]: [REACT], [REACT]: [] })[REACT]).toBe("client");
});
