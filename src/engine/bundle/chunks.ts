/** Which files the browser's code is written to. */
import path from "node:path";
import type { PageKind } from "../../shared/page.ts";

export const CLIENT_ENTRY = "src/app/client.tsx";
export const PLAYGROUND_ENTRY = "src/playground/main.tsx";

/**
 * Few files instead of one for each module: one for kinds of pages that are read in a row, and what every page needs.
 * Their styles are inlined into pages of these kinds only. Rolldown takes the first group that matches.
 */
export const CHUNKS: { name: string; test: RegExp; kinds: PageKind[] }[] = [
  {
    name: "blog",
    test: /src\/(app\/ui\/blog\/|styles\/blog)/,
    kinds: ["blog-list", "post", "archive", "authors", "author"],
  },
  { name: "home", test: /src\/(app\/ui\/pages\/home\/|styles\/home)/, kinds: ["home"] },
  {
    name: "marketing",
    test: /src\/(app\/ui\/pages\/|styles\/pages)/,
    kinds: ["home", "users", "plain", "search", "not-found"],
  },
  {
    name: "search-form",
    test: /src\/(app\/ui\/search\/SearchForm|styles\/search-form)/,
    kinds: ["search", "not-found"],
  },
  { name: "search-page", test: /src\/(app\/ui\/search\/(page\/|PageList)|styles\/search-page)/, kinds: ["search"] },
  {
    // Only in the build of a site that is searched by a service.
    name: "hosted-search",
    test: /src\/(app\/search\/hosted\/|shared\/search-hosts)|node_modules\/(algoliasearch|@algolia)\//,
    kinds: [],
  },
  { name: "ask", test: /src\/app\/(ui\/search\/ask\/|search\/answers\/(?!is-question))/, kinds: [] },
  {
    // Loaded when somebody turns to the search button: only what that button needs itself comes before.
    name: "search",
    test: /src\/(app\/search\/(?!fetch-records)|app\/ui\/search\/(?!SearchButton|search-shortcut|read-tags)|shared\/search(-words|-records)?\.ts|styles\/search)/,
    kinds: ["search"],
  },
  { name: "client", test: /src\/(app|shared)\/|node_modules|virtual:/, kinds: [] },
];

interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

interface Group {
  name(id: string, modules: Modules): string | null;
  test?: RegExp;
}

/** What site and playground both load, React above all, is a chunk of its own: who comes from the one has it for the other. */
export function createGroups(root: string): Group[] {
  const reached = new Map<string, Set<string>>();
  const isReached = (from: string, id: string, modules: Modules) => {
    if (!reached.has(from)) reached.set(from, listReached(path.join(root, from), modules));
    return reached.get(from)!.has(id);
  };
  return [
    {
      name: (id, modules) =>
        isReached(PLAYGROUND_ENTRY, id, modules) && isReached(CLIENT_ENTRY, id, modules) ? "common" : null,
    },
    ...CHUNKS.map(({ name, test }) => ({
      test,
      name: (id: string, modules: Modules) => (isReached(PLAYGROUND_ENTRY, id, modules) ? null : name),
    })),
  ];
}

function listReached(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const info = modules.getModuleInfo(id);
    for (const each of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) reached.add(each);
  }
  return reached;
}
