/** Who may import whom: the rules of the layout, held against every import of the source. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What each folder may import besides itself. The first that contains a file is the one that counts. */
const RULES: { folder: string; mayImport: string[] }[] = [
  { folder: "src/shared/", mayImport: [] },
  { folder: "src/engine/", mayImport: ["src/shared/", "src/offline/messages.ts"] },
  { folder: "src/offline/", mayImport: [] },
  { folder: "src/app/runtime/", mayImport: ["src/shared/"] },
  { folder: "src/app/enhance/", mayImport: ["src/shared/", "src/app/runtime/"] },
  { folder: "src/app/search/", mayImport: ["src/shared/"] },
  {
    folder: "src/app/ui/",
    mayImport: ["src/shared/", "src/styles/", "src/app/runtime/", "src/app/enhance/", "src/app/search/"],
  },
  { folder: "src/app/", mayImport: ["src/shared/"] },
  {
    folder: "src/playground/",
    mayImport: ["src/shared/", "src/styles/", "src/app/runtime/", "src/app/ui/primitives/"],
  },
];

/** The folders of the engine, from the commands down to the base. Each may import only those below it. */
const ENGINE_ORDER = [
  [
    "cli.ts",
    "build.ts",
    "dev/",
    "launch/",
    "examples/",
    "fetch-formatters/",
    "external-links/",
    "search-upload/",
    "versions/",
    "new-site/",
  ],
  ["write/"],
  ["outputs/"],
  ["playground/"],
  ["pages/"],
  ["content/"],
  ["directives/"],
  ["markdown/"],
  ["formatter/"],
  ["bundle/", "host/"],
  ["config/"],
  ["base/"],
].map((rooms) => rooms.map((room) => `src/engine/${room}`));

/** It starts the app, so nothing may pull it in but a test of its own. */
const ENTRY = "src/app/client.tsx";

interface Import {
  file: string;
  specifier: string;
  /** Seen from the root; undefined for packages. */
  target?: string;
}

function listSpecifiers(code: string): string[] {
  const source = code.replace(/^\s*(?:\/\/.*|\/?\*.*)$/gm, "");
  const patterns = [
    /^\s*(?:import|export)\s[^"'`;]*?from\s*["']([^"']+)["']/gm,
    /^\s*import\s*["']([^"']+)["']/gm,
    /\bimport\(\s*["']([^"']+)["']/g,
    /new URL\(\s*["'](\.[^"']+)["'],\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!));
}

async function listModules(): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, "src"), { recursive: true });
  return entries.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name.split(path.sep).join("/")}`);
}

async function listImports(): Promise<Import[]> {
  const imports = (await listModules()).map(async (file) =>
    listSpecifiers(await readFile(path.join(ROOT, file), "utf8")).map((specifier): Import => {
      const isLocal = specifier.startsWith(".");
      return {
        file,
        specifier,
        ...(isLocal && { target: path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, "")) }),
      };
    }),
  );
  return (await Promise.all(imports)).flat();
}

function findOffence({ file, specifier, target }: Import): string | undefined {
  if (!target) return undefined;
  const rule = RULES.find(({ folder }) => file.startsWith(folder));
  if (!rule) return `${file}: no rule says what it may import (${specifier})`;
  if (target === ENTRY && file !== "src/app/client.test.tsx")
    return `${file} imports "${specifier}": nobody imports ${ENTRY}`;
  const isProject = file.startsWith("src/engine/") && !target.startsWith("src/");
  if (isProject || [rule.folder, ...rule.mayImport].some((folder) => target.startsWith(folder))) return undefined;
  return `${file} imports "${specifier}" (${target}): ${rule.folder} may import only itself${rule.mayImport.map((folder) => `, ${folder}`).join("")}`;
}

it("every import keeps to the rules", async () => {
  const imports = await listImports();
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.map(findOffence).filter(Boolean)).toEqual([]);
});

describe("the folders of the engine", () => {
  const isTest = (file: string) => /\.test\.|\/testing(\/|\.ts$)/.test(file);
  const getRoom = (file: string) => ENGINE_ORDER.findIndex((rooms) => rooms.some((room) => file.startsWith(room)));

  it("have an order, and none imports one above it", async () => {
    const own = (await listImports()).filter(({ file }) => file.startsWith("src/engine/") && !isTest(file));
    expect(own.filter(({ file }) => getRoom(file) < 0).map(({ file }) => file)).toEqual([]);
    const upward = own.filter(
      ({ file, target }) => target?.startsWith("src/engine/") && getRoom(target) < getRoom(file),
    );
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it("are all in the order", async () => {
    const names = (await readdir(path.join(ROOT, "src/engine"), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
      .map((entry) => `src/engine/${entry.name}${entry.isDirectory() ? "/" : ""}`);
    expect(names.filter((name) => !isTest(name.replace(/\/$/, "/x")) && getRoom(name) < 0)).toEqual([]);
  });
});

it("no file imports itself by way of others", async () => {
  const graph = new Map<string, string[]>();
  for (const { file, target } of await listImports()) {
    if (target?.startsWith("src/")) graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  expect(findCycles(graph)).toEqual([]);
  expect(
    findCycles(
      new Map([
        ["a", ["b"]],
        ["b", ["c", "d"]],
        ["c", ["a"]],
      ]),
    ),
  ).toEqual(["a -> b -> c -> a"]);
});

function findCycles(graph: Map<string, string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    else if (!done.has(file)) {
      for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    }
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

describe("a newcomer finds a file by looking", async () => {
  const modules = (await listModules()).filter((file) => !/\.test\.tsx?$/.test(file));

  it("no folder has more than 20 modules", () => {
    const folders = modules.map((file) => path.posix.dirname(file));
    const isFull = (folder: string) => folders.filter((other) => other === folder).length > 20;
    expect([...new Set(folders)].filter(isFull)).toEqual([]);
  });

  it("no module has more than 250 lines", async () => {
    const texts = await Promise.all(modules.map((file) => readFile(path.join(ROOT, file), "utf8")));
    expect(modules.filter((_, place) => texts[place]!.split("\n").length > 251)).toEqual([]);
  });
});

it("every import leads to a file, so none escapes the rules by a typo", async () => {
  const missing = (await listImports()).filter(({ target }) => target && !existsSync(path.join(ROOT, target)));
  expect(missing.map(({ file, specifier }) => `${file}: ${specifier}`)).toEqual([]);
});

describe("the rules", () => {
  it.each([
    ["src/shared/paths.ts", "src/engine/base/cache.ts"],
    ["src/engine/build.ts", "src/app/App.tsx"],
    ["src/engine/build.ts", "src/playground/model/state.ts"],
    ["src/app/runtime/router.tsx", "src/app/ui/frame/Frame.tsx"],
    ["src/app/enhance/tabs.ts", "src/app/ui/frame/Frame.tsx"],
    ["src/app/ui/frame/Frame.tsx", "src/engine/base/cache.ts"],
    ["src/app/ui/frame/Frame.tsx", "src/app/App.tsx"],
    ["src/app/App.tsx", "src/playground/main.tsx"],
    ["src/app/App.tsx", "src/app/client.tsx"],
    ["src/playground/main.tsx", "src/app/ui/frame/Frame.tsx"],
    ["src/playground/main.tsx", "src/app/client.tsx"],
    ["src/elsewhere/a.ts", "src/shared/paths.ts"],
  ])("forbid that %s imports %s", (file, target) => {
    const offence = findOffence({ file, specifier: "the-specifier", target });
    expect(offence).toContain(file);
    expect(offence).toContain("the-specifier");
  });

  it.each([
    ["src/app/ui/frame/Frame.tsx", "src/app/runtime/context.tsx"],
    ["src/app/client.tsx", "src/app/ui/frame/Frame.tsx"],
    ["src/playground/main.tsx", "src/app/ui/primitives/Link.tsx"],
    ["src/engine/build.ts", "src/shared/paths.ts"],
  ])("allow that %s imports %s", (file, target) => {
    expect(findOffence({ file, specifier: "x", target })).toBeUndefined();
  });
});

it("all ways to import are seen", () => {
  const code =
    'import a from "./a.ts";\nimport type { B,\n C } from "./b.ts";\nimport "./c.css";\nexport { d } from "./d.ts";\nconst e = () => import("./e.ts");\nnew Worker(new URL("./f.ts", import.meta.url));\n// import g from "./g.ts";\n/** import h from "./h.ts" */';
  expect(listSpecifiers(code).sort()).toEqual(["./a.ts", "./b.ts", "./c.css", "./d.ts", "./e.ts", "./f.ts"]);
});
