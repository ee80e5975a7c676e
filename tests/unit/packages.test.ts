/** The packages: what the build needs is installed without those of the tests, and what is installed is what the lockfile says. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import config from "../../site.config.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockedPackage {
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(path.join(ROOT, file), "utf8")) as T;

/** The files of which the site, the engine and its commands are made. */
async function listSources(): Promise<string[]> {
  const names = (await readdir(path.join(ROOT, "src"), { recursive: true })).map(
    (name) => `src/${name.split(path.sep).join("/")}`,
  );
  const isTest = (name: string) => /\.test\.|\/testing(\/|\.ts$)/.test(name);
  return [...names.filter((name) => /\.(tsx?|mjs)$/.test(name) && !isTest(name)), "site.config.ts"];
}

/** The packages that a file loads when it runs, so those it only takes types from are left out. */
function listPackages(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code.replace(/^import type {}.*$/gm, "")).module;
  const running = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType)),
    ...staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const inCode = /(?:(?<!typeof )\bimport\("|\brequire\.resolve\("|"node_modules\/)([@\w./:-]+)/g;
  const found = [...code.matchAll(inCode)].map(([, name = ""]) => name);
  return [...running, ...found].flatMap((name) =>
    /^(?:\.|node:|virtual:)/.test(name) ? [] : (/^(?:@[\w.-]+\/)?[\w.-]+/.exec(name)?.[0] ?? []),
  );
}

describe("dependencies", async () => {
  const { dependencies, devDependencies } = await readJson<Manifest>("package.json");
  const loaded = await Promise.all(
    (await listSources()).map(async (file) => listPackages(file, await readFile(path.join(ROOT, file), "utf8"))),
  );
  const configured = [
    ...config.docs.flatMap(({ versions }) => versions.flatMap(({ formatter }) => formatter ?? [])),
    ...config.playground.releases,
    ...config.playground.plugins,
  ];
  const needed = [...new Set([...loaded.flat(), ...configured])].sort();

  it("are exactly what the site, the engine and the configuration load", () => {
    expect(needed.length).toBeGreaterThan(40);
    expect(Object.keys(dependencies).sort()).toEqual(needed);
  });

  it("are listed once", () => {
    expect(Object.keys(devDependencies).filter((name) => name in dependencies)).toEqual([]);
  });
});

it("all ways to load a package are seen, and types are none", () => {
  const code = `import type { A } from "a";\nimport type {} from "aa";\nimport { type B } from "b"; let c: typeof import("c"); import fs from "node:fs";
import d from "d/e.js"; import "@f/g"; export { h } from "h"; import { type I, i } from "i"; import("@j/k/l.js");
require.resolve("m/n.json"); join("node_modules/@o/p", file); import own from "./own.ts"; print(\`import q from "q"\`);`;
  expect(listPackages("code.ts", code).sort()).toEqual(["@f/g", "@j/k", "@o/p", "d", "h", "i", "m"]);
});

describe.each([
  ["package-lock.json", 300],
  ["plugins/package-lock.json", 150],
])("%s", async (file, least) => {
  const { packages } = await readJson<{ packages: Record<string, LockedPackage> }>(file);
  const locked = Object.entries(packages).filter(([place, { link, inBundle }]) => place && !link && !inBundle);

  it("says of every package where it comes from: the registry that everybody has", () => {
    const getAddress = (place: string, { name = place.replace(/^.*node_modules\//, ""), version }: LockedPackage) =>
      `https://registry.npmjs.org/${name}/-/${name.replace(/^.*\//, "")}-${version}.tgz`;
    expect(locked.length).toBeGreaterThan(least);
    expect(locked.flatMap(([place, entry]) => (entry.resolved === getAddress(place, entry) ? [] : place))).toEqual([]);
  });

  it("has a checksum of every package, those for other systems included", () => {
    expect(locked.flatMap(([place, { integrity }]) => (integrity?.startsWith("sha512-") ? [] : place))).toEqual([]);
    expect(
      locked.some(([place]) => place.includes("win32-x64")) && locked.some(([place]) => place.includes("darwin-arm64")),
    ).toBe(true);
  });
});
