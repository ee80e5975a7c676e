import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { createFolder } from "../testing/values.ts";
import { listTrimmedOfReact, trimMethods, trimReactModule } from "./trim-packages.ts";

const code = await readFile(fileURLToPath(import.meta.resolve("minisearch")), "utf8");

async function search(Engine: typeof MiniSearch) {
  const index = new Engine({ fields: ["text"] });
  await index.addAllAsync(["semicolons and commas", "commas", "spaces"].map((text, id) => ({ id, text })));
  const queries = ["comma", "semocolons", "spaces commas"];
  return queries.map((query) => index.search(query, { prefix: true, fuzzy: 0.2 }));
}

test("MiniSearch finds the same without the methods that search does not call", async () => {
  const trimmed = trimMethods(code);
  expect(trimmed.length).toBeLessThan(code.length * 0.8);
  const file = path.join(await createFolder(), "trimmed.mjs");
  await writeFile(file, trimmed.replace(/^\/\/# sourceMappingURL.*/m, ""));
  const module = (await import(pathToFileURL(file).href)) as { default: typeof MiniSearch };
  const found = await search(module.default);
  expect(found.map((results) => results.map(({ id }) => id))).toEqual([[1, 0], [0], [2, 1, 0]]);
  expect(found).toEqual(await search(MiniSearch));
});

test("a method that is gone stops the build, so that nobody keeps a list of what once was", () => {
  expect(() => trimMethods(code.replaceAll("autoSuggest(", "suggest("))).toThrow("it has no autoSuggest any more");
});

const REACT = ["react/cjs/react.production.js", "react-dom/cjs/react-dom-client.production.js"].map((file) =>
  path.join(PROJECT_ROOT, "node_modules", file),
);
test("React has all functions that are emptied and all signals, and is an eighth smaller without them", async () => {
  const sources = await Promise.all(REACT.map((file) => readFile(file, "utf8")));
  const missing = new Set(listTrimmedOfReact());
  const trimmed = sources.map((source) => trimReactModule(source, missing));
  expect([...missing]).toEqual([]);
  expect(trimmed.join("").length).toBeLessThan(sources.join("").length * (7 / 8));
  expect(trimmed[1]).toContain("function updateActivityComponent(current, workInProgress, renderLanes) {}");
  // No error is created while it is loaded.
  expect(trimmed.join("\n")).not.toMatch(/^(var|const|let|\s{2}\w+ =).* Error\(/m);
});
