import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listStored, locateStored } from "../playground/releases/store.ts";
import { fetchFormatters } from "./fetch-formatters.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "formatters-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A package as releases before 3 had it: their modules are left out. */
const PACKAGE = {
  "package.json": (version: string) => JSON.stringify({ name: "prettier", version }),
  "index.js": () =>
    `exports.getSupportInfo = () => ({ options: [{ name: "semi" }], languages: [{ name: "Tide", parsers: ["tide"] }, { name: "Server", parsers: ["fs"] }] });`,
  "standalone.js": (version: string) => `module.exports = { version: "${version}" };`,
  "esm/standalone.mjs": () => `export default {};`,
  "parser-tide.js": () => `module.exports = { parsers: { tide: { astFormat: "sea" } } };`,
  "parser-fs.js": () => `"use strict";function _interopDefault(e){return e}var fs=_interopDefault(require("fs"));`,
};

let asked: string[] = [];
const log: string[] = [];
const options = () => ({
  folder,
  log: (message: string) => log.push(message),
  extract: async ({ version }: { version: string }, dir: string) => {
    asked.push(version);
    mkdirSync(path.join(dir, "esm"), { recursive: true });
    for (const [name, create] of Object.entries(PACKAGE)) writeFileSync(path.join(dir, name), create(version));
  },
});

test("takes what browsers need, equal files once, and asks for nothing twice", async () => {
  asked = [];
  await fetchFormatters(["1.13.0", "1.13.1"], options());
  const stored = await listStored(folder);
  expect(stored.map(({ version }) => version)).toEqual(["1.13.0", "1.13.1"]);
  expect(stored[0]).toMatchObject({
    core: "standalone.js",
    support: {
      options: [{ name: "semi" }],
      languages: [{ name: "Tide", parsers: ["tide"] }],
      plugins: [{ file: "parser-tide.js", parsers: { tide: "sea" }, printers: [] }],
    },
  });
  expect(Object.keys(stored[0]!.files)).toEqual(["standalone.js", "parser-tide.js"]);
  expect(stored[0]!.files["parser-tide.js"]).toBe(stored[1]!.files["parser-tide.js"]);
  expect(stored[0]!.files["standalone.js"]).not.toBe(stored[1]!.files["standalone.js"]);
  // Three files, each with two compressed versions.
  expect(readdirSync(path.join(folder, "files"))).toHaveLength(9);
  const core = locateStored(stored[0]!.files["standalone.js"]!, folder);
  expect(brotliDecompressSync(readFileSync(`${core}.br`))).toEqual(readFileSync(core));
  await fetchFormatters(["1.13.1", "1.13.2"], options());
  expect(asked.sort()).toEqual(["1.13.0", "1.13.1", "1.13.2"]);
  expect(readdirSync(folder).sort()).toEqual(["files", "releases"]);
});

test("a package that is not the one of the lock leaves nothing behind", async () => {
  const extract = () => Promise.reject(new Error("sha512 integrity checksum failed"));
  await expect(fetchFormatters(["3.5"], { ...options(), extract })).rejects.toThrow("integrity");
  expect(await listStored(folder)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
