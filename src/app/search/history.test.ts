import { expect, test } from "vitest";
import { createHit } from "./testing.ts";
import { createHistory, createRecentQueries, showStoredHit, toStoredHit } from "./history.ts";
import type { PlaceRecord } from "../../shared/search/records.ts";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__prettier";
const FAVORITES = "__DOCSEARCH_FAVORITE_SEARCHES__prettier";

/** The storage of a browser; `limit` is how many characters fit. */
function createStorage(limit = Infinity): Storage {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...values].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > limit) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  return new Proxy(storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

const hit = (id: string): PlaceRecord => ({ ...toStoredHit(createHit({ url: `/docs/${id}` })), objectID: id });
const ids = (list: PlaceRecord[]) => list.map((each) => each.objectID).join(" ");

test("the newest is first, and once; seven are kept", () => {
  const history = createHistory(createStorage(), "prettier");
  for (const id of "abcdefgha") history.remember(hit(id));
  expect(ids(history.listRecent())).toBe("a h g f e d c");
});

test("a favorite leaves the recent ones and is not added to them again; beside favorites four are kept", () => {
  const history = createHistory(createStorage(), "prettier");
  for (const id of "abcdef") history.remember(hit(id));
  history.favor("c");
  expect(ids(history.listFavorites())).toBe("c");
  expect(ids(history.listRecent())).toBe("f e d b");
  history.remember(hit("c"));
  expect(ids(history.listRecent())).toBe("f e d b");
  history.unfavor("c");
  expect(history.listFavorites()).toEqual([]);
  history.forget("e");
  expect(ids(history.listRecent())).not.toContain("e");
});

test("at most ten favorites", () => {
  const history = createHistory(createStorage(), "prettier");
  for (const id of "abcdefghijkl") {
    history.remember(hit(id));
    history.favor(id);
  }
  expect(ids(history.listFavorites())).toBe("l k j i h g f e d c");
});

test("they are stored as they have always been", () => {
  const storage = createStorage();
  createHistory(storage, "prettier").remember(toStoredHit(createHit()));
  expect(JSON.parse(storage.getItem(RECENT)!)).toEqual([
    {
      objectID: "/docs/options#semicolons",
      url: "/docs/options#semicolons",
      url_without_anchor: "/docs/options",
      anchor: "semicolons",
      type: "lvl3",
      content: null,
      hierarchy: {
        lvl0: "Configuring",
        lvl1: "Options",
        lvl2: "JavaScript",
        lvl3: "Semicolons",
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    },
  ]);
});

test.each(["{", '"text"', "null", "[1"])("what no search has written (%s) is taken away", (text) => {
  const storage = createStorage();
  storage.setItem(RECENT, text);
  expect(createHistory(storage, "prettier").listRecent()).toEqual([]);
  expect(storage.getItem(RECENT)).toBeNull();
});

test("a full storage makes room: half of what searches stored, the largest first", () => {
  const storage = createStorage(1000);
  storage.setItem("theme", "dark");
  storage.setItem("__DOCSEARCH_RECENT_SEARCHES__old", "x".repeat(600));
  storage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__old", "y".repeat(20));
  const history = createHistory(storage, "prettier");
  history.remember(hit("a"));
  history.remember(hit("b"));
  expect(storage.getItem("theme")).toBe("dark");
  expect(storage.getItem("__DOCSEARCH_FAVORITE_SEARCHES__old")).not.toBeNull();
  expect(storage.getItem("__DOCSEARCH_RECENT_SEARCHES__old")).toBeNull();
  expect(ids(history.listRecent())).toBe("b a");
});

test("without storage nothing is kept and nothing fails", () => {
  const history = createHistory(undefined, "prettier");
  history.remember(hit("a"));
  expect(history.listRecent()).toEqual([]);
});

const origins: [string, string] = ["http://localhost:3000", "https://prettier.io"];

test("what was stored on the published site leads to the same place here", () => {
  const stored = { ...toStoredHit(createHit()), url: "https://prettier.io/docs/options.html#semicolons" };
  expect(showStoredHit(stored, origins)).toEqual({
    id: "/docs/options#semicolons",
    url: "/docs/options.html#semicolons",
    title: "Semicolons",
    path: ["Configuring", "Options", "JavaScript"],
  });
});

test.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "http://elsewhere.example/",
  "https://elsewhere.example/docs/",
  "https:elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "https://prettier.io//elsewhere.example/",
  "https://prettier.io/.//elsewhere.example/",
  "https://prettier.io\\\\elsewhere.example/",
  "https://prettier.io@elsewhere.example/",
  "blob:https://prettier.io/1",
  "https://",
])("an address that is no page of this site (%j) is not shown", (url) => {
  const shown = showStoredHit({ ...toStoredHit(createHit()), url }, origins);
  expect(shown).toBeUndefined();
});

test.each([null, 1, "x", {}, { objectID: "a", url: "/x" }, { objectID: "a", url: "/x", hierarchy: null }])(
  "an entry of another shape (%j) is not shown",
  (stored) => {
    expect(showStoredHit(stored, origins)).toBeUndefined();
  },
);

test("the search page keeps six queries", () => {
  const storage = createStorage();
  const recent = createRecentQueries(storage);
  for (const query of ["a", "b", "c", "d", "e", "f", "g", "b"]) recent.remember(query);
  expect(recent.list()).toEqual(["b", "g", "f", "e", "d", "c"]);
  recent.forget("g");
  expect(recent.list()).not.toContain("g");
  recent.clear();
  expect(recent.list()).toEqual([]);
  storage.setItem("docsearch:search-page:recent", '["a", 1, {}]');
  expect(recent.list()).toEqual(["a"]);
  expect(storage.getItem(FAVORITES)).toBeNull();
});
